// One table as this page has it: the connection, the picture of now, the moment that is shown, and
// what the user is about to do. Never optimistic: only the server moves the picture.

import type { Beat, SheetSettings, TableState } from '../../games/sheet';
import type { LessonRun } from '../../lessons/run.svelte';
import { type CommandAnswer, Connection, type ConnectionState } from '../../protocol/connection';
import {
  advance,
  heard,
  join,
  missedNothing,
  missing,
  overtaken,
  type Picture,
  prepend,
} from '../../protocol/merge';
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
} from '../../protocol/messages';
import { transport } from '../../protocol/transport';
import type { Shown } from '../../protocol/whole';
import { forThisTab, keepDocument, keptDocument } from '../../storage';
import { announcement } from './announcement';
import { Announcer } from './announcer.svelte';
import { Archive } from '../replay/archive';
import { type Chairs, chairToTake, oneChair, owes } from './chairs';
import { type Course, inTurn, type Step } from './course';
import { hasPatches, isStory, type Moment, momentsOf, plainBeats } from '../replay/moments';
import { forcedAction } from './offers';
import { OwnNumbers } from './own_numbers';
import { ServerClock } from './server_clock';
import { calm, isSeen, preferences } from '../preferences.svelte';
import type { ReportWork } from '../report/report_work.svelte';
import { entryAt, logUpTo, replayIndex, step, stepTurn } from '../replay/replay_index';
import { Story } from '../replay/story.svelte';
import { text } from '../text';
import { typeDigit } from './typed_die';

const kForcedDelay = 350;

/** The seats whose time was up before this ply. */
interface Overtaken {
  ply: number;
  seats: readonly string[];
}

export class Session {
  picture = $state.raw<Picture | null>(null);
  connection = $state.raw<ConnectionState>({ kind: 'connecting' });
  /** A reason that is shown beside the prompt until the next change. */
  refusal = $state.raw<Refusal | null>(null);
  advice = $state.raw<AdviceMessage | 'asked' | null>(null);
  /** Digits of a face that is being typed, while they may still grow into a higher one. */
  typed = $state('');
  settings = $state.raw<SheetSettings>({});
  /** At the table of a lesson: which answers it takes. */
  guide = $state.raw<LessonRun | null>(null);
  /** The report that was asked for; it is there again when its tab is opened again. */
  report: ReportWork | null = null;

  private fresh = $state.raw<Entry[]>([]);
  /** Commands sent and not yet answered. */
  private unanswered = $state(0);
  /** The ply of the last answer, until the picture has caught up with it. */
  private awaited = $state<number | null>(null);
  private caughtUp: (() => void) | null = null;
  /** Several answers of one press, while there are more to give. */
  private course = $state.raw<Course | null>(null);
  /** The seats whose time was up in the last stage; a reload of the page still knows them. */
  overtaken = $state.raw<readonly string[]>([]);
  /** The seat that this page is giving to a computer player: what becomes of it is not news. */
  leaving: string | null = null;
  /** The news since the user's last answer; it can be told again. */
  private news = $state.raw<readonly Moment[]>([]);
  private readonly archive = new Archive({
    view: (ply, since) => this.viewAt(ply, since),
    before: (ply) => step(this.index, ply, -1),
    entryAt: (ply) => entryAt(this.picture?.log ?? [], ply),
    beatsOf: (entries) => this.beatsOf(entries),
  });
  private readonly link: Connection;
  private forcedTimer: ReturnType<typeof setTimeout> | undefined;
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
  private readonly numbers: OwnNumbers;
  private clock = new ServerClock();

  readonly announcer = new Announcer();
  /** The past that is shown; nothing while the table is shown as it is now. */
  readonly story = new Story(() => this.storyEnded());
  readonly index = $derived.by(() => {
    const picture = this.picture;
    return replayIndex(picture?.log ?? [], picture?.ply ?? 0);
  });
  readonly busy = $derived(this.unanswered > 0 || this.awaited !== null || this.course !== null);
  /** True while the adviser answers for the user, who may stop him. */
  advised = $state(false);
  readonly live = $derived(this.story.moment === null);
  readonly ply = $derived(this.story.moment?.ply ?? this.picture?.ply ?? 0);
  readonly view = $derived(this.story.moment ? this.story.moment.view : this.picture?.view);
  /** How many events could be told again; 0 while the past is shown. */
  readonly retellable = $derived(this.live ? this.news.length : 0);
  /** True while the table waits for a real die whose face this client may type. */
  readonly awaitsDie = $derived.by(() => {
    const picture = this.picture;
    const mayRoll = Boolean(picture?.seat) || picture?.host === true;
    return this.live && mayRoll && !this.guide && picture?.to_move === 'chance';
  });
  readonly dieSides = $derived(this.picture?.die ?? 0);
  readonly table = $derived.by<TableState | null>(() => this.tableState(this.story.moment));
  /** Whether all of the log is here: that of a long table comes page by page. */
  readonly hasLog = $derived((this.picture?.log[0]?.n ?? 1) === 1);

  constructor(
    readonly id: string,
    private token: string | null,
    private readonly chairs: Chairs = oneChair,
  ) {
    this.numbers = new OwnNumbers(id);
    this.link = new Connection({
      open: () => transport.socket(id),
      hello: () => ({
        token: this.token,
        also: [...Object.values(this.chairs.tokens()), this.chairs.host() ?? ''].filter(
          (token) => token !== '' && token !== this.token,
        ),
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
    this.stop();
    this.story.leave();
    this.report?.stop();
    this.link.close();
  }

  retry(): void {
    this.link.retry();
  }

  /** Comes back with another token: another seat, or none. */
  changeToken(token: string | null): void {
    this.token = token;
    this.anew = true;
    this.link.greet();
  }

  /** The same, for somebody else at this screen: nothing of what was shown stays. */
  comeAnew(token: string | null): void {
    this.showNow();
    this.picture = null;
    this.refusal = null;
    this.advice = null;
    this.typed = '';
    this.announcer.hush();
    this.changeToken(token);
  }

  say(words: string): void {
    this.announcer.say(words);
  }

  /* ---- acting ---- */

  async act(action: string): Promise<void> {
    const picture = this.picture;
    if (!picture || !this.live || this.busy) return;
    const bar = this.guide?.barOf(action);
    if (bar) return this.refuse(bar);
    this.holdForced = false;
    this.news = [];
    await this.send({ type: 'act', ply: picture.ply, action });
  }

  /** Gives several answers by one press, each once it is asked for; what is not offered ends them. */
  async actAll(steps: readonly Step[]): Promise<void> {
    // A lesson asks for one answer at a time.
    if (!this.guide) return this.run(inTurn(steps, (action) => void this.stopAt(action)));
    // An answer that the lesson does not ask for is refused with its reason.
    let missed: string | null = null;
    const first = inTurn(steps, (action) => (missed = action)).next(this.picture?.offers ?? []);
    const action = typeof first === 'string' ? first : missed;
    if (action !== null) await this.act(action);
  }

  /** The adviser answers until another part of the turn begins, or somebody else is asked. */
  async actAsAdvised(): Promise<void> {
    const { phase, turn_title: turn } = this.picture ?? {};
    if (this.guide || this.advised) return;
    this.advised = true;
    const next = async () => {
      if (this.picture?.phase !== phase || this.picture?.turn_title !== turn) return null;
      const answer = await this.link.ask({ type: 'advise' });
      if (answer?.type === 'refused') this.refuse(answer.error);
      return answer?.type === 'advice' ? answer.action : null;
    };
    await this.run({ next });
    this.advised = false;
  }

  /** Gives none of the answers that are still to be given. */
  stop(): void {
    this.course = null;
    this.advised = false;
  }

  private async run(course: Course): Promise<void> {
    if (this.busy || !this.live) return;
    this.course = course;
    this.advice = null;
    this.holdForced = false;
    this.news = [];
    while (await this.goFurther(course));
    if (this.course === course) this.course = null;
    this.announceTurn();
    this.playForced();
  }

  /** Gives one answer of several; false when it was not given, or was the last. */
  private async goFurther(course: Course): Promise<boolean> {
    const picture = this.picture;
    // News meanwhile does not hold up the answers that are still to be given.
    if (!picture || !(this.live || this.story.isNews)) return false;
    if (!this.mayMove() || picture.offers.length === 0) return false;
    const action = await course.next(picture.offers);
    if (action === null || this.course !== course || this.picture?.ply !== picture.ply)
      return false;
    if (!(await this.send({ type: 'act', ply: picture.ply, action }))) return false;
    if (this.awaited !== null) await new Promise<void>((done) => (this.caughtUp = done));
    return this.course === course;
  }

  /** Says why an answer that was meant is not given. */
  private async stopAt(action: string): Promise<void> {
    const reason = await this.why(action);
    this.refuse(reason ?? { kind: 'illegal', text: text.course.stopped, rule: null });
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
    if (picture.undo_to === null) return this.propose('take_back');
    if (await this.send({ type: 'undo', ply: picture.ply })) this.say(text.undo.done);
  }

  /** Proposes something to the others at the table. */
  async propose(kind: string): Promise<void> {
    const { ply, seat } = this.picture ?? {};
    if (ply === undefined || !seat) return;
    this.refuse(await this.tell({ type: 'propose', kind, ply, seat }));
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
    if (picture.undo_to !== null) return null;
    const takeBack = picture.proposals?.may.find(({ kind }) => kind === 'take_back');
    return takeBack ? takeBack.refused : text.undo.none;
  }

  /** Changes something other than moves: orders, letters, the clock. Null when it is done. */
  async tell(command: Command): Promise<Refusal | null> {
    const answer = await this.link.command(command);
    return 'refused' in answer ? answer.refused : null;
  }

  /** Milliseconds since 1970 on the server's clock. */
  serverTime(): number {
    return this.clock.time();
  }

  /** Shows a refusal and says it; nothing where there is none. */
  refuse(refusal: Refusal | null): void {
    if (!refusal) return;
    this.refusal = refusal;
    this.say(refusal.text);
  }

  /** Shows why an offer is refused. */
  explain(offer: Offer): void {
    this.refuse(offer.refused);
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
    else if (this.picture) this.follow(this.picture);
    return true;
  }

  /* ---- asking ---- */

  async why(action: string, after: readonly string[] = []): Promise<Refusal | null> {
    const answer = await this.link.ask(
      after.length > 0 ? { type: 'odds', after: [...after, action] } : { type: 'why', action },
    );
    if (answer?.type === 'refused') return answer.error;
    return answer?.type === 'why' ? answer.error : null;
  }

  async odds(question: Record<string, unknown>): Promise<unknown> {
    const answer = await this.link.ask({ ...question, type: 'odds' });
    return answer?.type === 'odds' ? answer.odds : null;
  }

  /** The offers and the odds after these answers of this seat. */
  async foresee(answers: readonly string[]): Promise<{ offers: Offer[]; odds: unknown } | null> {
    const answer = await this.link.ask({ type: 'odds', after: answers });
    if (answer?.type !== 'odds') return null;
    return { offers: answer.offers ?? [], odds: answer.odds };
  }

  /** Asks for advice; once it is given, asking again takes it. */
  async advise(): Promise<void> {
    if (this.advice === 'asked' || this.busy || !this.live || this.guide) return;
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

  /* ---- the past ---- */

  /** Shows the table as it stood at a ply; the last ply is now. */
  show(ply: number): Promise<void> {
    return this.showPly(ply, 'jump');
  }

  /** The table as it stood at a ply, for a picture of it beside what is shown; null where nobody knows. */
  async positionAt(ply: number): Promise<{ view: unknown; table: TableState } | null> {
    const moment = (await this.archive.momentsAt(ply))?.at(-1);
    const table = moment && this.tableState(moment);
    return table ? { view: moment.view, table } : null;
  }

  /** Ends the story or the replay. */
  showNow(): void {
    this.wanted = null;
    this.story.leave();
    this.announceTurn();
    this.playForced();
  }

  /** Tells once more what has happened since the user's last answer. */
  retell(): void {
    if (this.retellable === 0) return;
    this.story.tell(this.news);
    if (calm()) this.story.pause();
  }

  /** Tells the past from a ply on; where little motion is asked for, one goes on by oneself. */
  async tellFrom(ply: number): Promise<void> {
    await this.show(ply);
    if (!this.live && !calm()) this.story.play();
  }

  step(direction: 1 | -1): void {
    this.story.pause();
    this.goOn(direction);
  }

  stepTurn(direction: 1 | -1): void {
    this.story.pause();
    if (this.wanted === null && this.story.stepChapter(direction)) return;
    void this.show(stepTurn(this.index, this.wanted ?? this.ply, direction));
  }

  async togglePlay(): Promise<void> {
    if (this.story.playing) return this.story.pause();
    if (this.live) await this.show(0);
    if (!this.live) this.story.play();
  }

  private goOn(direction: 1 | -1): void {
    if (this.wanted === null && this.story.step(direction)) return;
    const from = this.wanted ?? this.ply;
    // The last moment of all is now.
    const isLast = this.story.isNews || from >= this.index.last;
    if (direction === 1 && isLast) return this.showNow();
    const ply = step(this.index, from, direction);
    void this.showPly(ply, direction === 1 ? 'on' : 'back');
  }

  private storyEnded(): void {
    this.goOn(1);
  }

  /** A ply has several moments: one goes on to the first of them, and back or by a jump to the last. */
  private async showPly(ply: number, way: 'on' | 'back' | 'jump'): Promise<void> {
    this.wanted = ply;
    if (ply >= this.index.last && way !== 'on') return this.showNow();
    const moments = await this.archive.momentsAt(ply);
    if (this.wanted !== ply) return;
    this.wanted = null;
    if (!moments) return this.story.pause();
    const shown = ply >= this.index.last ? moments.slice(0, -1) : moments;
    if (shown.length === 0) return this.showNow();
    this.story.look(shown, way === 'on' ? 0 : shown.length - 1, way === 'on');
    if (this.story.playing) this.story.wait();
    if (way === 'on') this.say(announcement(shown[0]?.beat?.entries ?? []));
  }

  private async viewAt(ply: number, since: number | null): Promise<ViewMessage | null> {
    const answer = await this.link.ask({ type: 'view', ply, ...(since === null ? {} : { since }) });
    return answer?.type === 'view' ? answer : null;
  }

  private beatsOf(entries: readonly Entry[]): Beat[] {
    const { log = [], seat = null } = this.picture ?? {};
    return this.settings.beatsOf?.(entries, log, seat) ?? plainBeats(entries);
  }

  /** Tells what has happened before the table asks; where little motion is asked for, it does not. */
  private tellNews(before: Shown, fresh: readonly Entry[], last: Entry | undefined): void {
    const entries = fresh.filter(({ undone }) => !undone);
    if (!hasPatches(entries)) return;
    const moments = momentsOf(before, this.beatsOf(entries), last);
    this.news = this.picture?.seat ? [...this.news, ...moments] : moments;
    if (calm() || !isSeen() || !(this.live || this.story.isNews)) return;
    if (!this.story.isNews && !isStory(moments, this.picture?.seat ?? null)) return;
    this.story.tell(moments);
    // The news moves while it is told, and not once more afterwards.
    this.fresh = [];
  }

  /* ---- hearing ---- */

  private onTable(message: TableMessage): void {
    const first = this.picture === null;
    const stands = !this.anew && missedNothing(this.picture, message);
    // Others may have confirmed meanwhile; this seat has not.
    if (this.picture && message.ply > this.picture.ply)
      this.keepOvertaken(
        message.ply,
        overtaken(this.picture, this.serverTime()).filter(
          (seat) => seat === this.picture?.seat && seat === message.seat,
        ),
      );
    const was = first ? keptDocument<Overtaken>(this.overtakenKey, forThisTab) : null;
    if (was?.ply === message.ply) this.overtaken = was.seats;
    this.anew = false;
    const picture = join(this.picture, message);
    // The view of another seat is not worth showing before one's own.
    if (this.follow(picture) && first) return;
    this.picture = picture;
    void this.readOn();
    this.clock = new ServerClock((picture.clock ?? picture.players_clock)?.now);
    // The answers stay in their places: somebody may press one as the connection comes back.
    if (!stands) this.forgetShown();
    this.catchUp();
    if (this.wasLost) this.say(text.connection.back);
    this.wasLost = false;
    this.announcer.knows(first && !this.mayMove() ? this.picture : null);
    this.announceTurn();
    this.playForced();
    void this.addToDice();
  }

  private get overtakenKey(): string {
    return `occasus.overtaken.${this.id}`;
  }

  private keepOvertaken(ply: number, seats: readonly string[]): void {
    this.overtaken = seats;
    if (seats.length > 0)
      keepDocument(this.overtakenKey, { ply, seats } satisfies Overtaken, forThisTab);
  }

  /** Drops all that was shown beside the table about a moment that is over. */
  private forgetShown(): void {
    this.fresh = [];
    this.news = [];
    this.archive.forgetFrom(0);
    if (this.story.isNews) this.story.leave();
    this.refusal = null;
    this.advice = null;
  }

  /** A server's dice are made of this browser's numbers too; those of this browser are its own. */
  private async addToDice(): Promise<void> {
    const due = this.picture && !transport.isLocal && this.numbers.due(this.picture);
    if (!due) return;
    const answer = await this.link.command({ type: 'entropy', ...due });
    if (!('refused' in answer)) this.numbers.keep(due.number);
  }

  /** Asks for what a long table holds beside its end, page by page. */
  private async readOn(): Promise<void> {
    const question = this.picture && missing(this.picture);
    if (!question) return;
    const page = await this.link.ask(question);
    if (page?.type !== 'earlier' || !this.picture || this.anew) return;
    // Another table message may have begun anew meanwhile, and asks for itself.
    if (JSON.stringify(missing(this.picture)) !== JSON.stringify(question)) return;
    if ((page.log ?? page.press ?? []).length === 0) return;
    this.picture = prepend(this.picture, page);
    void this.readOn();
  }

  private onUpdate(message: UpdateMessage): void {
    const old = this.picture;
    if (!old) return;
    const merged = advance(old, message);
    if (message.ply > old.ply) this.keepOvertaken(message.ply, overtaken(old, this.serverTime()));
    this.picture = merged.picture;
    this.clock.hear((this.picture.clock ?? this.picture.players_clock)?.now);
    this.fresh = merged.fresh;
    this.catchUp();
    if (message.dice) void this.addToDice();
    this.updates++;
    if (message.undone.length > 0) this.forgetMoments(message.ply);
    if (message.ply !== old.ply) {
      this.typed = '';
      this.refusal = null;
      this.advice = null;
    }
    const words = announcement(merged.fresh);
    if (words && (this.live || this.story.isNews)) this.say(words);
    if (this.follow(merged.picture)) return;
    this.tellNews(old, merged.fresh, old.log.at(-1));
    if (this.story.isNews) return;
    this.announceTurn();
    this.playForced();
  }

  private catchUp(): void {
    this.awaited = null;
    this.caughtUp?.();
    this.caughtUp = null;
  }

  private onNews(news: News): void {
    const old = this.picture;
    if (!old) return;
    this.picture = heard(old, news);
    this.follow(this.picture);
    this.clock.hear((this.picture.clock ?? this.picture.players_clock)?.now);
    const letters = this.picture.press?.messages.filter(({ n }) => n > (old.press?.n ?? 0)) ?? [];
    const strange = letters.filter(({ from }) => from !== old.seat);
    if (strange.length > 0) this.say(text.press.arrived(strange.length));
  }

  /** Goes to the seat of this page that is asked; false when that is where it is. */
  private follow(now: Picture): boolean {
    // A command that is not answered yet is for the seat that sent it.
    if (!this.chairs.follows || this.anew || this.unanswered > 0) return false;
    const tokens = this.chairs.tokens();
    const token = tokens[chairToTake(now, Object.keys(tokens)) ?? ''];
    if (token === undefined) return false;
    this.changeToken(token);
    return true;
  }

  private forgetMoments(from: number): void {
    this.news = [];
    this.archive.forgetFrom(from);
    if (!this.live && (this.story.isNews || this.ply >= from)) this.story.leave();
  }

  private mayMove(): boolean {
    const picture = this.picture;
    if (!picture?.seat) return false;
    return picture.to_move === picture.seat || owes(picture, picture.seat);
  }

  private announceTurn(): void {
    if (this.course) return;
    this.announcer.announce(this.picture, this.mayMove());
  }

  private onState(state: ConnectionState): void {
    this.connection = state;
    if (state.kind === 'waiting' && this.picture && !this.wasLost && !this.anew) {
      this.wasLost = true;
      this.announcer.interrupt(text.connection.lost);
    }
  }

  private onError(error: Refusal): void {
    if (error.kind === 'not_yours') {
      if (this.token) this.chairs.lose(this.token);
      this.changeToken(null);
      return;
    }
    this.refuse(error);
  }

  private playForced(): void {
    clearTimeout(this.forcedTimer);
    if (!preferences.forcedMoves.value || this.holdForced || this.guide || !this.mayMove()) return;
    const action = forcedAction(this.picture?.offers ?? []);
    if (action === null) return;
    const delay = calm() ? 0 : kForcedDelay;
    this.forcedTimer = setTimeout(() => void this.act(action), delay);
  }

  private guided(offers: Offer[]): Offer[] {
    const { guide } = this;
    return guide ? offers.map((offer) => guide.guided(offer)) : offers;
  }

  private tableState(past: Moment | null): TableState | null {
    const picture = this.picture;
    if (!picture) return null;
    const { isNews, isNext } = this.story;
    const now: TableState = {
      ...picture,
      offers: this.guided(picture.offers),
      fresh: this.fresh,
      beat: null,
      telling: isNews,
      rolling: [],
      busy: this.busy,
      live: true,
      sealed: picture.sealed ?? null,
      press: picture.press ?? null,
      proposals: picture.proposals ?? null,
    };
    if (!past) return now;
    const fresh = isNews || isNext ? (past.beat?.entries ?? []) : [];
    const log = logUpTo(picture.log, past.n);
    return { ...now, ...past, log, fresh, to_move: null, offers: [], live: false, sealed: null };
  }
}
