// The Fall of the Roman Empire on the page: the map and the parts that stand beside it.

import type { SheetSettings } from '../sheet';
import { Desk } from './desk.svelte';
import { beatsOf } from './story';

export { default as PromptExtra } from './PromptExtra.svelte';
export { default } from './Sheet.svelte';
export { default as SideExtra } from './SideExtra.svelte';
export { default as Status } from './Status.svelte';
export { default as TurnStrip } from './TurnStrip.svelte';

export function createDraft(): Desk {
  return new Desk();
}

export const settings: SheetSettings = {
  pictureLegend:
    'Square counters are Rome’s, those with cut corners the barbarians’; a number below counts several. A coin is what an area is worth. Hatched: held by barbarians.',
  beatsOf,
  keys: [
    ['Arrow keys', 'on the map: to the next area, bordering ones first'],
    ['N, Shift N', 'on the map: to the next or the previous area that may be chosen'],
    ['Enter', 'on the map: choose the area, or hear why not'],
    [
      'Drag',
      'on the map: carry a Legion or a host with all who may go to another area; Escape puts it back',
    ],
    ['+ − 0', 'on the map: zoom in, zoom out, show all of it'],
  ],
  dice: [
    { kind: 'reinforcement_die', title: 'Reinforcements' },
    { kind: 'conflict_round', title: 'Conflict' },
  ],
};
