// The shell's props for the drawing of a game, and the exports of a game's module for the shell.
//
// A game's folder has an index.ts that exports a GameModule: the component of the main area as
// `default`, `settings`, and, where it has them, the parts that stand elsewhere on the page. All
// parts of one table get the same props, so they also share the same `draft`.

import type { Component } from 'svelte';

import type {
  BookExample,
  Entry,
  Offer,
  Press,
  Proposals,
  Refusal,
  Sealed,
  TableMessage,
} from '../protocol/messages';
import type { Step } from '../shell/table/course';

export type * from '../protocol/documents.gen';

/** A line of the log as its kind tells it; `Happened` is that of the game's events.gen.ts. */
export type Told<Happened extends { kind: string; args: object }> = Entry & Happened;

/** The events shown together: a step of a story or of the replay. */
export interface Beat {
  /** Number of its last entry in the log. */
  n: number;
  text: string;
  rule: string | null;
  entries: Entry[];
  /** Why it went that way, where the text does not say so. */
  why?: string;
  /** The place on the map it is about. */
  place?: string | null;
  /** The part of the turn it belongs to. */
  chapter?: string;
  /** Milliseconds it is looked at, where that is not the usual; 0: it passes without a stop. */
  stands?: number;
  /** Milliseconds that its dice roll before it is told. */
  rolls?: number;
}

/**
 * The table at the moment that is shown: now, or one of the past while `live` is false. Every part of
 * it, and the view beside it, belong to that moment. There are no offers unless it is `live` and this
 * client's seat is to move; of the log those entries that came before the moment, undone ones too.
 */
export interface TableState extends Pick<
  TableMessage,
  'seat' | 'seats' | 'to_move' | 'phase' | 'turn_title' | 'prompt' | 'offers' | 'result' | 'log'
> {
  /**
   * The entries that came with the latest change, for showing what moved; empty after a first load,
   * a reconnection, an undo, and a jump of the replay by more than one step.
   */
  fresh: readonly Entry[];
  /** The beat in view, while the past is shown. */
  beat: Beat | null;
  /** True while news is told: the table asks when that is done, or skipped. */
  telling: boolean;
  /** Entries whose dice are rolling at this moment; they are not told yet. */
  rolling: readonly Entry[];
  ply: number;
  /** True from sending an action until the server has answered it: offer nothing meanwhile. */
  busy: boolean;
  /** False while the past is shown. */
  live: boolean;
  /** The ordering seats, and the orders of one's own; null in other stages and while replaying. */
  sealed: Sealed | null;
  /** Letters between the seats; null where there are none. */
  press: Press | null;
  /** The proposals of people to one another. */
  proposals: Proposals | null;
}

/**
 * The props of every part of a sheet. Do not destructure `draft` members or `table`; read them
 * through the props so that they stay reactive.
 */
export interface SheetProps<Board = unknown, View = unknown, Draft = unknown> {
  /** The printed part: sent once, never changes. */
  board: Board;
  /** The changing part: the game's view at the ply shown. */
  view: View;
  table: TableState;
  /** The draft that the module's `createDraft` made for this table; undefined if it has none. */
  draft: Draft;
  /** Sends an action text as it was offered. Does nothing unless `live` and not `busy`. */
  act(action: string): void;
  /** Gives several answers by one press, each once it is asked for; what is not offered ends them. */
  actAll(steps: readonly Step[]): void;
  /**
   * Asks why an action is not allowed, or would not be after some answers that were not given; null when
   * it is allowed or the server cannot be reached.
   */
  why(action: string, after?: readonly string[]): Promise<Refusal | null>;
  /** Exact odds; the question is the game's own. Null when the server cannot be reached. */
  odds(question: Record<string, unknown>): Promise<unknown>;
  /**
   * Exact odds after answers that were not given, and what this seat could answer then; nothing is
   * changed. Null when the server cannot be reached, or such answers may not be given.
   */
  foresee(answers: readonly string[]): Promise<{ offers: Offer[]; odds: unknown } | null>;
  /** Ends what is being told: the table as it is now is shown. */
  skip(): void;
  /** Shows a refusal beside the prompt, with its rule; nothing where there is none. */
  showRefusal(refusal: Refusal | null): void;
  /** Speaks through the polite live region. */
  say(text: string): void;
  /** The orders of a seat in a sealed stage. */
  orders: OrderDesk;
}

/** The acts of a seat of this client in a sealed stage. The shell shows refusals. */
export interface OrderDesk {
  /**
   * Replaces the whole set; it is then not confirmed. `edit` is given the lines as they will stand
   * once everything sent before has arrived, which may be more than the table shows.
   */
  rewrite(edit: (lines: string[]) => string[]): void;
  confirm(): void;
  /** Confirms the sets of several seats of this page, as they stand. */
  confirmAll(seats: readonly string[]): void;
  unconfirm(): void;
  /** Shows the stage before the one whose orders are shown, or the one after it; the last one is now. */
  stepBy(stages: 1 | -1): void;
  /** Whether there is an earlier stage. */
  readonly hasEarlier: boolean;
  /** The view in which those orders were written; null where nobody knows. */
  viewBefore(): Promise<unknown>;
  /** While another seat is being taken, what is shown and ordered is still the last one's; nothing is confirmed. */
  readonly changingSeat: boolean;
  /** The seats of this page, and the way to one of them: at once, or by handing over the screen. */
  seats: string[];
  sitAt(seat: string): void;
  /** Whether several people share this screen, each with orders that the others must not see. */
  isShared: boolean;
  /** Says that one person plays all these seats, or that several people do. */
  setAlone(alone: boolean): void;
}

/** The state that a sheet may show of itself through its draft. */
export interface SheetDraft {
  /** True while the sheet waits for an answer that is given under the prompt: it comes into view. */
  readonly asksInPrompt?: boolean;
  /** A few words on what an offered action may lead to, beside its label: "wins 17 %"; or ''. */
  noteOn?(action: string): string;
  /** A half-made choice, as JSON has it; null when there is none. A reload of the page keeps it. */
  readonly choice?: unknown;
  /** Takes up again what was half chosen before a reload. */
  layOut?(choice: unknown): void;
  /** Lays an action out so that it can still be changed; false when it cannot be. */
  draftFrom?(action: string): boolean;
}

/** One kind of die for the dice count: events of `kind` whose `args` hold the `face`, from 1. */
export interface DieSeries {
  kind: string;
  /** The name of the roll, where events of one kind have several dice: their `args.die`. */
  die?: string;
  title: string;
  /** Six when left out. */
  sides?: number;
}

/* eslint-disable @typescript-eslint/no-explicit-any -- each game gives its own types to its parts */
/** How the rulebook draws an example. */
export interface ExampleSettings {
  /** The areas or the parts of the sheet that it is about; empty: all. */
  areas(example: BookExample): string[];
  /** The facts of a position next to the map, in one line below the picture. */
  facts?(view: any): string;
  /** Px of a sheet that is not a map: its parts are laid out like this, and drawn smaller. */
  size?(parts: string[]): { width: number; height: number };
  /** A position in words, for those who do not see the picture. */
  words(board: any, view: any): string;
}

/** The settings by which the shell shows a game well; all may be left out. */
export interface SheetSettings {
  /** Groups of offers that the sheet handles itself; the shell's list leaves them out. */
  ownGroups?: string[];
  /**
   * Groups entries that are shown together, in order; without it each is shown on its own. The
   * deeds of `seat` are left out.
   */
  beatsOf?(entries: readonly Entry[], log: readonly Entry[], seat: string | null): Beat[];
  /** True if the sheet numbers its answers itself (`aria-keyshortcuts`, 1 to 9), not the list. */
  numbersAnswers?: boolean;
  /** True if this seat has nothing to order, and is asked only so that nobody learns who has. */
  asksForNothing?(view: any): boolean;
  /** The question to a seat in a sealed stage, as a sentence. */
  sealedQuestion?(view: any): string;
  /** True if the sheet heads its own account of the end, so that the shell need not repeat it. */
  showsEnding?: boolean;
  /** Keys that the sheet understands and what they do, for the list of keys. */
  keys?: readonly (readonly [keys: string, does: string])[];
  /** The meaning of the sheet's colours and signs, in one line below a picture of it. */
  pictureLegend?: string;
  /** Px across below which the sheet has no room for all it shows; a map has room everywhere. */
  needs?: number;
  /** How curves of several seats are told apart; by seat. */
  seatLooks?(board: any): Record<string, { letters: string; colour: string }>;
  example?: ExampleSettings;
  /** Dice counted in the luck ledger. */
  dice?: DieSeries[];
}

/** A filled form of the report: the fields of its slots, and those of the choice it is compared with. */
export type FilledForm = Component<{
  board: any;
  slots: readonly Record<string, unknown>[];
  other: readonly Record<string, unknown>[];
}>;

export interface GameModule {
  /** The main area. Fills its container; on phones it may scroll up and down, never sideways. */
  default: Component<SheetProps<any, any, any>>;
  settings?: SheetSettings;
  /**
   * Makes what the parts of one table share before anything is sent: the die in hand, the placing
   * so far. Usually an object of a class with `$state` fields. Called once for each table.
   */
  createDraft?(): SheetDraft;
  /** At the top of the side column: the turns of the game. Without it the shell writes the title. */
  TurnStrip?: Component<SheetProps<any, any, any>>;
  /** On phones, the line under the top bar (40 px high). Without it the shell writes the title. */
  Status?: Component<SheetProps<any, any, any>>;
  /** Under the prompt, before the list of actions: for example the dice tray. */
  PromptExtra?: Component<SheetProps<any, any, any>>;
  /** A section of the report and of the chronicle, on the whole game: its log is that of the table. */
  ReportExtra?: Component<SheetProps<any, any, any>>;
  /** In the report and the chronicle, in place of the words of such a choice. */
  Filled?: FilledForm;
  /** A section of the side column after the prompt: for example exact odds. */
  SideExtra?: Component<SheetProps<any, any, any>>;
}
/* eslint-enable @typescript-eslint/no-explicit-any */

/** The picture of a game in the lobby: a component without props, filling its frame. */
export type Plate = Component;
