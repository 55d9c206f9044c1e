// Pomerium on the page: the map, the story of the year, and the parts that stand beside them.

import type { SheetSettings } from '../sheet';
import { Desk } from './desk.svelte';
import { beatsOf } from './story';

export { default } from './Sheet.svelte';
export { default as PromptExtra } from './PromptExtra.svelte';
export { default as SideExtra } from './SideExtra.svelte';
export { default as Status } from './Status.svelte';
export { default as TurnStrip } from './TurnStrip.svelte';

export function createDraft(): Desk {
  return new Desk();
}

export const settings: SheetSettings = {
  pictureLegend:
    'Red with an eagle: yours. A numeral in the corner is the rival general who holds the province. Brown: the Senate’s. Hatched: lost to the peoples outside the Empire.',
  beatsOf,
  ownGroups: ['wait', 'attack', 'ally', 'devote'],
  keys: [
    ['1 – 9', 'to the neighbour with that number; Enter attacks, Tab goes on to the alliance'],
    ['Arrow keys', 'on the map: to the next province, neighbours first'],
    ['N, Shift N', 'on the map: to the next or the previous province that may be chosen'],
    ['Enter', 'on the map: choose the province, or hear why not'],
    ['Drag', 'on the map: carry your legions into a province beside yours to attack it'],
    ['+ − 0', 'on the map: zoom in, zoom out, show all of it'],
  ],
  dice: [
    { kind: 'rolled', die: 'hit', title: 'Hits in battle' },
    { kind: 'rolled', die: 'order', title: 'Order of the rivals', sides: 20 },
    { kind: 'action_rolled', title: 'Rivals’ actions' },
    { kind: 'event_rolled', title: 'Events', sides: 20 },
  ],
};
