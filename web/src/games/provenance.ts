// The provenance of a board's numbers, in a sentence. The first word of each number's provenance
// says it; the words after it are for people who make boards.

import { capital, listed } from './words';

/** In the order in which they are told; what is reconstructed comes last, with the reason. */
const sources = [
  { word: 'SEED', told: 'as printed' },
  { word: 'PUBLIC', told: 'as players tell' },
  { word: 'OWN', told: 'your own' },
  { word: 'RECONSTRUCTED', told: 'reconstructed: the printed map is lost' },
] as const;

/** "Cost as printed; value reconstructed: the printed map is lost." of provenances by figure. */
export function sourceNote(provenances: Readonly<Record<string, string>>): string {
  const figures = Object.entries(provenances);
  const told = sources.flatMap(({ word, told }) => {
    const names = figures.filter(([, text]) => text.split(' ', 1)[0] === word);
    return names.length > 0 ? [`${listed(names.map(([name]) => name))} ${told}`] : [];
  });
  return told.length > 0 ? `${capital(told.join('; '))}.` : '';
}
