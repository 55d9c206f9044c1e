// One table as this page has it: the connection, the picture of now, the ply that is shown, and
// what the user is about to do. Never optimistic: only the server moves the picture.

import type { SheetSettings, TableState } from '../games/sheet';
import { type CommandAnswer, Connection, type ConnectionState } from '../protocol/connection';
import { advance, heard, join, type Picture } from '../protocol/merge';
import type {
  AdviceMessage,
  Command,
  Entry,
  News,
  Offer,
  Refusal,
  TableMessage,
  UpdateMessage,
  ViewMessage,
} from '../protocol/messages';
import { announcement } from './announcement';
import { forcedAction } from './offers';
import { calm, preferences } from './preferences.svelte';
import { logUpTo, replayIndex, step, stepTurn } from './replay_index';
import { text } from './text';
import { typeDigit } from './typed_die';

const kForcedDelay = 350;
const kStepTime = 700;

export class Session {
  picture = $state.raw<Picture | null>(null);
  connection = $state.raw<ConnectionState>({ kind: 'connecting' });
  /** A reason that is shown beside the prompt until the next change. */
  refusal = $state.raw<Refusal | null>(null);
  advice = $state.raw<AdviceMessage | 'asked' | null>(null);
  politeText = $state('');
  urgentText = $state('');
  playing = $state(false);
  /** Digits of a face that is being typed, while they may still grow into a higher one. */
  typed = $state('');
  speed = $state(1);
  settings = $state.raw<SheetSettings>({});

  private fresh = $state.raw<Entry[]>([]);
  /** Commands sent and not yet answered. */
  private unanswered = $state(0);
  /** The ply of the last answer, until the picture has caught up with it. */
  private awaited = $state<number | null>(null);
  /** What the replay shows; null while the table is live. */
  private past = $state.raw<ViewMessage | null>(null);
  private pastFresh = $state.raw<Entry[]>([]);
  // Read only in answer to a key or a press, so nothing has to follow its changes.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  private readonly views = new Map<number, ViewMessage>();
  private readonly link: Connection;
  private forcedTimer: ReturnType<typeof setTimeout> | undefined;
  private playTimer: ReturnType<typeof setTimeout> | undefined;
  /** After an undo, forced moves wait for a move of the user's own: else they would redo it. */
  private holdForced = false;
  private wanted: number | null = null;
  private wasLost = false;
  /**
   * True from a change of token until the table is seen with it. The next hello asks for
   * everything: with another token other things may be seen.
   */
  anew = $state(false);
  private updates = 0;
  /** How far the server's clock is ahead of this one, in milliseconds. */
  private ahead = 0;

  readonly index = $derived.by(() => {
    const picture = this.picture;
    return replayIndex(picture?.log ?? [], picture?.ply ?? 0, this.settings.turnLabel);
  });
  readonly busy = $derived(this.unanswered > 0 || this.awaited !== null);
  readonly live = $derived(this.past === null);
  readonly ply = $derived(this.past?.ply ?? this.picture?.ply ?? 0);
  readonly view = $derived(this.past ? this.past.view : this.picture?.view);
  /** True while the table waits for a real die whose face this client may type. */
  readonly awaitsDie = $derived.by(() => {
    const picture = this.picture;
    const mayRoll = Boolean(picture?.seat) || picture?.host === true;
    return this.live && mayRoll && picture?.to_move === 'chance';
  });
  readonly dieSides = $derived(this.picture?.die ?? 0);
  readonly table = $derived.by<TableState | null>(() => this.tableState());

  constructor(
    readonly id: string,
    private token: string | null,
    /** Tokens of further seats that this page holds, and the host's. */
    private readonly further: () => string[] = () => [],
  ) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`;
    this.link = new Connection({
      open: () => new WebSocket(address),
      hello: () => ({
        token: this.token,
        also: this.further().filter((token) => token !== this.token),
        since: this.anew ? null : (this.picture?.n ?? null),
        press_since: this.anew ? null : (this.picture?.press?.n ?? null),
      }),
      onTable: (message) => this.onTable(message),
      onUpdate: (message) => this.onUpdate(message),
      onNews: (message) => this.onNews(message),
      onState: (state) => this.onState(state),
      onError: (error) => this.onError(error),
    });
  }

  close(): void {
    clearTimeout(this.forcedTimer);
    clearTimeout(this.playTimer);
    this.link.close();
  }

  retry(): void {
    this.link.retry();
  }

  /** Comes back with another token: another seat, or none. */
  changeToken(token: string | null): void {
    this.token = token;
    this.anew = true;
    this.link.resync();
    this.link.retry();
  }

  say(words: string): void {
    // The same words twice are spoken twice: a changed text node is what is announced.
    this.politeText = this.politeText === words ? `${words}\u00a0` : words;
  }

  /* ---- acting ---- */

  async act(action: string): Promise<void> {
    const picture = this.picture;
    if (!picture || !this.live || this.busy) return;
    this.holdForced = false;
    await this.send({ type: 'act', ply: picture.ply, action });
  }

  async undo(): Promise<void> {
    const picture = this.picture;
    if (!picture || this.busy) return;
    const reason = this.whyNoUndo();
    if (reason) {
      this.refuse({ kind: 'illegal', text: reason, rule: null });
      return;
    }
    this.holdForced = true;
    if (await this.send({ type: 'undo', ply: picture.ply })) this.say(text.undo.done);
  }

  /** Tells the table the face of a real die. */
  async typeDie(face: number): Promise<void> {
    this.typed = '';
    if (this.awaitsDie) await this.act(`roll ${face}`);
  }

  /** A digit of the face of a real die; the face is told once no other one can be meant. */
  typeDigit(digit: string): void {
    const { digits, face } = typeDigit(this.typed, digit, this.dieSides);
    this.typed = digits;
    if (face !== null) void this.typeDie(face);
  }

  /** Does again what was last undone; nothing when there is nothing to redo. */
  async redo(): Promise<void> {
    const action = this.picture?.redo;
    if (!action) this.say(text.undo.noRedo);
    else await this.act(action);
  }

  /** Why there is no undo now, or null when there is one. */
  whyNoUndo(): string | null {
    const picture = this.picture;
    if (!this.live) return text.undo.replaying;
    if (!picture?.seat && !picture?.host) return text.undo.watching;
    if (this.connection.kind !== 'live') return text.undo.offline;
    return picture.undo_to === null ? text.undo.none : null;
  }

  /** What changes something beside the moves: orders, letters, the clock. Null when it is done. */
  async tell(command: Command): Promise<Refusal | null> {
    const answer = await this.link.command(command);
    return 'refused' in answer ? answer.refused : null;
  }

  /** Milliseconds since 1970 on the server's clock. */
  serverTime(): number {
    return Date.now() + this.ahead;
  }

  refuse(refusal: Refusal): void {
    this.refusal = refusal;
    this.say(refusal.text);
  }

  /** Shows why an offer is refused. */
  explain(offer: Offer): void {
    if (offer.refused) this.refuse(offer.refused);
  }

  private async send(command: Command): Promise<boolean> {
    clearTimeout(this.forcedTimer);
    this.refusal = null;
    this.unanswered++;
    const before = this.updates;
    const answer: CommandAnswer = await this.link.command(command);
    this.unanswered--;
    if ('refused' in answer) {
      this.refuse(answer.refused);
      return false;
    }
    // The update may come before the answer or after it.
    const caughtUp =
      command.type === 'act'
        ? (this.picture?.ply ?? 0) >= answer.ply
        : this.updates > before || this.picture?.ply === answer.ply;
    if (!caughtUp) this.awaited = answer.ply;
    return true;
  }

  /* ---- asking ---- */

  async why(action: string): Promise<Refusal | null> {
    const answer = await this.link.ask({ type: 'why', action });
    return answer?.type === 'why' ? answer.error : null;
  }

  async odds(question: Record<string, unknown>): Promise<unknown> {
    const answer = await this.link.ask({ ...question, type: 'odds' });
    return answer?.type === 'odds' ? answer.odds : null;
  }

  /** Asks for advice; once it is given, asking again takes it. */
  async advise(): Promise<void> {
    if (this.advice === 'asked' || this.busy) return;
    if (this.advice) return this.act(this.advice.action);
    this.advice = 'asked';
    const ply = this.picture?.ply;
    const answer = await this.link.ask({ type: 'advise' });
    // The table may have moved on while the player thought.
    if (this.picture?.ply !== ply) return;
    if (answer?.type === 'advice') {
      this.advice = answer;
      this.say(`${answer.label}. ${answer.text}`);
    } else {
      this.advice = null;
      const refusal: Refusal = { kind: 'internal', text: text.advice.none, rule: null };
      this.refuse(answer?.type === 'refused' ? answer.error : refusal);
    }
  }

  /* ---- replaying ---- */

  /** Shows the table as it stood at a ply; the last ply is now. */
  async show(ply: number): Promise<void> {
    const before = this.ply;
    this.wanted = ply;
    if (ply >= this.index.last) {
      this.showNow();
      return;
    }
    const view = this.views.get(ply) ?? (await this.fetchView(ply));
    if (this.wanted !== ply || !view) return;
    this.pastFresh = this.freshBetween(before, ply);
    this.past = view;
    if (this.pastFresh.length > 0) this.say(announcement(this.pastFresh));
  }

  showNow(): void {
    this.pause();
    this.wanted = null;
    this.past = null;
    this.pastFresh = [];
  }

  step(direction: 1 | -1): void {
    void this.show(step(this.index, this.wanted ?? this.ply, direction));
  }

  stepTurn(direction: 1 | -1): void {
    void this.show(stepTurn(this.index, this.wanted ?? this.ply, direction));
  }

  togglePlay(): void {
    if (this.playing) this.pause();
    else void this.play();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.playTimer);
  }

  private async play(): Promise<void> {
    this.playing = true;
    if (this.live) await this.show(0);
    const advanceOne = async () => {
      if (!this.playing) return;
      await this.show(step(this.index, this.ply, 1));
      if (this.live) this.pause();
      else this.playTimer = setTimeout(advanceOne, kStepTime / this.speed);
    };
    this.playTimer = setTimeout(advanceOne, kStepTime / this.speed);
  }

  private async fetchView(ply: number): Promise<ViewMessage | null> {
    const answer = await this.link.ask({ type: 'view', ply });
    if (answer?.type !== 'view') return null;
    this.views.set(ply, answer);
    return answer;
  }

  /** What happened from one ply to the next stop; nothing for longer jumps and for going back. */
  private freshBetween(before: number, ply: number): Entry[] {
    if (step(this.index, before, 1) !== ply) return [];
    const log = this.picture?.log ?? [];
    return log.filter((entry) => !entry.undone && entry.ply > before && entry.ply <= ply);
  }

  /* ---- hearing ---- */

  private onTable(message: TableMessage): void {
    const first = this.picture === null;
    this.anew = false;
    this.picture = join(this.picture, message);
    this.readClock();
    this.fresh = [];
    this.views.clear();
    this.awaited = null;
    this.refusal = null;
    this.advice = null;
    if (this.wasLost) this.say(text.connection.back);
    this.wasLost = false;
    if (!first || this.mayMove()) this.announceTurn(null);
    this.playForced();
  }

  private onUpdate(message: UpdateMessage): void {
    const old = this.picture;
    if (!old) return;
    const merged = advance(old, message);
    this.picture = merged.picture;
    this.readClock();
    this.fresh = merged.fresh;
    this.awaited = null;
    this.updates++;
    if (message.undone.length > 0) this.forgetViews(message.ply);
    if (message.ply !== old.ply) {
      this.typed = '';
      this.refusal = null;
      this.advice = null;
    }
    const words = announcement(merged.fresh);
    if (words && this.live) this.say(words);
    this.announceTurn(old);
    this.playForced();
  }

  private onNews(news: News): void {
    const old = this.picture;
    if (!old) return;
    this.picture = heard(old, news);
    this.readClock();
    const letters = this.picture.press?.messages.filter(({ n }) => n > (old.press?.n ?? 0)) ?? [];
    const strange = letters.filter(({ from }) => from !== old.seat);
    if (strange.length > 0) this.say(text.press.arrived(strange.length));
  }

  private readClock(): void {
    const now = this.picture?.clock?.now;
    if (now !== undefined) this.ahead = now - Date.now();
  }

  private forgetViews(from: number): void {
    for (const ply of this.views.keys()) if (ply >= from) this.views.delete(ply);
    if (this.past && this.past.ply >= from) this.showNow();
  }

  private mayMove(): boolean {
    const picture = this.picture;
    if (!picture?.seat) return false;
    const owes = picture.sealed?.own.some(
      ({ seat, confirmed }) => seat === picture.seat && !confirmed,
    );
    return picture.to_move === picture.seat || owes === true;
  }

  private announceTurn(old: Picture | null): void {
    const picture = this.picture;
    if (!picture) return;
    if (picture.result && !old?.result) {
      this.urgentText = text.announce.over(picture.result.title);
    } else if (this.mayMove() && old?.prompt?.text !== picture.prompt?.text) {
      this.urgentText = text.announce.yourMove(picture.prompt?.text ?? '');
    }
  }

  private onState(state: ConnectionState): void {
    this.connection = state;
    if (state.kind === 'waiting' && this.picture && !this.wasLost && !this.anew) {
      this.wasLost = true;
      this.urgentText = text.connection.lost;
    }
  }

  private onError(error: Refusal): void {
    if (error.kind === 'not_yours') {
      this.changeToken(null);
      this.refuse({ ...error, text: text.errors.wrongToken });
      return;
    }
    this.refuse(error);
  }

  private playForced(): void {
    clearTimeout(this.forcedTimer);
    if (!preferences.forcedMoves || this.holdForced || !this.mayMove()) return;
    const action = forcedAction(this.picture?.offers ?? []);
    if (action === null) return;
    const delay = calm() ? 0 : kForcedDelay;
    this.forcedTimer = setTimeout(() => void this.act(action), delay);
  }

  private tableState(): TableState | null {
    const picture = this.picture;
    if (!picture) return null;
    const past = this.past;
    return {
      seat: picture.seat,
      seats: picture.seats,
      toMove: past ? null : picture.to_move,
      phase: past?.phase ?? picture.phase,
      turnTitle: past?.turn_title ?? picture.turn_title,
      prompt: past ? past.prompt : picture.prompt,
      offers: past ? [] : picture.offers,
      undoTo: picture.undo_to,
      result: past ? past.result : picture.result,
      log: past ? logUpTo(picture.log, past.n) : picture.log,
      fresh: past ? this.pastFresh : this.fresh,
      ply: past?.ply ?? picture.ply,
      busy: this.busy,
      live: past === null,
      sealed: past ? null : (picture.sealed ?? null),
      press: picture.press ?? null,
    };
  }
}
