// A placing of the Imperial dice that has not been sent: which die stands on which tracker. Every
// function gives a new value and leaves its arguments alone.

/** Index of the die on each tracker that has one. */
export type Placing = Readonly<Record<string, number>>;

/** The tracker on which a die stands, or null. */
export function trackerOf(placing: Placing, die: number): string | null {
  return Object.keys(placing).find((tracker) => placing[tracker] === die) ?? null;
}

/** Takes the die off its tracker, if it stands on one. */
export function takeBack(placing: Placing, die: number): Placing {
  return Object.fromEntries(Object.entries(placing).filter(([, placed]) => placed !== die));
}

/**
 * Puts the die on the tracker. A die that stood there changes places with it: it goes where the die
 * came from, another tracker or the tray.
 */
export function place(placing: Placing, tracker: string, die: number): Placing {
  const from = trackerOf(placing, die);
  const displaced = placing[tracker];
  const next: Record<string, number> = { ...takeBack(placing, die), [tracker]: die };
  if (from !== null && from !== tracker && displaced !== undefined) next[from] = displaced;
  return next;
}

/** How many dice are still without a tracker. */
export function left(placing: Placing, trackers: readonly string[]): number {
  return trackers.filter((tracker) => placing[tracker] === undefined).length;
}

/** The action that sends the placing, or null while a tracker has no die. */
export function assignAction(placing: Placing, slots: readonly string[]): string | null {
  if (slots.length === 0 || left(placing, slots) > 0) return null;
  return ['assign', ...slots.map((slot) => placing[slot])].join(' ');
}

/** The placing that an `assign` action describes, or null if it is another action. */
export function placingOf(action: string, slots: readonly string[]): Placing | null {
  const [verb, ...dice] = action.trim().split(/\s+/);
  if (verb !== 'assign' || dice.length !== slots.length) return null;
  const placing = Object.fromEntries(slots.map((slot, i) => [slot, Number(dice[i])]));
  const distinct = new Set(Object.values(placing)).size === slots.length;
  return distinct && Object.values(placing).every(Number.isInteger) ? placing : null;
}
