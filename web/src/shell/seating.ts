// Coming to a seat of a table and leaving it, as this browser remembers it.

import * as api from '../protocol/api';
import type { Refusal, SeatKind } from '../protocol/messages';
import type { Session } from './session.svelte';
import { knownTable, leaveSeat, remember, tokenToComeWith } from './tables';

/** Who comes to a seat: a person here, a friend elsewhere, whoever had it before, or a computer player. */
export type Comer = 'me' | 'friend' | 'same' | { player: string };

/** Takes an open seat. Null when it is done. */
export function takeSeat(session: Session, seat: string): Promise<Refusal | null> {
  return attempt(async () => {
    const { token } = await api.takeSeat(session.id, seat);
    if (token) sit(session, seat, token);
  });
}

/** Gives a seat away or back, with the token of the host or of the seat. Null when it is done. */
export function giveSeat(session: Session, seat: string, comer: Comer): Promise<Refusal | null> {
  const known = knownTable(session.id);
  const key = known?.host ?? known?.seats[seat] ?? '';
  const who: { kind: SeatKind; player?: string; same_person?: boolean } =
    typeof comer !== 'string'
      ? { kind: 'computer', ...comer }
      : { kind: 'human', ...(comer === 'same' && { same_person: true }) };
  return attempt(async () => {
    const { token } = await api.changeSeat(session.id, seat, who, key);
    if (!token && who.kind === 'computer') leave(session, seat);
    else if (token && comer === 'friend') remember({ id: session.id, invites: { [seat]: token } });
    else if (token) sit(session, seat, token);
  });
}

function sit(session: Session, seat: string, token: string): void {
  remember({ id: session.id, seats: { [seat]: token } });
  if (!session.picture?.seat) session.changeToken(token);
}

function leave(session: Session, seat: string): void {
  leaveSeat(session.id, seat);
  if (session.picture?.seat !== seat) return;
  session.comeAnew(tokenToComeWith(knownTable(session.id), Boolean(session.picture.clock)));
}

async function attempt(change: () => Promise<void>): Promise<Refusal | null> {
  try {
    await change();
    return null;
  } catch (error) {
    if (!(error instanceof api.Refused)) throw error;
    return error.refusal;
  }
}
