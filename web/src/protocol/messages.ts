// The messages between page and server, as docs/protocol.md describes them. Nothing here knows a
// game: views and boards are `unknown` until a game's own drawing gives them a type.

import type {
  AdviceMessage,
  Clock,
  DiceState,
  Entry,
  Offer,
  PlayersClock,
  Press,
  PressItem,
  Refusal,
  ReportTotals,
  Rest,
  Sealed,
  SeatKind,
  TableMessage,
  ViewMessage,
} from './documents.gen';

export type * from './documents.gen';

/** The host’s rules for messages between players. */
export type PressSwitches = Omit<Press, 'reset' | 'n' | 'removed' | 'messages'>;

/** A range of log numbers, both ends included. */
export type Range = TableMessage['undone'][number];

/** The fields that a client is told once, when it comes. */
type ToldOnce =
  'table' | 'game' | 'title' | 'options' | 'start' | 'seat' | 'host' | 'reset' | 'board';

export interface UpdateMessage extends Omit<TableMessage, 'type' | 'dice' | 'press' | ToldOnce> {
  type: 'update';
  dice?: DiceState;
}

/** The same for who said so in `hello`: what the last entry left unsaid of what is to be seen. */
export interface PatchedUpdate extends Omit<UpdateMessage, 'turn_title' | 'phase' | 'view'> {
  /** After the patches of the entries (RFC 6902). */
  patch: unknown[];
}

/** News of the table between two of its changes. */
export type News =
  /** A set of orders or a confirmation has changed. */
  | { type: 'sealed'; ply: number; sealed: Sealed | null; clock: Clock | null }
  | { type: 'clock'; clock: Clock | null; players_clock?: PlayersClock }
  | { type: 'press'; press: Press };

/** A page of the log, or of the press, from before the number asked about. */
export interface EarlierMessage {
  type: 'earlier';
  id: string;
  log?: Entry[];
  press?: PressItem[];
}

export type ServerMessage =
  | TableMessage
  | UpdateMessage
  | PatchedUpdate
  | News
  | AdviceMessage
  | ViewMessage
  | EarlierMessage
  | { type: 'ack'; id: string; ply: number }
  | { type: 'refused'; id: string; error: Refusal }
  | { type: 'why'; id: string; legal: boolean; error: Refusal | null }
  /** `offers`: after answers that were not given, what could be answered then. */
  | { type: 'odds'; id: string; odds: unknown; offers?: Offer[] }
  /** It answers no request of this client: a wrong token, a message not understood. */
  | { type: 'error'; id?: string | null; error: Refusal }
  | { type: 'pong' };

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
  /** The host's changes to the clock; a time that is left out stays. */
  | { type: 'clock'; movement?: number | null; other?: number | null; stopped?: boolean }
  | { type: 'say'; seat?: string; to: string[]; text: string }
  | ({ type: 'moderate' } & Partial<Omit<PressSwitches, 'reveal'>>)
  | { type: 'remove'; message: string }
  | { type: 'name'; seat: string; name: string }
  | { type: 'entropy'; seat: string; number: string };

/** How the server does. */
export interface Health {
  ok: boolean;
  version: string;
  tables: number;
  /** Where the page without a server is, if it offers one. */
  offline?: string;
  /** How many experiments it has results of, if any. */
  laboratory?: number;
  /** Whether tables can be listed for anybody to join. */
  open_tables?: boolean;
}

/** A table that waits for anybody. */
export interface OpenTable {
  table: string;
  game: string;
  title: string;
  /** The names of those who are at it. */
  people: string[];
  waits_for: number;
  /** The sides to choose from; none where they are drawn. */
  free: { id: string; name: string }[];
  sides: 'choice' | 'lot';
  anonymous: boolean;
  /** Those that are not the usual ones. */
  options: Record<string, string>;
  /** To order in a movement; null: no deadline. */
  minutes: number | null;
  /** The minutes of each player; null: no limit. */
  each: number | null;
  /** Milliseconds since 1970. */
  since: number;
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
  /** Minutes to order in each stage, null: no deadline. Or those of each player, and more with each turn. */
  clock?: ({ movement: number | null; other: number | null } | { each: number; turn: number }) & {
    rest: Rest | null;
  };
  /** The server lists it, for anybody to join. */
  listed?: boolean;
  /** Whether people choose their seats; by default they do. */
  sides?: 'choice' | 'lot';
  /** The names of others are hidden until the end. */
  anonymous?: boolean;
  /** Milliseconds a computer player waits before each move; the server's own when left out. */
  delay?: number;
}

export type ReportMark = keyof ReportTotals['marks'];
