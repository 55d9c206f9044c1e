// Small matters of English.

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The title of the one with this id; the id itself where there is none. */
export const titleIn = (all: readonly { id: string; title: string }[], id: string): string =>
  all.find((each) => each.id === id)?.title ?? id;

/** "1 legion", "3 legions". */
export function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}

/** "a, b and c". */
export const listed = (items: readonly string[], and: 'and' | 'or' = 'and'): string =>
  new Intl.ListFormat('en-GB', { type: and === 'and' ? 'conjunction' : 'disjunction' }).format(
    items,
  );
