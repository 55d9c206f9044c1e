// Diplomacy and Fall of Rome on the page: the map, orders by pointing and by typing, their results.

import type { SheetSettings } from '../sheet';
import { titleIn } from '../words';
import { Desk } from './desk.svelte';
import { looksOf } from './powers';
import { asksForNothing, sealedQuestion } from './table';
import { provinceOf } from './places';
import type { Board, Order, UnitView, View } from './view.gen';

export { default } from './Sheet.svelte';
export { default as PromptExtra } from './PromptExtra.svelte';
export { default as ReportExtra } from './CentresByYear.svelte';
export { default as SideExtra } from './SideExtra.svelte';
export { default as Status } from './Status.svelte';
export { default as TurnStrip } from './TurnStrip.svelte';

export const createDraft = () => new Desk();

export const settings: SheetSettings = {
  example: {
    areas({ before, actions, after }) {
      const views = [before, after] as View[];
      const stood = views.flatMap(({ units, dislodged }) => [...units, ...dislodged]);
      const places = [
        ...stood.map(({ province }) => province),
        ...actions.flatMap(({ parts }) => {
          const order = parts as Order | null;
          return order ? [order.place, order.of, order.to] : [];
        }),
      ];
      return actions.length > 0 ? places.flatMap((place) => provinceOf(place) ?? []) : [];
    },
    words({ powers, provinces }: Board, { units, dislodged }: View) {
      const told = ({ power, type, province }: UnitView, state: string) =>
        `${titleIn(powers, power)}: ${type} in ${titleIn(provinces, province)}${state}`;
      return [
        ...units.map((unit) => told(unit, '')),
        ...dislodged.map((unit) => told(unit, ', dislodged')),
      ].join('; ');
    },
  },
  pictureLegend:
    'Square counters are armies; counters with a round keel are fleets. Two letters name the power. A ring with a dot is a supply centre.',
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
  keys: [
    ['1 to 9', 'choose that option on the open card; otherwise pick up that unit from your list'],
    ['H, V, D', 'with a unit in hand: it holds, converts, or disbands when it must retreat'],
    [
      'M, S, C',
      'with a unit in hand: it moves; or it supports or convoys the unit you point at next',
    ],
    ['Esc', 'puts the unit in hand back'],
    [', .', 'in the results: the phase before, the phase after'],
    ['Arrow keys', 'on the map: to the next province, neighbours first'],
    ['N, Shift N', 'on the map: to the next or the previous province that may be chosen'],
    ['Enter', 'on the map: pick up the unit, or choose its order'],
    ['+ − 0', 'on the map: zoom in, zoom out, show all of it'],
    ['Ctrl Enter', 'in the text of orders: read them'],
  ],
};
