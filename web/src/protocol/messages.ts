// The messages between page and server, as docs/protocol.md describes them. Nothing here knows a
// game: views and boards are `unknown` until a game's own drawing gives them a type.

export type ErrorKind =
  | 'unreadable'
  | 'illegal'
  | 'not_your_turn'
  | 'stale'
  | 'over'
  | 'not_yours'
  | 'unknown'
  | 'too_large'
  | 'busy'
  | 'unopened'
  | 'internal';

/** Why something was not done. `text` is for people; `rule` is an id of the game's rulebook. */
export interface Refusal {
  kind: ErrorKind;
  text: string;
  rule: string | null;
  field?: string | null;
}

export type SeatKind = 'human' | 'computer' | 'open';

export interface SeatState {
  id: string;
  title: string;
  /** What it is called within a sentence: "the Huns". */
  name: string;
  kind: SeatKind;
  player: string | null;
  /** How the person there calls himself; null when he has not said. */
  person: string | null;
  online: boolean;
  /**
   * Milliseconds since 1970: when the last one who was there went away. Null while somebody is there,
   * and where nobody has been.
   */
  away_since: number | null;
}

/** One line of the log. `n` counts from 1 without gaps; `ply` is the ply it led to. */
export interface Entry {
  n: number;
  ply: number;
  /** Null of what is told as it was once written down, without being replayed. */
  rule: string | null;
  kind: string;
  text: string;
  args: Record<string, unknown>;
  who: string | null;
  undone: boolean;
  /** The next entry says what came of it, as of most dice. */
  with_next?: boolean;
  /** Of the part of the log that it opens: "Turn 3". */
  heading?: string;
  /** What it changed of title, phase and view (RFC 6902); only where it is told as news. */
  patch?: unknown[];
}

export interface Prompt {
  text: string;
  detail?: string | null;
  rule?: string | null;
}

/** The action text is the verb of the offer and one choice for each slot, in order. */
export interface Form {
  slots: string[];
  choices: string[];
  distinct: boolean;
}

/** Something that may be done now, or (with `refused`) that a newcomer would try and may not. */
export interface Offer {
  action: string;
  label: string;
  group: string;
  rule: string | null;
  refused: Refusal | null;
  marks: Record<string, unknown>;
  form?: Form | null;
}

export interface Result {
  title: string;
  grade: string | null;
  scores: Record<string, number>;
  rule: string | null;
  text: string;
}

/** One line of a set of orders, and what becomes of it. */
export interface WrittenOrder {
  text: string;
  /** In the one form the server prints; empty when it is unreadable. */
  order: string;
  /** Why it will not be carried out as written. */
  refused: Refusal | null;
  /** The order as the view of the game lists orders; null when it is unreadable or none to a unit. */
  parts: unknown;
}

/** The set of orders of a seat of this client. */
export interface OwnOrders {
  seat: string;
  confirmed: boolean;
  /** Null until something was written. */
  orders: WrittenOrder[] | null;
  /** What has no order and what comes of it, in words; empty when nothing lacks one. */
  shortfall: string;
}

/** A stage in which several seats order at once, none knowing what another orders. */
export interface Sealed {
  asked: { seat: string; confirmed: boolean }[];
  own: OwnOrders[];
}

/** Times are milliseconds since 1970, the limits minutes; null: none. */
export interface Clock {
  movement: number | null;
  other: number | null;
  now: number;
  deadline: number | null;
  /** Milliseconds that were left when the host stopped the clock; null while it runs. */
  left: number | null;
}

/** What a seat asks of the others, until that is carried out, withdrawn or pointless. */
export interface Proposal {
  kind: string;
  title: string;
  /** Of a seat. */
  from: string;
  ply: number;
  /** What is said of that seat: "offers a draw". */
  words: string;
  /** The seats that must still agree. */
  awaited: string[];
  /** The seat that declined. */
  declined: string | null;
}

export interface Proposals {
  open: Proposal[];
  /** What this seat may propose now, or why not. */
  may: { kind: string; title: string; refused: string | null }[];
  /** Whether all agreed that advice may be asked for. */
  advice: boolean;
  /** Why this reader may not ask for advice. */
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

/** What this reader may read; in a message, what is new of it unless `reset`. */
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
  /** What this game is called, which may depend on the options. */
  title: string;
  /** As they were chosen when the table was set. */
  options: Record<string, string>;
  /** What the game began from, in words, where that was not the usual start on the usual board. */
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

/** What tells of the table between two of its changes. */
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
  /** What would go wrong most. */
  fear: string;
  /** The next best answers, and why not. */
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

/** What answers no request of this client: a wrong token, a message not understood. */
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

/** What can be asked about the table; the connection adds the `id`. */
export type Question =
  | { type: 'why'; action: string }
  | { type: 'advise' }
  | ({ type: 'odds' } & Record<string, unknown>)
  | { type: 'view'; ply: number; since?: number }
  | EarlierQuestion;

/** Asks for what comes before a number. */
export type EarlierQuestion = { type: 'earlier'; log: number } | { type: 'earlier'; press: number };

/** What changes the table; kept and sent again with the same `id` until it is answered. */
export type Command =
  | { type: 'act'; ply: number; action: string }
  | { type: 'undo'; ply: number }
  | { type: 'orders'; ply: number; seat: string; orders: string[]; confirm: boolean }
  | { type: 'confirm' | 'unconfirm'; ply: number; seat: string }
  | { type: 'propose'; kind: string; ply: number; seat: string }
  | { type: 'answer'; kind: string; from: string; ply: number; agree: boolean; seat: string }
  | { type: 'withdraw'; kind: string; seat: string }
  | ({ type: 'clock' } & ClockChange)
  | { type: 'say'; seat?: string; to: string[]; text: string }
  | ({ type: 'moderate' } & Partial<Omit<PressSwitches, 'reveal'>>)
  | { type: 'remove'; message: string }
  | { type: 'name'; seat: string; name: string }
  | { type: 'entropy'; seat: string; number: string };

/** What the host changes; what is left out stays. */
export interface ClockChange {
  movement?: number | null;
  other?: number | null;
  deadline?: number | null;
  stopped?: boolean;
}

export interface GamePlayer {
  id: string;
  title: string;
  line: string;
  strength: string | null;
  /** Who chooses no opponent meets this one. */
  for_newcomers: boolean;
  /** Of the five that are offered first, 1 the weakest; null for every other. */
  level: number | null;
}

export interface GameOption {
  name: string;
  title: string;
  values: string[] | null;
  /** What the values are called, in their order; null: as they are written. */
  titles: string[] | null;
  default: string | null;
  /** Without this value of another option it changes nothing. */
  only_with: { option: string; value: string } | null;
}

export interface GameSeat {
  id: string;
  title: string;
  /** What it is called within a sentence. */
  name: string;
  /** Who chooses no side is seated here. */
  for_newcomers: boolean;
}

/** A value of an option that makes it a game with a title and seats of its own. */
export interface Variant {
  option: string;
  value: string;
  title: string;
  seats: GameSeat[];
}

export interface Game {
  id: string;
  title: string;
  line: string;
  credit: string;
  minutes: number;
  seats: GameSeat[];
  options: GameOption[];
  variants: Variant[];
  /** Computer players: the others, then the levels, both with the weakest first. */
  players: GamePlayer[];
  reconstructed: string | null;
  /** Whether dice fall in it at all. */
  dice: boolean;
}

export interface Rule {
  id: string;
  title: string | null;
  html: string;
  /** A guide explains, and is no rule. */
  source: 'printed' | 'ruling' | 'guide';
  /** The rulings that name it. */
  see?: string[];
}

export interface Chapter {
  id: string;
  title: string;
  rules: Rule[];
}

export interface Rulebook {
  game: string;
  title: string;
  chapters: Chapter[];
}

/** A case that was played: the views are those of a spectator. */
export interface BookExample {
  name: string;
  title: string;
  /** Its place among the boards. */
  board: number;
  before: unknown;
  /** `parts` as in a WrittenOrder. */
  actions: { seat: string; action: string; parts: unknown }[];
  after: unknown;
}

/** The examples that a rulebook shows. */
export interface BookExamples {
  boards: unknown[];
  examples: BookExample[];
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

export interface NewTable {
  table: string;
  title: string;
  host: string;
  seats: Record<string, string>;
  watch: string;
  links: Record<string, string>;
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
  /** What seats added to them. */
  added?: Record<string, { number: string; draw: number }>;
  /** Milliseconds a computer player waits before each move; the server's own when left out. */
  delay?: number;
}

/** Chances, 0 to 1, one for each seat in the order of `seats`. */
export type Worths = number[];

export interface GameReport {
  game: string;
  plies: number;
  over: boolean;
  /** How much of the work is done, 0 to 1. */
  done: number;
  seats: string[];
  /** The step of the table after each ply, the start first. */
  steps: number[];
  /** After each ply, the start first. */
  curve: Worths[];
  totals: ReportTotals[];
  phases: { phase: string; luck: Worths; decisions: Worths }[];
  entries: ReportEntry[];
  /** `ply`: after it. */
  turning_points: { ply: number; turn: string; text: string }[];
}

/** What adds up for one seat: start + luck + decisions + others + reappraisal = end. */
export interface ReportTotals {
  seat: string;
  start: number;
  luck: number;
  decisions: number;
  others: number;
  reappraisal: number;
  end: number;
  adjusted: number;
  marks: Record<ReportMark, number>;
}

export type ReportMark = 'best' | 'good' | 'doubtful' | 'mistake' | 'blunder';

export interface ReportEntry {
  ply: number;
  /** The ply after which it took effect. */
  last: number;
  who: string;
  turn: string;
  text: string;
  /** The luck of a die, or the cost of a decision. */
  shift: Worths;
  mark?: ReportMark | '';
  /** Of a decision: what was asked; of sets of orders, how they are told. May be empty. */
  question?: string;
  /** Of a decision that was not the best. */
  better?: string;
  worth?: number;
  better_worth?: number;
  error?: number;
  /** What went wrong more often than after the better answer; empty where no event tells. */
  why?: string;
  reason?: { player: string; text: string } | null;
}

export interface Verification {
  ok: boolean;
  plies: number;
  /** False where part of it was played by other rules than those of now. */
  replayed: boolean;
  dice: 'none' | 'verified' | 'partly' | 'sealed' | 'typed' | 'mixed';
  /** The dice of each stream that led here. */
  stretches: DiceStretch[];
  /** The last ply that was played before the record was brought to a table. */
  brought: number | null;
  /** Whose server handed it out; `genuine` is null where that cannot be told. */
  signature: { key: string; genuine: boolean | null } | null;
  /** All of that in sentences, as every program of ours says it. */
  says: { about: string; text: string }[];
}

export interface DiceStretch {
  /** The ply after which it begins. */
  begin: number;
  /** Its seed is in the record: what was drawn has been checked. */
  revealed: boolean;
  drawn: number;
  /** Of those, fallen after the seed was written down. */
  foreseeable: number;
  typed: number;
  /** Played by other rules, and so not checked. */
  unread: number;
  /** What seats added to it. */
  added: AddedNumber[];
}
