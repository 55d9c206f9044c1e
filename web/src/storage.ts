// The texts and documents that this browser, or one tab of it, keeps for the page. Where storage is
// forbidden or full, they last as long as the page.

type Where = 'localStorage' | 'sessionStorage';
export const forThisTab: Where = 'sessionStorage';

export function keptText(key: string, where: Where = 'localStorage'): string | null {
  try {
    return globalThis[where].getItem(key);
  } catch {
    return null;
  }
}

/** False where it cannot be kept; null removes what is. */
export function keepText(key: string, text: string | null, where: Where = 'localStorage'): boolean {
  try {
    if (text === null) globalThis[where].removeItem(key);
    else globalThis[where].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** A document; null where there is none that can be read. An earlier page may have written it. */
export function keptDocument<T>(key: string, where?: Where): T | null {
  try {
    return JSON.parse(keptText(key, where) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

export const keepDocument = (key: string, document: unknown, where?: Where): boolean =>
  keepText(key, JSON.stringify(document), where);
