// Sends to the server what the seats of this page do in a sealed stage.

import type { OrderDesk, OwnOrders } from '../../games/sheet';
import type { Command } from '../../protocol/messages';
import type { Chair } from './chair.svelte';
import { step } from '../replay/replay_index';
import type { Session } from './session.svelte';

/** A set on its way: sent, and not in the picture yet. */
interface Sent {
  ply: number;
  seat: string;
  lines: string[];
  /** Since it was acknowledged: the set that the picture showed then. The next one has it. */
  before?: OwnOrders | undefined;
}

export function orderDesk(session: Session, chair: Chair): OrderDesk {
  /** Whether it was done. While another seat is being taken, what is pressed is for the one still shown. */
  const tell = async (command: (ply: number, seat: string) => Command): Promise<boolean> => {
    const picture = session.picture;
    if (!picture?.seat || !session.live) return false;
    session.refusal = null;
    const refusal = await session.tell(command(picture.ply, picture.seat));
    session.refuse(refusal);
    return refusal === null;
  };
  /** The orders of the seat that the page looks from. */
  const shown = (): OwnOrders | undefined =>
    session.picture?.sealed?.own.find((set) => set.seat === session.picture?.seat);
  let sent: Sent | null = null;
  /** The set as it will stand once all that was sent has arrived. */
  const written = (): string[] => {
    const { ply, seat } = session.picture ?? {};
    const isOver = sent && 'before' in sent && sent.before !== shown();
    if (sent?.ply !== ply || sent?.seat !== seat || isOver) sent = null;
    return sent?.lines ?? shown()?.orders?.map(({ text }) => text) ?? [];
  };
  const write = async (lines: string[]): Promise<void> => {
    const bar = session.guide?.barOfOrders(lines);
    if (bar) return session.refuse(bar);
    const { ply, seat } = session.picture ?? {};
    if (ply === undefined || !seat) return;
    const mine: Sent = { ply, seat, lines };
    sent = mine;
    const done = await tell((at, of) => ({
      type: 'orders',
      ply: at,
      seat: of,
      orders: lines,
      confirm: false,
    }));
    if (done) mine.before = shown();
    else if (sent === mine) sent = null;
  };
  const confirm = async (): Promise<void> => {
    const { guide } = session;
    // The button is off then: a second press on it is not meant for anybody.
    if (session.anew) return;
    const bar = guide?.barOfSeal(written());
    if (bar) return session.refuse(bar);
    if (guide && !(await guide.sealOthers())) return;
    const { seat, ply } = session.picture ?? {};
    const done = await tell((at, of) => ({ type: 'confirm', ply: at, seat: of }));
    if (done && seat && ply !== undefined) chair.confirmed(seat, ply);
  };
  const confirmAll = async (seats: readonly string[]): Promise<void> => {
    const { ply } = session.picture ?? {};
    for (const seat of seats) {
      // A phase that has ended needs no more confirmations.
      if (session.picture?.ply !== ply) return;
      if (!(await tell((at) => ({ type: 'confirm', ply: at, seat })))) return;
    }
  };
  return {
    confirmAll: (seats) => void confirmAll(seats),
    rewrite: (edit) => void write(edit(written())),
    confirm: () => void confirm(),
    unconfirm: () => void tell((ply, seat) => ({ type: 'unconfirm', ply, seat })),
    stepBy: (stages) => session.step(stages),
    get hasEarlier() {
      return step(session.index, session.ply, -1) > 0;
    },
    viewBefore: async () => {
      const ply = step(session.index, session.ply, -1);
      return (await session.positionAt(ply))?.view ?? null;
    },
    get changingSeat() {
      return session.anew;
    },
    seats: chair.seats,
    sitAt: (seat) => chair.call(seat),
    isShared: chair.isShared,
    setAlone: (alone) => chair.setAlone(alone),
  };
}
