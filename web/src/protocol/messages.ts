// The messages between page and server, as docs/protocol.md describes them. Nothing here knows a
// game: views and boards are `unknown` until a game's own drawing gives them a type.

import type {
  Entry,
  Offer,
  Prompt,
  Refusal,
  ReportTotals,
  Result,
  Sealed,
  SeatKind,
  SeatState,
} from './documents.gen';

export type * from './documents.gen';

/** Times are milliseconds since 1970, the limits minutes; null: none. */
export interface Clock {
  movement: number | null;
  other: number | null;
  now: number;
  deadline: number | null;
  /** Milliseconds that were left when the host stopped the clock; null while it runs. */
  left: number | null;
}

/** A proposal of a seat to the others: "Ada" and the words are a sentence. */
export interface Proposal {
  kind: string;
  from: string;
  ply: number;
  words: string;
  agreed: string[];
  /** The seats that must still agree. */
  awaited: string[];
  /** The seat that declined; empty while none has. */
  declined: string;
}

export interface Proposals {
  open: Proposal[];
  /** Those that this seat can make, with the reason why not now. */
  may: { kind: string; title: string; warning: string | null; refused: string | null }[];
  /** Whether all agreed to allow advice. */
  advice: boolean;
  /** Why this reader gets no advice. */
  no_advice: string | null;
}

export interface PressItem {
  n: number;
  /** The same for every reader. */
  ref: string;
  at: number;
  turn_title: string;
  /** Null for the host. */
  from: string | null;
  /** Empty: everyone. */
  to: string[];
  /** Null once it was removed. */
  text: string | null;
}

export interface PressSwitches {
  allowed: 'none' | 'public' | 'all';
  phases: 'all' | 'movement';
  watchers: boolean;
  reveal: boolean;
  muted: string[];
}

/** The letters this reader may read; in a message, only the new ones unless `reset`. */
export interface Press extends PressSwitches {
  reset: boolean;
  n: number;
  removed: number[];
  messages: PressItem[];
}

/** A range of log numbers, both ends included. */
export type Range = [first: number, last: number];

export interface DiceState {
  mode: 'stream' | 'typed';
  commitment: string | null;
  seed: string | null;
  /** The seats that added a random number of their own, and after which ply. */
  added: AddedNumber[];
}

/** A random number of a seat; the draws from `draw` on depend on it. */
export interface AddedNumber {
  seat: string;
  ply: number;
  number: string;
  draw: number;
}

export interface UpdateMessage {
  type: 'update';
  n: number;
  ply: number;
  to_move: string | null;
  /** The sides of the die that is awaited while `to_move` is `chance`. */
  die: number | null;
  turn_title: string;
  phase: string;
  view: unknown;
  prompt: Prompt | null;
  offers: Offer[];
  undo_to: number | null;
  /** The action that would do again what was last undone. */
  redo: string | null;
  result: Result | null;
  log: Entry[];
  undone: Range[];
  seats: SeatState[];
  dice?: DiceState;
  by?: string | null;
  sealed?: Sealed | null;
  /** Null when the game has no sealed stages. */
  clock?: Clock | null;
  /** The table where this game is offered once more; null while it is offered nowhere. */
  rematch?: string | null;
  proposals?: Proposals;
}

/** The same for who said so in `hello`: what the last entry left unsaid of what is to be seen. */
export interface PatchedUpdate extends Omit<UpdateMessage, 'turn_title' | 'phase' | 'view'> {
  /** After the patches of the entries (RFC 6902). */
  patch: unknown[];
}

export interface TableMessage extends Omit<UpdateMessage, 'type'> {
  type: 'table';
  table: string;
  game: string;
  /** The title of this game, which may depend on the options. */
  title: string;
  /** As they were chosen when the table was set. */
  options: Record<string, string>;
  /** The start of the game in words, where it was not the usual start on the usual board. */
  start?: string | null;
  seat: string | null;
  host: boolean;
  reset: boolean;
  dice: DiceState;
  board: unknown;
  press?: Press | null;
}

/** A set of orders or a confirmation has changed. */
export interface SealedMessage {
  type: 'sealed';
  ply: number;
  sealed: Sealed | null;
  clock: Clock | null;
}

export interface ClockMessage {
  type: 'clock';
  clock: Clock | null;
}

export interface PressMessage {
  type: 'press';
  press: Press;
}

/** News of the table between two of its changes. */
export type News = SealedMessage | ClockMessage | PressMessage;

export interface AckMessage {
  type: 'ack';
  id: string;
  ply: number;
}

export interface RefusedMessage {
  type: 'refused';
  id: string;
  error: Refusal;
}

export interface WhyMessage {
  type: 'why';
  id: string;
  legal: boolean;
  error: Refusal | null;
}

export interface AdviceMessage {
  type: 'advice';
  id: string;
  ply: number;
  action: string;
  label: string;
  text: string;
  points: string[];
  /** The worst that could happen. */
  fear: string;
  /** Other good choices, and why they are worse. */
  instead: { action: string; text: string }[];
  value: number | null;
  player: string;
}

export interface OddsMessage {
  type: 'odds';
  id: string;
  odds: unknown;
  /** After answers that were not given: what could be answered then. */
  offers?: Offer[];
}

/** The table as it stood at a ply; `n` is the number of its last log entry. */
export interface ViewMessage {
  type: 'view';
  id: string;
  ply: number;
  view: unknown;
  phase: string;
  turn_title: string;
  prompt: Prompt | null;
  result: Result | null;
  n: number;
  /** How it stood at the ply asked from, and what was kept of the log since, with its patches. */
  before?: { turn_title: string; phase: string; view: unknown };
  log?: Entry[];
}

/** A page of the log, or of the press, from before the number asked about. */
export interface EarlierMessage {
  type: 'earlier';
  id: string;
  log?: Entry[];
  press?: PressItem[];
}

/** An error that answers no request of this client: a wrong token, a message not understood. */
export interface ErrorMessage {
  type: 'error';
  id?: string | null;
  error: Refusal;
}

export interface PongMessage {
  type: 'pong';
}

export type ServerMessage =
  | TableMessage
  | UpdateMessage
  | PatchedUpdate
  | News
  | AckMessage
  | RefusedMessage
  | WhyMessage
  | AdviceMessage
  | OddsMessage
  | ViewMessage
  | EarlierMessage
  | ErrorMessage
  | PongMessage;

/** A question about the table; the connection adds the `id`. */
export type Question =
  | { type: 'why'; action: string }
  | { type: 'advise' }
  | ({ type: 'odds' } & Record<string, unknown>)
  | { type: 'view'; ply: number; since?: number }
  | EarlierQuestion;

/** Asks for what comes before a number. */
export type EarlierQuestion = { type: 'earlier'; log: number } | { type: 'earlier'; press: number };

/** A change of the table; kept and sent again with the same `id` until it is answered. */
export type Command =
  | { type: 'act'; ply: number; action: string }
  | { type: 'undo'; ply: number }
  | { type: 'orders'; ply: number; seat: string; orders: string[]; confirm: boolean }
  | { type: 'confirm' | 'unconfirm'; ply: number; seat: string }
  | { type: 'propose'; kind: string; ply: number; seat: string }
  | { type: 'answer'; kind: string; from: string; ply: number; agree: boolean; seat: string }
  | ({ type: 'clock' } & ClockChange)
  | { type: 'say'; seat?: string; to: string[]; text: string }
  | ({ type: 'moderate' } & Partial<Omit<PressSwitches, 'reveal'>>)
  | { type: 'remove'; message: string }
  | { type: 'name'; seat: string; name: string }
  | { type: 'entropy'; seat: string; number: string };

/** The host's changes to the clock; a time that is left out stays. */
export interface ClockChange {
  movement?: number | null;
  other?: number | null;
  deadline?: number | null;
  stopped?: boolean;
}

/** How the server does. */
export interface Health {
  ok: boolean;
  version: string;
  tables: number;
  /** Where the page without a server is, if it offers one. */
  offline?: string;
  /** How many experiments it has results of, if any. */
  laboratory?: number;
}

/** Results of an experiment that can be looked at. */
export interface Experiment {
  name: string;
  title: string;
  question: string;
  game_title: string;
  cells: number;
}

export interface TableRequest {
  game?: string;
  options?: Record<string, string>;
  board?: string;
  position?: unknown;
  record?: string;
  seats?: Record<string, { kind: SeatKind; player?: string }>;
  dice?: 'stream' | 'typed';
  /** The dice of a game that has ended fall again: its seed. Everybody is told. */
  seed?: string;
  /** The numbers that seats added to them. */
  added?: Record<string, { number: string; draw: number }>;
  /** Milliseconds a computer player waits before each move; the server's own when left out. */
  delay?: number;
}

export type ReportMark = keyof ReportTotals['marks'];
