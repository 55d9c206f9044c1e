// What the seats of this page may do in a sealed stage, told to the server.

import type { OrderDesk } from '../games/sheet';
import type { Command } from '../protocol/messages';
import type { Session } from './session.svelte';
import { knownTable } from './tables';

export function orderDesk(session: Session): OrderDesk {
  const tell = async (command: (ply: number, seat: string) => Command): Promise<void> => {
    const picture = session.picture;
    if (!picture?.seat || !session.live || session.anew) return;
    session.refusal = null;
    const refusal = await session.tell(command(picture.ply, picture.seat));
    if (refusal) session.refuse(refusal);
  };
  const known = knownTable(session.id)?.seats ?? {};
  const mine = (session.picture?.seats ?? []).filter(
    ({ id, kind }) => known[id] !== undefined && kind === 'human',
  );
  return {
    send: (orders) =>
      void tell((ply, seat) => ({ type: 'orders', ply, seat, orders, confirm: false })),
    confirm: () => void tell((ply, seat) => ({ type: 'confirm', ply, seat })),
    unconfirm: () => void tell((ply, seat) => ({ type: 'unconfirm', ply, seat })),
    proposeDraw: () => void tell((ply, seat) => ({ type: 'propose_draw', ply, seat })),
    get changingSeat() {
      return session.anew;
    },
    seats: mine.map(({ id }) => id),
    sitAt(seat) {
      const token = known[seat];
      if (token !== undefined && seat !== session.picture?.seat) session.changeToken(token);
    },
  };
}
