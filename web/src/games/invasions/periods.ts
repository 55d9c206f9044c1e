// The Periods as rules 15.0, 16.3, 17.0 and 18.0 print them.

export interface Period {
  letter: string;
  years: string;
  /** Rolls for Barbarians a turn. */
  creation: string;
  /** Faces of the die that bring a revolution. */
  revolution: string;
  /** Added to the die for rebellion. */
  rebellion: string;
}

function period(
  letter: string,
  years: string,
  creation: string,
  revolution: string,
  rebellion: string,
): Period {
  return { letter, years, creation, revolution, rebellion };
}

export const periods: readonly Period[] = [
  period('A', '50–215', '1, even turns', '6', '−2'),
  period('B', '216–265', '2', '4–6', '+1'),
  period('C', '266–331', '1', '6', '0'),
  period('D', '332–375', '2', '5–6', '0'),
  period('E', '376–398', '3', '5–6', '+1'),
  period('F', '399–490', '4', '2–6', '+2'),
  period('G', '491 on', '1', '6', '0'),
];
