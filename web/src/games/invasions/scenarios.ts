// How each scenario begins, as its file says.

const files = import.meta.glob<string>('../../../../src/games/invasions/data/scenario*.csv', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export interface Scenario {
  turns: number;
  /** The points that Rome needs. */
  victory: number;
  /** Two letters for each Province that Rome holds. */
  roman: readonly string[];
}

/** The letters of a Province are those its name begins with, but for one that Africa would share. */
const lettersOf = (province: string) => (province === 'Aegyptus' ? 'Ag' : province.slice(0, 2));

function read(file: string): Scenario {
  const lines = file.split('\n').map((line) => line.split(','));
  const number = (fact: string) => Number(lines.find(([first]) => first === fact)?.[3]);
  const of = (...facts: string[]) =>
    lines.filter(([fact = '']) => facts.includes(fact)).map(([, place = '']) => lettersOf(place));
  return {
    turns: number('turns'),
    victory: number('victory'),
    roman: [...new Set(of('roman', 'legions'))],
  };
}

/** By the value of the option. */
export const scenarios: Readonly<Record<string, Scenario>> = Object.fromEntries(
  Object.entries(files).map(([path, file]) => [/(\d+)\.csv$/.exec(path)?.[1] ?? '', read(file)]),
);
