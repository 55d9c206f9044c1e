// What the user has chosen for this browser: theme, forced moves; and which games are no longer new.

const kTheme = 'occasus.theme';
const kForced = 'occasus.forced-moves';
const kMet = 'occasus.games-met';

export type Theme = 'light' | 'dark';

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Not remembered, but in force for this visit.
  }
}

function systemTheme(): Theme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

class Preferences {
  private chosen = $state<Theme | null>(null);
  private forced = $state(stored(kForced) === 'yes');

  private met = $state.raw<readonly string[]>(stored(kMet)?.split(' ') ?? []);

  constructor() {
    const theme = stored(kTheme);
    if (theme === 'light' || theme === 'dark') this.apply(theme);
  }

  get theme(): Theme {
    return this.chosen ?? systemTheme();
  }

  toggleTheme(): void {
    this.apply(this.theme === 'dark' ? 'light' : 'dark');
    store(kTheme, this.theme);
  }

  get forcedMoves(): boolean {
    return this.forced;
  }

  set forcedMoves(value: boolean) {
    this.forced = value;
    store(kForced, value ? 'yes' : 'no');
  }

  /** Whether somebody has been told here what a game is about. */
  hasMet(game: string): boolean {
    return this.met.includes(game);
  }

  meet(game: string): void {
    if (this.hasMet(game)) return;
    this.met = [...this.met, game];
    store(kMet, this.met.join(' '));
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
