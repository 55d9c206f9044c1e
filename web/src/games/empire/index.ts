// The Fall of the Roman Empire on the page: the map and the parts that stand beside it.

import { areasOfExample, placesInWords } from '../example_areas';
import type { SheetSettings } from '../sheet';
import { titleIn } from '../words';
import { countersOf, piecesText } from './counters';
import { Desk } from './desk.svelte';
import { beatsOf } from './story';
import type { AreaView, Board, View } from './view.gen';

export { default as PromptExtra } from './PromptExtra.svelte';
export { default } from './Sheet.svelte';
export { default as SideExtra } from './SideExtra.svelte';
export { default as Status } from './Status.svelte';
export { default as TurnStrip } from './TurnStrip.svelte';

export const createDraft = () => new Desk();

const counters = (area: AreaView) => (countersOf(area).length > 0 ? piecesText(area) : '');

export const settings: SheetSettings = {
  example: {
    areas: (example) => areasOfExample(example, ({ areas }: View) => areas, counters),
    words: (board: Board, { areas }: View) =>
      placesInWords(areas, (id) => titleIn(board.areas, id), counters),
    facts: ({ rrp }: View) => `${rrp} RRP`,
  },
  pictureLegend:
    'Square counters are Rome’s; counters with cut corners are the barbarians’. A number below counts several. A coin shows the income of an area. Hatched: held by barbarians.',
  beatsOf,
  keys: [
    ['Arrow keys', 'on the map: to the next area, bordering ones first'],
    ['N, Shift N', 'on the map: to the next or the previous area that may be chosen'],
    ['Enter', 'on the map: choose the area, or read why not'],
    [
      'Drag',
      'on the map: move a Legion, or Barbarians, with all that may go along, to another area; Escape puts it back',
    ],
    ['+ − 0', 'on the map: zoom in, zoom out, show all of it'],
  ],
  dice: [
    { kind: 'reinforcement_die', title: 'Reinforcements' },
    { kind: 'conflict_round', title: 'Conflict' },
  ],
};
