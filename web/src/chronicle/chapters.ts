// The parts of a report that a chronicle describes.

import type { GameReport, ReportEntry } from '../protocol/messages';
import { luckiest } from '../shell/report/report';

const kTold = 4;

/** The same report without what its turning points tell. */
export const withoutTurning = (report: GameReport): GameReport => ({
  ...report,
  entries: report.entries.filter(
    ({ last }) => !report.turning_points.some(({ ply }) => ply === last),
  ),
});

/** The dice that changed most, of all seats; each for the seat to which it gave most. */
export function strokesOfLuck(report: GameReport): { entry: ReportEntry; seat: number }[] {
  const strokes = report.seats.flatMap((_, seat) =>
    luckiest(report, seat, kTold).map((entry) => ({ entry, seat })),
  );
  const gift = ({ entry, seat }: { entry: ReportEntry; seat: number }) => entry.shift[seat] ?? 0;
  const size = (stroke: { entry: ReportEntry; seat: number }) => Math.abs(gift(stroke));
  const told: { entry: ReportEntry; seat: number }[] = [];
  // When one seat gains as much as another loses, the one that gains is named.
  for (const stroke of strokes.sort((a, b) => size(b) - size(a) || gift(b) - gift(a)))
    if (!told.some(({ entry }) => entry === stroke.entry)) told.push(stroke);
  return told.slice(0, kTold);
}
