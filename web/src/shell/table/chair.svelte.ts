// The person in front of this page when several of its seats order in secret. People who share a
// screen hand it on. While they do, the page is a spectator: the server sends it nothing of any
// seat. Someone who plays all the seats alone can go from one to another at any time.

import type { Session } from './session.svelte';
import { isShared, knownTable, remember } from '../tables';

/** The first of `due` after `last`, in the order of `seats`, or from the beginning again. */
export function nextSeat(
  seats: readonly string[],
  due: readonly string[],
  last: string | null,
): string | null {
  const start = last === null ? 0 : seats.indexOf(last) + 1;
  const order = [...seats.slice(start), ...seats.slice(0, start)];
  return order.find((seat) => due.includes(seat)) ?? null;
}

export class Chair {
  /** The seat that the user asked for although another is due; null: the one that is due. */
  private wanted = $state<string | null>(null);
  /** The last seat to sit here in this stage. */
  private last = $state<string | null>(null);
  private ply: number | null = null;
  /** The seat that the page looks from, while a person plays it. */
  private held: string | null = null;

  constructor(
    private readonly session: Session,
    /** The seat whose link was opened: the page begins there, even if another is to move. */
    private readonly isSent: boolean,
  ) {}

  /** The seats of this page that a person plays. */
  get seats(): string[] {
    const known = this.known?.seats ?? {};
    const seats = this.session.picture?.seats ?? [];
    return seats.filter(({ id, kind }) => known[id] && kind === 'human').map(({ id }) => id);
  }

  /** Those of them that the stage still waits for. */
  get due(): string[] {
    const asked = this.session.picture?.sealed?.asked ?? [];
    return this.seats.filter((id) =>
      asked.some(({ seat, confirmed }) => seat === id && !confirmed),
    );
  }

  /** Whether the screen is handed on between these seats. */
  get isShared(): boolean {
    return this.hasSecrets && this.known !== null && isShared(this.known) && this.seats.length > 1;
  }

  /** True while the screen is handed on: then the page shows the view of no seat. */
  get isEmpty(): boolean {
    const picture = this.session.picture;
    return this.isShared && picture?.seat === null && Boolean(picture.sealed);
  }

  /** To whom the screen goes; null when none of these seats is waited for. */
  get next(): string | null {
    return this.wanted ?? nextSeat(this.seats, this.due, this.last);
  }

  /** Takes a seat. On a shared screen, its player has been handed it. */
  sit(seat: string): void {
    const token = this.known?.seats[seat];
    if (token === undefined || seat === this.session.picture?.seat) return;
    this.last = seat;
    this.wanted = null;
    if (this.isShared) this.session.comeAnew(token);
    else this.session.changeToken(token);
  }

  /** The screen is to go to this seat: at once, or when it is handed over. */
  call(seat: string): void {
    if (!this.isShared) return this.sit(seat);
    this.wanted = seat;
    if (this.session.picture?.seat !== null) this.leave();
  }

  /** A seat has confirmed at this ply: on to the next one, if the table has not gone on already. */
  confirmed(seat: string, ply: number): void {
    const { picture, anew } = this.session;
    if (this.seats.length < 2 || anew || picture?.seat !== seat || picture.ply !== ply) return;
    if (this.isShared) return this.leave();
    const rest = this.due.filter((each) => each !== seat);
    const next = nextSeat(this.seats, rest, seat);
    if (next) this.sit(next);
  }

  /** One person plays all seats of this page, or several people do. */
  setAlone(alone: boolean): void {
    const seat = this.session.picture?.seat ?? this.next ?? this.seats[0];
    remember({ id: this.session.id, alone });
    if (seat === undefined) return;
    if (alone) this.session.comeAnew(this.known?.seats[seat] ?? null);
    else this.call(seat);
  }

  /** After every change of the table: a new stage begins with a seat that it concerns. */
  follow(): void {
    const picture = this.session.picture;
    if (!picture || !this.hasSecrets) return;
    const isFirst = this.ply === null;
    const isNew = this.ply !== picture.ply;
    this.ply = picture.ply;
    const { seats } = this;
    const isTaken = this.held !== null && this.held === picture.seat && !seats.includes(this.held);
    this.held = seats.find((id) => id === picture.seat) ?? null;
    const next = this.due[0] ?? seats[0];
    // The computer plays it now: the page goes on with another of its seats.
    if (isTaken && next) return this.call(next);
    const [only] = seats;
    const isUnasked = this.known !== null && isShared(this.known) && this.seats.length === 1;
    if (isUnasked && only && picture.seat === null) return this.sit(only);
    if (!isNew || this.seats.length < 2 || (isFirst && this.isSent)) return;
    this.wanted = null;
    this.last = null;
    if (this.isShared && picture.seat !== null) return this.leave();
    const [first] = this.due;
    if (!this.isShared && first && !this.due.includes(picture.seat ?? '')) this.sit(first);
  }

  private leave(): void {
    this.last = this.session.picture?.seat ?? this.last;
    this.session.comeAnew(this.known?.host ?? null);
  }

  private get known() {
    return knownTable(this.session.id);
  }

  private get hasSecrets(): boolean {
    return Boolean(this.session.picture?.clock);
  }
}
