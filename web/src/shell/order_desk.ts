// Sends to the server what the seats of this page do in a sealed stage.

import type { OrderDesk } from '../games/sheet';
import type { Command } from '../protocol/messages';
import type { Chair } from './chair.svelte';
import type { Session } from './session.svelte';

export function orderDesk(session: Session, chair: Chair): OrderDesk {
  /** Whether it was done. */
  const tell = async (command: (ply: number, seat: string) => Command): Promise<boolean> => {
    const picture = session.picture;
    if (!picture?.seat || !session.live || session.anew) return false;
    session.refusal = null;
    const refusal = await session.tell(command(picture.ply, picture.seat));
    if (refusal) session.refuse(refusal);
    return refusal === null;
  };
  /** Of the seat that the page looks from. */
  const written = (): string[] => {
    const { sealed, seat } = session.picture ?? {};
    const own = sealed?.own.find((set) => set.seat === seat);
    return own?.orders?.map(({ order }) => order) ?? [];
  };
  const write = (orders: string[]): void => {
    const bar = session.guide?.barOfOrders(orders);
    if (bar) return session.refuse(bar);
    void tell((ply, seat) => ({ type: 'orders', ply, seat, orders, confirm: false }));
  };
  const confirm = async (): Promise<void> => {
    const { guide } = session;
    const bar = guide?.barOfSeal(written());
    if (bar) return session.refuse(bar);
    if (guide && !(await guide.sealOthers())) return;
    const { seat, ply } = session.picture ?? {};
    const done = await tell((at, of) => ({ type: 'confirm', ply: at, seat: of }));
    if (done && seat && ply !== undefined) chair.confirmed(seat, ply);
  };
  return {
    send: write,
    confirm: () => void confirm(),
    unconfirm: () => void tell((ply, seat) => ({ type: 'unconfirm', ply, seat })),
    proposeDraw: () => {
      const bar = session.guide?.barOf('DRAW');
      if (bar) return session.refuse(bar);
      void tell((ply, seat) => ({ type: 'propose_draw', ply, seat }));
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
