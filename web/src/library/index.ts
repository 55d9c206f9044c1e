// Occasus as a library: games about the fall of Rome, whole and exact, in node and in browsers.
//
//   import { load } from 'occasus';
//   const state = (await load('rome_must_fall')).start();
//
// Everything is computed by one WebAssembly module, which is loaded with the first call. Actions are
// texts, as the rulebooks and the command line write them.

import { Engine, type Refusal } from './engine.js';

export type { Refusal };

/** Any document of JSON. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Something was not done, and nothing has changed. */
export class OccasusError extends Error {
  /** 'unreadable', 'illegal', 'not_your_turn', 'over', 'unknown', 'too_large' or 'internal'. */
  readonly kind: string;
  /** The rule that forbids it, as the rulebook numbers it. */
  readonly rule: string | null;
  /** The field at fault in the input. */
  readonly field: string | null;

  constructor({ kind, text, rule, field }: Refusal) {
    super(text);
    this.name = 'OccasusError';
    this.kind = kind;
    this.rule = rule;
    this.field = field;
  }
}

export interface SeatFacts {
  id: string;
  title: string;
}

export interface OptionFacts {
  name: string;
  title: string;
  /** The possible values; null: any text. */
  values: string[] | null;
  default: string | null;
}

export interface GameFacts {
  id: string;
  title: string;
  line: string;
  credit: string;
  reconstructed: string;
  rules_version: number;
  seats: SeatFacts[];
  options: OptionFacts[];
  /** Names of results, the worst first: their numbers are the scores. */
  grades: string[];
}

export interface PlayerFacts {
  id: string;
  title: string;
  /** How it thinks, in a sentence. */
  line: string;
  /** A measured figure, in words. */
  strength: string;
  /** It plays after `loadWeights` of its game. */
  weights: boolean;
}

/** Something that happened, with the rule that made it happen. */
export interface GameEvent {
  kind: string;
  rule: string;
  /** In a sentence. */
  text: string;
  args: { [name: string]: Json };
  /** The only seat that may hear of it; null: all may. */
  audience: string | null;
}

/** A table's question to the seat that is to move. */
export interface Prompt {
  text: string;
  detail: string;
  rule: string;
}

/** An action as a table offers it, with its words; `refused` tells why it may not be taken. */
export interface Offer {
  action: string;
  label: string;
  group: string;
  rule: string;
  refused: Refusal | null;
  marks: { [name: string]: Json };
  form?: { slots: string[]; choices: string[]; distinct: boolean } | null;
}

export interface Result {
  title: string;
  grade: string;
  scores: { [seat: string]: number };
  rule: string;
  text: string;
}

export interface Advice {
  action: string;
  /** The advice and its reason, in a sentence. */
  text: string;
  points: string[];
  /** The biggest risk. */
  fear: string;
  /** Other good choices, and why they are worse. */
  instead: { action: string; text: string }[];
  /** The estimated chance to win: 0 to 1. */
  value: number;
}

/** The reading of one order, and why it is not carried out as it was written. */
export interface ReadOrder {
  text: string;
  order: string;
  refused: Refusal | null;
}

export interface Setup {
  /** By the names and values of `GameFacts.options`. */
  options?: { [name: string]: string };
  /** The text of a board file of one's own. */
  board?: string;
}

interface Standing {
  ply: number;
  dice: string;
  partings: string[];
  log: Json[];
  facts: GameFacts;
}

interface Look {
  to_move: string | null;
  faces: number;
  phase: string;
  turn: string;
  sealed: string[];
}

let engine: Engine | undefined;
let starting: Promise<Engine> | undefined;

async function begin(): Promise<void> {
  engine ??= await (starting ??= Engine.start());
}

function ask<Answer>(name: string, what: object = {}): Answer {
  if (!engine) throw new Error('Call load(), games() or readRecord() first.');
  const said = engine.ask({ ask: name, ...what });
  if ('error' in said) throw new OccasusError(said.error);
  return said.answer as Answer;
}

// Frees the module's data for an object that the program has lost.
const lost = new FinalizationRegistry(([name, what]: [string, object]) => ask(name, what));

/** All games. */
export async function games(): Promise<GameFacts[]> {
  await begin();
  return ask('games');
}

/** A game with its options and board. */
export async function load(game: string, setup: Setup = {}): Promise<Game> {
  await begin();
  const loaded = ask<{ game: number; facts: GameFacts }>('load', { game, ...setup });
  return new Game(loaded.game, loaded.facts, game, setup);
}

/**
 * Loads the trained weights that some players of a game need: the file `learned/GAME.net` of this
 * package, or its bytes.
 */
export async function loadWeights(game: string, bytes?: Uint8Array): Promise<void> {
  await begin();
  await engine?.learn(game, bytes);
}

/** A saved game. It is played again by the rules; one that breaks them is refused. */
export async function readRecord(record: string): Promise<Match> {
  await begin();
  return new Match(ask('read', { record }));
}

/** A game whose options and board are chosen. Made by `load`. */
export class Game {
  /** Facts of the game with these options: a variant has its own title and seats. */
  readonly facts: GameFacts;
  readonly #number: number;
  readonly #kind: string;
  readonly #setup: Setup;

  constructor(number: number, facts: GameFacts, kind: string, setup: Setup) {
    this.#number = number;
    this.facts = facts;
    this.#kind = kind;
    this.#setup = setup;
  }

  /** The start, or a position as `State.position` gives it. */
  start(position?: Json): State {
    return new State(ask('start', { game: this.#number, position }));
  }

  /** The printed board with each number's provenance, and the same as a board file. */
  board(): { figures: Json; file: string; built_in: boolean } {
    return ask('board', { game: this.#number });
  }

  rulebook(): Json {
    return ask('rulebook', { game: this.#number });
  }

  /** Computer players, the weakest first. */
  players(): PlayerFacts[] {
    return ask('players', { game: this.#number });
  }

  /**
   * A game whose record is kept. Dice are drawn from a secret that the record reveals at the end,
   * or are given as actions: 'typed'.
   */
  begin({ dice = 'stream', position }: { dice?: 'stream' | 'typed'; position?: Json } = {}): Match {
    return new Match(ask('begin', { game: this.#kind, ...this.#setup, dice, position }));
  }
}

/** A position. Made by `Game.start`, `State.copy` and `Match.state`. */
export class State {
  readonly #number: number;

  constructor(number: number) {
    this.#number = number;
    lost.register(this, ['drop', { state: number }]);
  }

  #ask<Answer>(name: string, what: object = {}): Answer {
    return ask(name, { state: this.#number, ...what });
  }

  #look(): Look {
    return this.#ask('look');
  }

  /** The seat that is to move; 'dice' when a die is due; null when the game is over. */
  get toMove(): string | null {
    return this.#look().to_move;
  }

  /** How many faces the die has that is due; 0: none is. */
  get faces(): number {
    return this.#look().faces;
  }

  get phase(): string {
    return this.#look().phase;
  }

  get turn(): string {
    return this.#look().turn;
  }

  /** The seats that answer at the same time, and have not yet. */
  get sealed(): string[] {
    return this.#look().sealed;
  }

  /** Every action that may be taken; at a die every face: 'roll 1', 'roll 2' and so on. */
  legalActions(): string[] {
    return this.#ask('legal_actions');
  }

  /** Takes an action; what it made happen. Throws an OccasusError when it may not be taken. */
  apply(action: string): GameEvent[] {
    return this.#ask('apply', { action });
  }

  /** Why an action may not be taken; null: it may. */
  whyNot(action: string): Refusal | null {
    return this.#ask('why_not', { action });
  }

  /** A table's offers, in words. */
  offers(): Offer[] {
    return this.#ask('offers');
  }

  /** A table's question; null when the game is over. */
  prompt(): Prompt | null {
    return this.#ask('prompt');
  }

  /** Exact probabilities; what may be asked is the game's own (docs/protocol.md, `odds`). */
  odds(question: Json = {}): Json {
    return this.#ask('odds', { question });
  }

  /** The whole position as a document, for `Game.start`. */
  position(): Json {
    return this.#ask('position');
  }

  /** A seat's view, for drawing; a spectator's when none is named. */
  view(seat?: string): Json {
    return this.#ask('view', { seat });
  }

  /** null until the game is over. */
  result(): Result | null {
    return this.#ask('result');
  }

  copy(): State {
    return new State(this.#ask('copy'));
  }

  /** The action of a computer player. The same seed gives the same action. */
  choose(player: string, { seed = 0 } = {}): string {
    return this.#ask('choose', { player, seed });
  }

  /** The same and why. It takes longer than `choose`: what may come of it is played out. */
  advise(player: string, { seed = 0 } = {}): Advice {
    return this.#ask('advise', { player, seed });
  }

  /** Reads the orders of a seat of `sealed`, and changes nothing. */
  readOrders(
    seat: string,
    orders: string[],
  ): { orders: ReadOrder[]; actions: string[]; shortfall: string } {
    return this.#ask('read_orders', { seat, orders });
  }

  /**
   * Gives the orders of all seats of `sealed`, and carries them out. A seat that is not named
   * orders nothing. `readOrders` names those that could not be carried out as written.
   */
  adjudicate(orders: { [seat: string]: string[] }): GameEvent[] {
    const events: GameEvent[] = [];
    for (const seat of this.sealed)
      for (const action of this.readOrders(seat, orders[seat] ?? []).actions)
        events.push(...this.apply(action));
    return events;
  }
}

/** A game that is played, or was, with its record. Made by `Game.begin` and `readRecord`. */
export class Match {
  readonly #number: number;

  constructor(number: number) {
    this.#number = number;
    lost.register(this, ['close', { match: number }]);
  }

  #standing(): Standing {
    return ask('standing', { match: this.#number });
  }

  /** A copy of where it stands. */
  get state(): State {
    return new State(ask('state', { match: this.#number }));
  }

  /** How many actions and dice led here. */
  get ply(): number {
    return this.#standing().ply;
  }

  /** The seal of its dice: 'none', 'verified', 'partly', 'sealed', 'typed', 'mixed'. */
  get dice(): string {
    return this.#standing().dice;
  }

  /** Where the record does not follow the rules of now, in sentences. */
  get partings(): string[] {
    return this.#standing().partings;
  }

  /** The events as a spectator may know them. */
  get log(): Json[] {
    return this.#standing().log;
  }

  get facts(): GameFacts {
    return this.#standing().facts;
  }

  /** An action of the seat that is to move; with typed dice also 'roll 5'. */
  act(action: string): void {
    ask('act', { match: this.#number, action });
  }

  /** Draws the dice that are due. */
  draw(): void {
    ask('draw', { match: this.#number });
  }

  /** As text, for a file: every program of Occasus reads it. */
  record(): string {
    return ask('record', { match: this.#number });
  }
}
