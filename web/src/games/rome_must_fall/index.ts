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
  ownGroups,
  numbersAnswers: true,
  showsEnding: true,
  beatsOf,
  turnLabel(entry: Entry): string | null {
    const told = entry as Told<Happened>;
    return told.kind === 'turn_began' ? `Turn ${told.args.turn}, ${told.args.year}` : null;
  },
  keys: [
    ['1 to 9', 'pick up the die in that place, or give the answer with that number'],
    [
      'V, I, F, W, H, O',
      'place the die in hand: Vandals, Visigoths, Franks, War at Sea, Huns, Ostrogoths',
    ],
    ['Arrow keys', 'along the dice, and from tracker to tracker'],
    ['Delete', 'on a tracker: take its die back'],
    ['Esc', 'put the die in hand back, or drop what was asked'],
  ],
  dice: [
    { kind: 'rolled', title: 'Imperial dice' },
    { kind: 'black_rolled', title: 'Black die' },
  ],
};

export function createDraft(): Draft {
  return new Draft();
}
