// Diplomacy and Fall of Rome on the page: the map, orders by pointing and by typing, their results.

import type { Entry, SheetSettings, Told } from '../sheet';
import { Desk } from './desk.svelte';
import type { Happened } from './events.gen';
import { parseOrder, provinceOf } from './notation';
import { looksOf } from './powers';
import { asksForNothing, sealedQuestion } from './table';
import type { Board, UnitView, View } from './types';

export { default } from './Sheet.svelte';
export { default as PromptExtra } from './PromptExtra.svelte';
export { default as ReportExtra } from './CentresByYear.svelte';
export { default as SideExtra } from './SideExtra.svelte';
export { default as Status } from './Status.svelte';
export { default as TurnStrip } from './TurnStrip.svelte';

export function createDraft(): Desk {
  return new Desk();
}

const phase = /^([SFAW])(\d+)M$/;
const seasons: Record<string, string> = { S: 'Spring', F: 'Autumn', A: 'Autumn', W: 'Winter' };

export const settings: SheetSettings = {
  example: {
    areas({ before, actions, after }) {
      const views = [before, after] as View[];
      const orders = actions.flatMap(({ action }) => parseOrder(action) ?? []);
      const places = [
        ...views.flatMap(({ units, dislodged }) =>
          [...units, ...dislodged].map(({ province }) => province),
        ),
        ...orders.flatMap(({ place, of, to }) => [place, of, to]),
      ];
      return actions.length > 0
        ? places.flatMap((place) => (place ? [provinceOf(place)] : []))
        : [];
    },
    words({ powers, provinces }: Board, { units, dislodged }: View) {
      const named = (list: readonly { id: string; title: string }[], id: string) =>
        list.find((each) => each.id === id)?.title ?? id;
      const told = ({ power, type, province }: UnitView, state: string) =>
        `${named(powers, power)}: ${type} in ${named(provinces, province)}${state}`;
      return [
        ...units.map((unit) => told(unit, '')),
        ...dislodged.map((unit) => told(unit, ', dislodged')),
      ].join('; ');
    },
  },
  pictureLegend:
    'Square counters are armies, those with a round keel fleets; the two letters name the power. A ring with a dot is a supply centre.',
  asksForNothing,
  sealedQuestion,
  seatLooks(board: Board) {
    const looks = looksOf(board);
    return Object.fromEntries(
      board.powers.flatMap(({ id, seat }) => {
        const look = looks.get(id);
        return look ? [[seat, { letters: look.letters, colour: look.colour }]] : [];
      }),
    );
  },
  numbersAnswers: true,
  turnLabel(entry: Entry): string | null {
    const told = entry as Told<Happened>;
    const opened = told.kind === 'phase_began' ? phase.exec(told.args.phase) : null;
    return opened ? `${seasons[opened[1] ?? ''] ?? ''} ${opened[2]}` : null;
  },
  keys: [
    [
      '1 to 9',
      'the choice with that number on the card; else the unit in that line of your orders, and on to the map',
    ],
    ['Arrow keys', 'on the map: to the next province, neighbours first'],
    ['N, Shift N', 'on the map: to the next or the previous province that may be chosen'],
    ['Enter', 'on the map: take the unit, or say what it does'],
    ['+ − 0', 'on the map: zoom in, zoom out, show all of it'],
    ['Ctrl Enter', 'in the text of orders: check them'],
  ],
};
