// The keys of the table page. No key acts while text is typed, nor with a modifier.

/** The effects of keys that are the same in every game. */
export type PlainAct =
  | 'undo'
  | 'redo'
  | 'advise'
  | 'as advised'
  | 'rules'
  | 'find'
  | 'log'
  | 'play'
  | 'retell'
  | 'back'
  | 'on'
  | 'turn back'
  | 'turn on'
  | 'escape'
  | 'keys';

export type Shortcut = { do: 'offer'; key: number } | { do: PlainAct };

const kKeys: Record<string, PlainAct> = {
  u: 'undo',
  a: 'advise',
  r: 'rules',
  '/': 'find',
  l: 'log',
  p: 'play',
  e: 'retell',
  ',': 'back',
  '.': 'on',
  '<': 'turn back',
  '>': 'turn on',
  Escape: 'escape',
  '?': 'keys',
};

export interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** Whether it is still held down. */
  repeat: boolean;
}

/** The meaning of a key on the table page, or null. */
export function shortcut(event: Key): Shortcut | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (/^[1-9]$/.test(event.key)) return { do: 'offer', key: Number(event.key) };
  if (event.key === 'U') return { do: 'redo' };
  if (event.key === 'A') return event.repeat ? null : { do: 'as advised' };
  const act = kKeys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  // A key that is held asks for advice once, and does not take it.
  if (act === 'advise' && event.repeat) return null;
  return act ? { do: act } : null;
}

/** True where letters are typed or a key already has a meaning. */
export function typesText(target: EventTarget | null): boolean {
  const element = target as Partial<HTMLElement> | null;
  if (element?.isContentEditable) return true;
  const type = (element as Partial<HTMLInputElement> | null)?.type ?? '';
  return (
    ['INPUT', 'TEXTAREA', 'SELECT'].includes(element?.tagName ?? '') &&
    !['checkbox', 'radio', 'range', 'button', 'submit'].includes(type)
  );
}
