// Finding one's way in a rulebook.

import type { Chapter, Entry, Rule, Rulebook } from '../../protocol/messages';

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

/** Codes with a hyphen or dash inside, such as Ga-B, 2-1 or PAR - BUR, stay on one line. */
const unbroken = (html: string) =>
  html.replace(
    /<[^>]*>|(?:\b[A-Z] )?[A-Z]{3} - [A-Z]{3}|(?<![\w-])\w{1,3}-\w{1,2}(?![\w-])/g,
    (found) => (found.startsWith('<') ? found : `<span class="code">${found}</span>`),
  );

/** The text of a rule cut at its examples; the HTML of one is its caption. */
export function partsOf(html: string): { html: string; example?: string }[] {
  const cut = unbroken(html).split(
    /<figure data-example="([^"]+)"><figcaption>(.*?)<\/figcaption><\/figure>/s,
  );
  const parts: ReturnType<typeof partsOf> = [{ html: cut[0] ?? '' }];
  for (let at = 1; at < cut.length; at += 3)
    parts.push({ html: cut[at + 1] ?? '', example: cut[at] ?? '' }, { html: cut[at + 2] ?? '' });
  return parts.filter((part) => part.html !== '');
}

/** The words of a query as they are found: where a word of the text begins with them. */
function wordsOf(query: string): string[] {
  const words = query.split(/\s+/).filter(Boolean);
  return words.map((word) => `(?<![\\p{L}\\p{N}])${word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}`);
}

/** The chapters with only the rules that hold every word of the query; empty ones left out. */
export function findRules(book: Rulebook, query: string): Chapter[] {
  const words = wordsOf(query).map((word) => new RegExp(word, 'iu'));
  if (words.length === 0) return book.chapters;
  const holds = (chapter: Chapter, rule: Rule) => {
    const text = [rule.id, rule.title ?? '', chapter.title, plainText(rule.html)].join(' ');
    return words.every((word) => word.test(text));
  };
  return book.chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => holds(chapter, rule)) }))
    .filter((chapter) => chapter.rules.length > 0);
}

/** HTML in which every hit of the query is marked; its tags and entities are left alone. */
export function highlighted(html: string, query: string): string {
  const words = wordsOf(query);
  if (words.length === 0) return html;
  const hits = new RegExp(words.join('|'), 'giu');
  return html
    .split(/(<[^>]*>|&[#\w]+;)/)
    .map((part, i) => (i % 2 === 0 ? part.replace(hits, '<mark>$&</mark>') : part))
    .join('');
}

/** A text without marks as HTML. */
export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

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
