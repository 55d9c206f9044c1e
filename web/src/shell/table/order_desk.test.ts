import { expect, test } from 'vitest';

import type { OwnOrders } from '../../games/sheet';
import type { Refusal } from '../../protocol/messages';
import type { Chair } from './chair.svelte';
import { orderDesk } from './order_desk';
import type { Session } from './session.svelte';

type Told = { seat?: string; orders?: string[]; answer: (refused: Refusal | null) => void };

const ownSet = (lines: string[]): OwnOrders => ({
  seat: 'huns',
  confirmed: false,
  shortfall: '',
  orders: lines.map((text) => ({ text, order: text, refused: null, parts: null })),
});

/** A session whose server answers when the test says so. */
function slowServer() {
  const told: Told[] = [];
  const show = (...lines: string[]) => {
    session.picture.sealed.own = [ownSet(lines)];
  };
  const session = {
    picture: { ply: 4, seat: 'huns', sealed: { own: [ownSet([])] } },
    live: true,
    anew: false,
    refusal: null,
    guide: null,
    refuse: () => undefined,
    tell: (command: { seat?: string; orders?: string[] }) =>
      new Promise<Refusal | null>((answer) => told.push({ ...command, answer })),
  };
  const desk = orderDesk(session as unknown as Session, {} as Chair);
  const add = (line: string) => desk.rewrite((lines) => [...lines, line]);
  const changeSeat = () => (session.anew = true);
  return { told, show, add, desk, changeSeat, sent: () => told.at(-1)?.orders };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('an order written before the last one has arrived does not replace it', async () => {
  const { told, show, add, sent } = slowServer();
  add('A VEN - TRI');
  add('F APU - ADR');
  expect(sent()).toEqual(['A VEN - TRI', 'F APU - ADR']);
  told[0]?.answer(null);
  await settled();
  show('A VEN - TRI');
  add('A ROM H');
  expect(sent()).toEqual(['A VEN - TRI', 'F APU - ADR', 'A ROM H']);
});

test('what has arrived counts, also when another window wrote it', async () => {
  const { told, show, add, sent } = slowServer();
  add('A VEN - TRI');
  told[0]?.answer(null);
  await settled();
  show('A VEN H', 'F APU H');
  add('A ROM H');
  expect(sent()).toEqual(['A VEN H', 'F APU H', 'A ROM H']);
});

test('what is refused is not written again', async () => {
  const { told, add, sent } = slowServer();
  add('A VEN - TRI');
  told[0]?.answer({ kind: 'illegal', text: 'No.', rule: null });
  await settled();
  add('A ROM H');
  expect(sent()).toEqual(['A ROM H']);
});

test('an order that is pressed while another seat is being taken is that of the seat still shown', () => {
  const { told, add, desk, changeSeat } = slowServer();
  changeSeat();
  add('A VEN - TRI');
  expect(told).toMatchObject([{ seat: 'huns', orders: ['A VEN - TRI'] }]);
  desk.confirm();
  expect(told).toHaveLength(1);
});
