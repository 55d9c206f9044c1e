// The powers that have still to agree to a draw, as far as everyone may know: votes are sealed,
// proposals are not.

import type { PartProps } from './desk.svelte';

/** Titles of powers, each in one list. */
export interface DrawStanding {
  proposed: string[];
  /** Computers that agree to a proposal when a share is worth as much to them as to play on. */
  judging: string[];
  /** The powers that may still agree in this phase. */
  open: string[];
  /** The powers that cannot agree in this phase, and the reason. */
  hindered: { titles: string[]; why: string }[];
  /** Survivors whose agreement is not needed: they are in disorder. */
  unneeded: string[];
}

export function drawStanding({ view, table }: Pick<PartProps, 'view' | 'table'>): DrawStanding {
  const standing: DrawStanding = {
    proposed: [],
    judging: [],
    open: [],
    hindered: [],
    unneeded: [],
  };
  const proposals = new Set(
    table.proposals?.open.filter(({ kind }) => kind === 'draw_vote').map(({ from }) => from),
  );
  /** A reason that hinders several powers appears once. */
  const hinder = (title: string, why: string): void => {
    const known = standing.hindered.find((each) => each.why === why);
    if (known) known.titles.push(title);
    else standing.hindered.push({ titles: [title], why });
  };
  for (const { seat, title, eliminated, disorder, units } of view.powers) {
    const kind = table.seats.find(({ id }) => id === seat)?.kind;
    if (eliminated) continue;
    if (disorder) standing.unneeded.push(title);
    else if (units === 0) hinder(title, 'without a unit, so not asked');
    else if (kind === 'computer') standing.judging.push(title);
    else if (kind === 'open') hinder(title, 'nobody sits there');
    else if (proposals.has(seat)) standing.proposed.push(title);
    else standing.open.push(title);
  }
  return standing;
}
