// Rome Must Fall on the page: the sheet and the parts that stand beside it.

import type { Entry, SheetSettings, Told } from '../sheet';
import { beatsOf } from './beats';
import { Draft } from './draft.svelte';
import type { Happened } from './events.gen';
import { ownGroups } from './offers';

export { default } from './Sheet.svelte';
export { default as PromptExtra } from './PromptExtra.svelte';
export { default as SideExtra } from './SideExtra.svelte';
export { default as Status } from './Status.svelte';
export { default as TurnStrip } from './TurnStrip.svelte';

export const settings: SheetSettings = {
  pictureLegend:
    'On the map: a crossed disc is lost to the people whose way it lies on. Below: the die against each people, and its twelve years.',
  ownGroups,
  showsEnding: true,
  beatsOf,
  turnLabel(entry: Entry): string | null {
    const told = entry as Told<Happened>;
    return told.kind === 'turn_began' ? `Turn ${told.args.turn}, ${told.args.year}` : null;
  },
  dice: [
    { kind: 'rolled', title: 'Imperial dice' },
    { kind: 'black_rolled', title: 'Black die' },
  ],
};

export function createDraft(): Draft {
  return new Draft();
}
