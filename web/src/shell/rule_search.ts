// Finding one's way in a rulebook.

import type { Chapter, Entry, Rule, Rulebook } from '../protocol/messages';

/** The text of a rule without its marks. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The chapters with only the rules that hold every word of the query; empty ones left out. */
export function findRules(book: Rulebook, query: string): Chapter[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return book.chapters;
  const holds = (chapter: Chapter, rule: Rule) => {
    const text = [rule.id, rule.title ?? '', chapter.title, plainText(rule.html)]
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return book.chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => holds(chapter, rule)) }))
    .filter((chapter) => chapter.rules.length > 0);
}

/** The rule or chapter with this id, or the nearest one it is a part of; null if there is none. */
export function locate(book: Rulebook, id: string): string | null {
  const known = new Set(
    book.chapters.flatMap((chapter) => [chapter.id, ...chapter.rules.map((rule) => rule.id)]),
  );
  for (let part = id; part; part = part.replace(/\.?[^.]*$/, '')) if (known.has(part)) return part;
  return null;
}

/** The entries of the line kept that follow from each rule. */
export function uses(log: Entry[]): Map<string, Entry[]> {
  const map = new Map<string, Entry[]>();
  for (const entry of log) {
    if (!entry.undone && entry.rule) map.set(entry.rule, [...(map.get(entry.rule) ?? []), entry]);
  }
  return map;
}
