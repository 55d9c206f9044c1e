// Joins what the server sends into one picture of the table. Pure functions: the picture is never
// changed in place.

import type {
  EarlierMessage,
  EarlierQuestion,
  Entry,
  News,
  Press,
  Range,
  TableMessage,
  UpdateMessage,
} from './messages';

/** All that is known of a table now: its `table` message, brought up to date. */
export type Picture = TableMessage & {
  /** Open seats are drawn. */
  sides?: 'lot';
  /** The names of others are not told before the end. */
  anonymous?: true;
};

export interface Merged {
  picture: Picture;
  /** Entries that came with this message, for showing what happened. */
  fresh: Entry[];
}

/** Marks the entries whose number lies in one of the ranges as undone. */
export function strike(log: Entry[], ranges: Range[]): Entry[] {
  if (ranges.length === 0) return log;
  const struck = (n: number) => ranges.some(([first, last]) => n >= first && n <= last);
  return log.map((entry) =>
    !entry.undone && struck(entry.n) ? { ...entry, undone: true } : entry,
  );
}

/**
 * Adds the entries that came after number `known`. A repeat of known entries changes nothing.
 * Numbers may be left out: what this reader may not hear has a number too.
 */
export function append(log: Entry[], known: number, more: Entry[]): Entry[] {
  const fresh = more.filter((entry) => entry.n > known);
  return fresh.length === 0 ? log : [...log, ...fresh];
}

/** The picture after a `table` message: a fresh one, or the old one with what was missed. */
export function join(old: Picture | null, message: TableMessage): Picture {
  const base = message.reset || !old ? { log: [], n: 0 } : old;
  const press = message.press && joinPress(old?.press, message.press);
  return { ...message, log: strike(append(base.log, base.n, message.log), message.undone), press };
}

/** Whether a `table` message finds the table as it was left, so that all that is shown still holds. */
export function missedNothing(old: Picture | null, message: TableMessage): boolean {
  if (!old || message.reset || message.undone.length > 0) return false;
  return message.n === old.n && message.ply === old.ply;
}

/** The people whose orders were opened at this moment though they had not confirmed them. */
export function overtaken({ clock, sealed, seats }: Picture, now: number): string[] {
  if (!clock?.deadline || now < clock.deadline) return [];
  const people = new Set(seats.filter(({ kind }) => kind === 'human').map(({ id }) => id));
  return (sealed?.asked ?? [])
    .filter(({ seat, confirmed }) => !confirmed && people.has(seat))
    .map(({ seat }) => seat);
}

/** The letters after news of them: new ones are added, removed ones lose their text. */
export function joinPress(old: Press | null | undefined, news: Press): Press {
  const known = news.reset || !old ? [] : old.messages;
  const last = known.at(-1)?.n ?? 0;
  const messages = [...known, ...news.messages.filter(({ n }) => n > last)].map((message) =>
    news.removed.includes(message.n) ? { ...message, text: null } : message,
  );
  return { ...news, messages };
}

/** The question for more of a long log or press than its end; null when all of it is there. */
export function missing({ log, press }: Picture): EarlierQuestion | null {
  const first = log[0]?.n ?? 1;
  if (first > 1) return { type: 'earlier', log: first };
  const letter = press?.messages[0]?.n ?? 1;
  return letter > 1 ? { type: 'earlier', press: letter } : null;
}

/** The picture with a page of what came before its first entry, or before its first letter. */
export function prepend(old: Picture, page: EarlierMessage): Picture {
  const log = [...(page.log ?? []), ...old.log];
  const press = old.press && {
    ...old.press,
    messages: [...(page.press ?? []), ...old.press.messages],
  };
  return { ...old, log, press };
}

/** The picture after what is told between two changes of the table. */
export function heard(old: Picture, news: News): Picture {
  switch (news.type) {
    case 'sealed':
      return news.ply === old.ply ? { ...old, sealed: news.sealed, clock: news.clock } : old;
    case 'clock':
      return { ...old, clock: news.clock, players_clock: news.players_clock };
    case 'press':
      return { ...old, press: joinPress(old.press, news.press) };
  }
}

/** The picture after an `update`. After an undo nothing is fresh: nothing moved forward. */
export function advance(old: Picture, message: UpdateMessage): Merged {
  const log = strike(append(old.log, old.n, message.log), message.undone);
  const fresh = message.undone.length > 0 ? [] : log.filter((entry) => entry.n > old.n);
  return { picture: { ...old, ...message, type: 'table', log }, fresh };
}
