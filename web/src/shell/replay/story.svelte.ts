// The past on the screen: which moment of it is shown, and whether it goes on by itself. There is
// one for the news and for the replay. News has not been shown yet: nothing that comes after the
// moment is told before it is its turn.

import { type Moment, timeOf } from './moments';

/** A story that would take longer than this is told faster, in milliseconds; but not beyond reading. */
const longest = 20_000;
const fastest = 0.3;
const speeds = [1, 2, 4];

export class Story {
  moments = $state.raw<readonly Moment[]>([]);
  index = $state(0);
  playing = $state(false);
  speed = $state(1);
  isNews = $state(false);
  /** Whether the moment came after the one shown before it, not by a jump. */
  isNext = $state(false);

  /** The shown moment; null: the table is shown as it is now. */
  readonly moment = $derived<Moment | null>(this.moments[this.index] ?? null);
  readonly isLast = $derived(this.index >= this.moments.length - 1);

  private pace = 1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `onend` is called when the last moment has been looked at for its time. */
  constructor(private readonly onend: () => void) {}

  /** Tells news, behind what is being told. */
  tell(news: readonly Moment[]): void {
    const isBegun = this.isNews;
    if (isBegun) this.moments = [...this.moments, ...news];
    else this.look(news, 0, true);
    this.isNews = true;
    this.pace = paceOf(this.moments.slice(this.index));
    if (!isBegun) this.play();
  }

  /** Shows the past as it is asked for. */
  look(moments: readonly Moment[], index: number, isNext: boolean): void {
    this.moments = moments;
    this.index = index;
    this.isNews = false;
    this.isNext = isNext;
    this.pace = 1;
  }

  /** The next moment or the last one; false when there is none here. */
  step(direction: 1 | -1): boolean {
    const to = this.index + direction;
    if (!this.moments[to]) return false;
    this.index = to;
    this.isNext = direction === 1;
    return true;
  }

  /** The next part of the story or the one before; false when there is none here. */
  stepChapter(direction: 1 | -1): boolean {
    const chapter = (index: number) => this.moments[index]?.beat?.chapter;
    let to = this.index + direction;
    while (this.moments[to] && chapter(to) === chapter(this.index)) to += direction;
    if (!this.moments[to]) return false;
    this.index = to;
    this.isNext = false;
    return true;
  }

  play(): void {
    this.playing = true;
    this.wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  changeSpeed(): void {
    this.speed = speeds[(speeds.indexOf(this.speed) + 1) % speeds.length] ?? 1;
    if (this.playing) this.wait();
  }

  leave(): void {
    this.pause();
    this.moments = [];
    this.index = 0;
    this.isNews = false;
  }

  /** Looks at the moment for its time, then goes on. */
  wait(): void {
    clearTimeout(this.timer);
    const moment = this.moment;
    if (!moment) return;
    const time = (timeOf(moment, this.moments[this.index + 1]) * this.pace) / this.speed;
    this.timer = setTimeout(() => {
      if (this.step(1)) this.wait();
      else this.onend();
    }, time);
  }
}

function paceOf(moments: readonly Moment[]): number {
  const total = moments.reduce((sum, moment, i) => sum + timeOf(moment, moments[i + 1]), 0);
  return Math.max(fastest, Math.min(1, longest / total));
}
