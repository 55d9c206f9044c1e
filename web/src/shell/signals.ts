// How a table makes itself heard and seen where nobody looks: by sounds, by the icon of the tab, and by
// a notice of the system. Sounds and notices are off until somebody wants them.

import iconAsked from '../assets/icon_asked.svg?url';
import type { Sound } from './hearing';
import { isSeen, preferences } from './preferences.svelte';

export function sound(what: Sound | null): void {
  if (what === null || !preferences.sounds) return;
  void import('./synthesis').then(({ play }) => play(what, preferences.volume));
}

let usualIcon: string | null = null;

/** The icon of the tab has a mark while the table waits for whoever sits here. */
export function markIcon(isAsked: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!icon) return;
  usualIcon ??= icon.href;
  icon.href = isAsked ? iconAsked : usualIcon;
}

/** Whether this browser has notices at all. */
export const hasNotices = 'Notification' in globalThis;

/** Asks for leave to send notices; false where it is not given. */
export async function mayNotify(): Promise<boolean> {
  if (!hasNotices) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Calls whoever plays here back to a table that is out of sight. */
export function call(table: string, title: string, question: string): void {
  if (isSeen()) return;
  sound('alarm');
  if (!preferences.notices || !hasNotices || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(title, { body: question, tag: table, icon: iconAsked });
    notice.addEventListener('click', () => {
      window.focus();
      notice.close();
    });
  } catch {
    // Some phones let only installed pages send notices.
  }
}
