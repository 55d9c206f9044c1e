// The data behind the drawings of a game's report.

import type { GameReport, ReportEntry } from '../../protocol/messages';

/** A curve of chances as the path of an SVG, in a box of this size; the start at the left. */
export function curvePath(shares: readonly number[], width: number, height: number): string {
  const last = Math.max(shares.length - 1, 1);
  // More points than the box is wide would not be seen.
  const stride = Math.max(1, Math.floor(shares.length / width));
  const kept = shares
    .map((share, at) => ({ share, at }))
    .filter(({ at }) => at % stride === 0 || at === shares.length - 1);
  return kept
    .map(({ share, at }, first) => {
      const x = ((width * at) / last).toFixed(1);
      return `${first === 0 ? 'M' : 'L'}${x} ${(height * (1 - share)).toFixed(1)}`;
    })
    .join('');
}

/** A curve of a picture. */
export interface Curve {
  title: string;
  /** One or two letters that stand at its end, where there are several. */
  letters: string;
  /** A colour of CSS. */
  colour: string;
  shares: readonly number[];
}

/** With one or two seats one curve shows all; with more each seat has its own. */
export function curvesOf(
  report: GameReport,
  chosen: number,
  seats: readonly { id: string; title: string }[],
  looks: Record<string, { letters: string; colour: string }> = {},
): Curve[] {
  const curve = (at: number): Curve => {
    const seat = seats[at];
    const { letters = '', colour = 'var(--act)' } = looks[seat?.id ?? ''] ?? {};
    const shares = report.curve.map((worths) => worths[at] ?? 0);
    return { title: seat?.title ?? '', letters, colour, shares };
  };
  return seats.length > 2 ? seats.map((_, at) => curve(at)) : [curve(chosen)];
}

/** The top of the scale: as low as it can be, so that curves of many seats are not flat. */
export function topOf(curves: readonly Curve[]): number {
  if (curves.length < 2) return 1;
  const highest = Math.max(0, ...curves.flatMap(({ shares }) => shares));
  return [0.25, 0.5, 0.75].find((top) => highest <= top) ?? 1;
}

/** Where names stand beside one another's curves: as near to these heights as `room` for each allows. */
export function spread(heights: readonly number[], room: number, lowest: number): number[] {
  const order = heights.map((_, at) => at).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const places = [...heights];
  let free = 0;
  for (const at of order) {
    places[at] = Math.max(places[at] ?? 0, free);
    free = places[at] + room;
  }
  let bound = lowest;
  for (const at of order.toReversed()) {
    places[at] = Math.min(places[at] ?? 0, bound);
    bound = places[at] - room;
  }
  return places;
}

/** "+12.3" or "−4.0", in points of a hundred. */
export function points(share: number): string {
  const text = Math.abs(share * 100).toFixed(1);
  if (Number(text) === 0) return '0';
  return `${share > 0 ? '+' : '−'}${text}`;
}

/** The cost of a decision to its player. */
export const cost = ({ worth = 0, better_worth: best = 0 }: ReportEntry): number => worth - best;

/** The decisions with a better answer, the dearest first; `seat`: its own alone. */
export function dearest(report: GameReport, most: number, seat?: string): ReportEntry[] {
  return report.entries
    .filter((entry) => entry.better && (seat === undefined || entry.who === seat))
    .sort((one, other) => cost(one) - cost(other))
    .slice(0, most);
}

/** The decision of a turning point, where the game draws what was chosen or better. */
export function drawnDecision(report: GameReport, ply: number): ReportEntry | undefined {
  return report.entries.find(
    (entry) => entry.last === ply && (entry.filled ?? entry.better_filled),
  );
}

/** The dice that changed most for a seat, the greatest first. */
export function luckiest(report: GameReport, seat: number, most: number): ReportEntry[] {
  const size = ({ shift }: ReportEntry) => Math.abs(shift[seat] ?? 0);
  return report.entries
    .filter((entry) => entry.who === 'dice' && size(entry) >= 0.005)
    .sort((one, other) => size(other) - size(one))
    .slice(0, most);
}

const kAction = /^(\d+) .* = [0-9a-f]{16}$/;
const kUndo = /^undo (\d+) = [0-9a-f]{16}$/;

/** The record as it stood after that ply, and never went back behind it. */
export function recordUntil(record: string, ply: number): string {
  const lines = record.split('\n');
  let end = 0;
  let at = 0;
  for (const [index, line] of lines.entries()) {
    const undone = kUndo.exec(line)?.[1];
    const taken = kAction.exec(line)?.[1];
    if (undone === undefined && taken === undefined) {
      if (at === 0) end = index + 1;
      continue;
    }
    at = Number(undone ?? taken);
    if (at === ply) end = index + 1;
  }
  return `${lines.slice(0, ply === 0 ? firstAction(lines) : end).join('\n')}\n`;
}

function firstAction(lines: readonly string[]): number {
  const first = lines.findIndex((line) => kAction.test(line));
  return first < 0 ? lines.length : first;
}
