// The messages between a page, the Worker of its tab, and the one Worker that runs the engine.

/** The requests of a page to the engine. Numbers of requests and sockets are the page's own. */
export type Asked =
  | { type: 'request'; id: number; method: string; path: string; body: string; token: string }
  | { type: 'open'; socket: number; table: string }
  | { type: 'hear'; socket: number; text: string }
  | { type: 'close'; socket: number }
  | { type: 'forget'; table: string }
  /** Whether anybody can see the page. */
  | { type: 'shown'; shown: boolean };

/**
 * Why something could not be kept or read: the browser has no room, another version wrote it, or the
 * weights of a computer player did not come.
 */
export type Trouble = 'full' | 'unreadable' | 'weights';

/** The messages of the engine to one page. */
export type Told =
  | { type: 'answer'; id: number; status: number; body: string }
  | { type: 'opened'; socket: number }
  | { type: 'sent'; socket: number; text: string }
  | { type: 'closed'; socket: number }
  | { type: 'trouble'; trouble: Trouble; table: string }
  /** No engine can be run here. */
  | { type: 'broken'; reason: string }
  /** A further Worker is wanted, that thinks what comes from this port. */
  | { type: 'hire'; port: MessagePort };

/** Compressed bytes: where they lie, or themselves as base64. */
export type FileSource = { address: string } | { base64: string };

/** The weights of learned players, by game. */
export type Weights = Partial<Record<string, FileSource>>;

/** The engines, each of one game or of all of them, and what learned players need. */
export interface ModuleSource {
  engines: Record<string, FileSource>;
  weights: Weights;
}

/** The messages of a page to its Worker: the places of the engines, once, and then its requests. */
export type FromPage =
  | { type: 'start'; source: ModuleSource }
  /** To a further Worker, the only message: it thinks what comes from this port. */
  | { type: 'think'; port: MessagePort }
  /** No further Worker can be started. */
  | { type: 'unhired' }
  | Asked;

/** The messages between the Workers of several tabs, about the engine of a game. */
export type BetweenTabs = { game: string } & (
  | /** A tab has come, and looks for the engine. */
    { from: string; hello: true }
    /** Here is the engine, `anew` when it was elsewhere before: what was open is not open any more. */
  | { to: string | null; here: true; anew: boolean }
  | { from: string; asked: Asked }
  | { to: string; told: Told }
);
