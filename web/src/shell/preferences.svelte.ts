// The user's choices for this browser: theme, forced moves, sounds and notices; and which games are
// no longer new.

import { MediaQuery } from 'svelte/reactivity';

import { keepText, keptText } from '../storage';

const kTheme = 'occasus.theme';
const kForced = 'occasus.forced-moves';
const kMet = 'occasus.games-met';
const kSounds = 'occasus.sounds';
const kVolume = 'occasus.volume';
const kNotices = 'occasus.notices';
const kName = 'occasus.name';

const kUsualVolume = 0.5;

export type Theme = 'light' | 'dark';

const systemIsDark = new MediaQuery('prefers-color-scheme: dark');

class Preferences {
  private chosen = $state<Theme | null>(null);
  private forced = $state(keptText(kForced) === 'yes');
  private heard = $state(keptText(kSounds) === 'yes');
  private loudness = $state(Number(keptText(kVolume)) || kUsualVolume);
  private called = $state(keptText(kNotices) === 'yes');

  private person = $state(keptText(kName) ?? '');

  private met = $state.raw<readonly string[]>(keptText(kMet)?.split(' ') ?? []);

  constructor() {
    const theme = keptText(kTheme);
    if (theme === 'light' || theme === 'dark') this.apply(theme);
  }

  get theme(): Theme {
    return this.chosen ?? (systemIsDark.current ? 'dark' : 'light');
  }

  toggleTheme(): void {
    this.apply(this.theme === 'dark' ? 'light' : 'dark');
    keepText(kTheme, this.theme);
  }

  get forcedMoves(): boolean {
    return this.forced;
  }

  set forcedMoves(value: boolean) {
    this.forced = value;
    keepText(kForced, value ? 'yes' : 'no');
  }

  /** Whether somebody has been told here what a game is about. */
  hasMet(game: string): boolean {
    return this.met.includes(game);
  }

  meet(game: string): void {
    if (this.hasMet(game)) return;
    this.met = [...this.met, game];
    keepText(kMet, this.met.join(' '));
  }

  get sounds(): boolean {
    return this.heard;
  }

  set sounds(value: boolean) {
    this.heard = value;
    keepText(kSounds, value ? 'yes' : 'no');
  }

  /** From 0 to 1. */
  get volume(): number {
    return this.loudness;
  }

  set volume(value: number) {
    this.loudness = value;
    keepText(kVolume, String(value));
  }

  /** Whether the system may be asked to tell of one's turn. */
  get notices(): boolean {
    return this.called;
  }

  set notices(value: boolean) {
    this.called = value;
    keepText(kNotices, value ? 'yes' : 'no');
  }

  /** The user's name at tables with others; empty: the name of their seat. */
  get name(): string {
    return this.person;
  }

  set name(value: string) {
    this.person = value;
    keepText(kName, value);
  }

  private apply(theme: Theme): void {
    this.chosen = theme;
    document.documentElement.dataset['theme'] = theme;
  }
}

export const preferences = new Preferences();

/** True when the user asks for little motion. */
export function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** True while somebody may be looking. */
export function isSeen(): boolean {
  return !document.hidden;
}
