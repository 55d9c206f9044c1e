// The user's choices for this browser: theme, forced moves, sounds and notices; and which games are
// no longer new.

import { MediaQuery } from 'svelte/reactivity';

import { keepText, keptText } from '../storage';

const kTheme = 'occasus.theme';

const kUsualVolume = 0.5;

export type Theme = 'light' | 'dark';

const systemIsDark = new MediaQuery('prefers-color-scheme: dark');

/** A choice that stays when the page is closed. */
function kept<Value>(
  key: string,
  read: (text: string | null) => Value,
  written: (value: Value) => string,
) {
  let chosen = $state.raw(read(keptText(key)));
  return {
    get value(): Value {
      return chosen;
    },
    set value(value: Value) {
      chosen = value;
      keepText(key, written(value));
    },
  };
}

export function keptSwitch(key: string) {
  return kept(
    key,
    (text) => text === 'yes',
    (value) => (value ? 'yes' : 'no'),
  );
}

class Preferences {
  readonly forcedMoves = keptSwitch('occasus.forced-moves');
  readonly sounds = keptSwitch('occasus.sounds');
  /** From 0 to 1. */
  readonly volume = kept('occasus.volume', (text) => Number(text) || kUsualVolume, String);
  /** Whether the system may be asked to tell of one's turn. */
  readonly notices = keptSwitch('occasus.notices');
  /** The user's name at tables with others; empty: the name of their seat. */
  readonly name = kept('occasus.name', (text) => text ?? '', String);

  private readonly met = kept<readonly string[]>(
    'occasus.games-met',
    (text) => text?.split(' ') ?? [],
    (games) => games.join(' '),
  );
  private chosen = $state<Theme | null>(null);

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

  /** Whether somebody has been told here what a game is about. */
  hasMet(game: string): boolean {
    return this.met.value.includes(game);
  }

  meet(game: string): void {
    if (!this.hasMet(game)) this.met.value = [...this.met.value, game];
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
