// Coming to a seat of a table and leaving it, as this browser remembers it.

import * as api from '../../protocol/api';
import type { Refusal } from '../../protocol/messages';
import type { Session } from '../table/session.svelte';
import { knownTable, leaveSeat, remember, tokenToComeWith } from '../tables';

/** The notice of what became of this browser's seat. */
export const kSeat = 'seat';

/** The comer to a seat: a person here, a friend elsewhere, anybody who finds it listed, or a computer player. */
export type Comer = 'me' | 'friend' | 'anyone' | { player: string };

/**
 * Keeps the further seats of a link to several, which one person plays. Seats that are held already
 * stay as they are: a link is not proved yet. Returns the token of the first.
 */
export function openLink(id: string, link: string): string {
  const [token = '', ...further] = link.split('&');
  const { seats = {}, alone = Object.keys(seats).length === 0 } = knownTable(id) ?? {};
  if (further.length > 0)
    remember({
      id,
      alone,
      seats: { ...Object.fromEntries(further.map((one) => one.split('=', 2))), ...seats },
    });
  return token;
}

/** Takes an open seat. Null when it is done. */
export function takeSeat(session: Session, seat: string): Promise<Refusal | null> {
  return attempt(session, async () => {
    // Where seats are drawn, it is another.
    const taken = await api.takeSeat(session.id, seat);
    if (taken.token) sit(session, taken.seat, taken.token);
  });
}

/** Gives a seat away or back, with the token of the seat or of the host. Null when it is done. */
export function giveSeat(session: Session, seat: string, comer: Comer): Promise<Refusal | null> {
  const { id } = session;
  const known = knownTable(id);
  const own = known?.seats[seat] ?? known?.left?.[seat];
  // One's own seat is one's own to give: of another's secrets a host gets none.
  const key = own ?? known?.host ?? '';
  return attempt(session, async () => {
    if (typeof comer !== 'string') {
      session.leaving = seat;
      await api.changeSeat(id, seat, { kind: 'computer', ...comer }, key);
      return leave(session, seat);
    }
    if (comer === 'me') {
      const { token } = await api.changeSeat(id, seat, { kind: 'human' }, key);
      return sit(session, seat, token ?? own ?? '');
    }
    await api.changeSeat(id, seat, { kind: 'open', listed: comer === 'anyone' }, key);
    if (comer === 'anyone') return;
    const { token } = await api.takeSeat(id, seat);
    if (token) remember({ id, invites: { [seat]: token } });
  });
}

/** Without a token nobody sits down here: whose the seat is has it back. */
function sit(session: Session, seat: string, token: string): void {
  if (!token) return;
  remember({ id: session.id, seats: { [seat]: token } });
  if (!session.picture?.seat) session.changeToken(token);
}

function leave(session: Session, seat: string): void {
  const known = knownTable(session.id);
  const token = known?.seats[seat];
  leaveSeat(session.id, seat);
  if (token) remember({ id: session.id, left: { ...known?.left, [seat]: token } });
  if (session.picture?.seat !== seat) return;
  session.comeAnew(tokenToComeWith(knownTable(session.id), Boolean(session.picture.clock)));
}

async function attempt(session: Session, change: () => Promise<void>): Promise<Refusal | null> {
  try {
    await change();
    return null;
  } catch (error) {
    return api.reasonOf(error);
  } finally {
    session.leaving = null;
  }
}
