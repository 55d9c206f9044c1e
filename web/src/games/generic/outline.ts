// Any JSON as a readable outline.

import { text } from '../../shell/text';
import { capital } from '../words';

export interface Part {
  key: string;
  value: unknown;
}

/** The members of an object or a list; a list member is named by its `title` or `id`. */
export function children(value: unknown): Part[] | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!Array.isArray(value))
    return Object.entries(value).map(([key, child]) => ({ key, value: child }));
  return value.map((child, at) => ({ key: `${at + 1} ${name(child)}`.trim(), value: child }));
}

function name(value: unknown): string {
  const { title, id } = (value ?? {}) as { title?: unknown; id?: unknown };
  const found = title ?? id;
  return typeof found === 'string' ? found : '';
}

/** A value in words when it fits on one line (lists of plain values too), else null. */
export function scalarText(value: unknown): string | null {
  if (value === null || value === undefined) return text.generic.nothing;
  if (typeof value === 'boolean') return value ? text.generic.yes : text.generic.no;
  if (Array.isArray(value)) {
    if (value.some((member) => typeof member === 'object' && member !== null)) return null;
    return value.length === 0 ? text.generic.nothing : value.map(scalarText).join(', ');
  }
  if (typeof value === 'object') {
    return Object.keys(value).length === 0 ? text.generic.nothing : null;
  }
  return String(value);
}

/** `fall_boxes` as `Fall boxes`. */
export function title(key: string): string {
  return capital(key.replaceAll('_', ' '));
}
