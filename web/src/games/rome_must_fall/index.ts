// Rome Must Fall on the page: the sheet and the parts that stand beside it.

import type { SheetSettings } from '../sheet';
import { capital } from '../words';
import { beatsOf } from './beats';
import { Draft } from './draft.svelte';
import { ownGroups } from './offers';
import type { Board, View } from './view.gen';
import { circleTitle, standing } from './words';

export { default } from './Sheet.svelte';
export { default as Filled } from './Filled.svelte';
export { default as PromptExtra } from './PromptExtra.svelte';
export { default as SideExtra } from './SideExtra.svelte';
export { default as Status } from './Status.svelte';
export { default as TurnStrip } from './TurnStrip.svelte';

const land = (view: unknown) =>
  JSON.stringify((view as View).trackers.map(({ marked }) => typeof marked !== 'number' && marked));

export const settings: SheetSettings = {
  example: {
    areas: ({ actions, before, after }) =>
      actions.length === 0 ? [] : [land(before) === land(after) ? 'cards' : 'map'],
    size: ([part]) => ({ width: 420, height: part === 'cards' ? 162 : part ? 338 : 500 }),
    facts: (view: View) => capital(standing(view).join(', ')),
    words: (board: Board, view: View) =>
      view.trackers
        .map(({ id, die, marked }, i) =>
          [
            board.trackers[i]?.title ?? id,
            die === null ? '' : `die ${die}`,
            typeof marked === 'number'
              ? `raid box ${marked}`
              : marked.map((circle) => circleTitle(board, circle)).join(', '),
          ]
            .filter(Boolean)
            .join(' '),
        )
        .join('; '),
  },
  needs: 1440,
  pictureLegend:
    'On the map, a crossed-out circle has been lost by Rome. Below: your die against each enemy, and its twelve years.',
  ownGroups,
  numbersAnswers: true,
  showsEnding: true,
  beatsOf,
  keys: [
    ['1 to 9', 'pick up the die at that place, or take the choice with that number'],
    ['V I F W H O', 'place it on the Vandals, Visigoths, Franks, War at Sea, Huns or Ostrogoths'],
    ['Arrow keys', 'to the next die, the next enemy, or on the map the next circle'],
    ['Delete', 'on an enemy: take the die back'],
    ['Esc', 'put the die in hand down again'],
    ['N, Shift N', 'on the map: to the next or the previous circle that may be won back'],
    ['+ − 0', 'on the map: zoom in, show all of it'],
  ],
  dice: [
    { kind: 'rolled', title: 'Imperial dice' },
    { kind: 'black_rolled', title: 'Black die' },
  ],
};

export const createDraft = () => new Draft();
