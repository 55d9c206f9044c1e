// Which moments of a game are drawn: how it began and ended, where it turned, and steps between them.

const kMost = 8;
/** A part of the game's length: moments nearer to each other look alike. */
const kNear = 1 / 24;

/** Steps to draw, in their order. `turns`: where turns begin, which are drawn rather than steps between. */
export function drawnSteps(
  last: number,
  turning: readonly number[],
  turns: readonly number[],
): number[] {
  const drawn = new Set([0, last]);
  const near = last * kNear;
  const isFree = (step: number) =>
    step > 0 && step < last && [...drawn].every((other) => Math.abs(other - step) > near);
  for (const step of turning) if (isFree(step)) drawn.add(step);
  const others = turns.filter((step) => step > 0 && step < last);
  while (drawn.size < Math.min(kMost, last + 1)) drawn.add(between([...drawn], others));
  return inOrder(drawn);
}

/** The drawn step that best shows the results of this one. */
export const nearestDrawn = (step: number, drawn: readonly number[]): number | undefined =>
  inOrder(drawn).reduce<number | undefined>(
    (best, other) =>
      best === undefined || Math.abs(other - step) < Math.abs(best - step) ? other : best,
    undefined,
  );

const inOrder = (steps: Iterable<number>) => [...steps].sort((one, other) => one - other);

/** The beginning of a turn nearest to the middle of the widest gap, or that middle. */
function between(drawn: number[], turns: readonly number[]): number {
  const steps = inOrder(drawn);
  let from = 0;
  let to = 0;
  for (const [at, step] of steps.entries()) {
    const next = steps[at + 1] ?? step;
    if (next - step > to - from) [from, to] = [step, next];
  }
  const middle = Math.floor((from + to) / 2);
  // One that is no farther from the middle than from the edges still divides the gap.
  const quarter = (to - from) / 4;
  const near = turns.filter((step) => Math.abs(step - middle) <= quarter && !drawn.includes(step));
  return near.reduce(
    (best, step) => (Math.abs(step - middle) < Math.abs(best - middle) ? step : best),
    near[0] ?? middle,
  );
}
