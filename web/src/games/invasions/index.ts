// The Barbarian Invasions on the page: the map, the story of the others, and the parts beside them.

import type { SheetSettings } from '../sheet';
import { titleOf } from './areas';
import { nobody, standsText } from './counters';
import { Desk } from './desk.svelte';
import { beatsOf } from './story';
import type { Board, View } from './types';

export { default as PromptExtra } from './PromptExtra.svelte';
export { default } from './Sheet.svelte';
export { default as SideExtra } from './SideExtra.svelte';
export { default as Status } from './Status.svelte';
export { default as TurnStrip } from './TurnStrip.svelte';

export function createDraft(): Desk {
  return new Desk();
}

export const settings: SheetSettings = {
  example: {
    /** Where something changed; where nothing did, all that stands there. */
    areas({ before, actions, after }) {
      if (actions.length === 0) return [];
      const later = new Map((after as View).areas.map((area) => [area.id, standsText(area)]));
      const held = (before as View).areas.filter(
        (area) => standsText(area) !== nobody || later.get(area.id) !== nobody,
      );
      const changed = held.filter((area) => standsText(area) !== later.get(area.id));
      return (changed.length > 0 ? changed : held).map(({ id }) => id);
    },
    words: (board: Board, { areas }: View) =>
      areas
        .filter((area) => standsText(area) !== nobody)
        .map((area) => `${titleOf(board, area.id)}: ${standsText(area)}`)
        .join('; '),
  },
  pictureLegend:
    'The letters on a counter name its people, the number is its strength. A coin is the cost of an area, a number on the water that of a crossing. Washes show who holds a Province.',
  beatsOf,
  ownGroups: ['place', 'move', 'attack', 'buy', 'bribe', 'end'],
  numbersAnswers: true,
  keys: [
    ['1 to 9', 'the answer with that number, or its number of legions'],
    ['Arrow keys', 'on the map: to the next area, neighbours first'],
    ['N, Shift N', 'on the map: to the next or the previous area that may be chosen'],
    ['Enter', 'on the map: choose the area, or hear why not'],
    ['Drag', 'on the map: carry a stack to another area; Escape puts it back'],
    ['+ − 0', 'on the map: zoom in, zoom out, show all of it'],
  ],
  dice: [
    { kind: 'battle_rolled', title: 'Fights' },
    { kind: 'rebellion_rolled', title: 'Rebellion' },
    { kind: 'entry_rolled', title: 'Barbarians on the way' },
  ],
};
