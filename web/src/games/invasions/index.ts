// The Barbarian Invasions on the page: the map, the story of the others, and the parts beside them.

import { areasOfExample, placesInWords } from '../example_areas';
import type { SheetSettings } from '../sheet';
import { titleOf } from './areas';
import { nobody, standsText } from './counters';
import { Desk } from './desk.svelte';
import { beatsOf } from './story';
import type { AreaView, Board, View } from './view.gen';

export { default as PromptExtra } from './PromptExtra.svelte';
export { default } from './Sheet.svelte';
export { default as SideExtra } from './SideExtra.svelte';
export { default as Status } from './Status.svelte';
export { default as TurnStrip } from './TurnStrip.svelte';

export const createDraft = () => new Desk();

const somebody = (area: AreaView) => (standsText(area) === nobody ? '' : standsText(area));

export const settings: SheetSettings = {
  example: {
    areas: (example) => areasOfExample(example, ({ areas }: View) => areas, somebody),
    words: (board: Board, { areas }: View) =>
      placesInWords(areas, (id) => titleOf(board, id), somebody),
  },
  pictureLegend:
    'The letters on a counter name its people; the number is its strength. A coin shows the cost to enter an area, a number on the water the cost to cross. Colours show who holds a Province.',
  beatsOf,
  ownGroups: ['place', 'move', 'attack', 'buy', 'bribe', 'end'],
  numbersAnswers: true,
  keys: [
    ['1 to 9', 'the choice with that number, or that many legions'],
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
