// How a table makes itself heard and seen where nobody looks: by sounds, by the icon of the tab, and by
// a notice of the system. Sounds and notices are off until somebody wants them.

import iconAsked from '../../assets/icon_asked.svg?url';
import type { Sound } from './hearing';
import { part } from '../part';
import { isSeen, preferences } from '../preferences.svelte';

export function sound(what: Sound | null): void {
  if (what === null || !preferences.sounds.value) return;
  part(() => import('./synthesis')).then(
    ({ play }) => play(what, preferences.volume.value),
    () => undefined,
  );
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

/** The notice of this table, as long as it waits for an answer. */
let notice: Notification | null = null;

/** The answer was given: the notice has said what it had to say. */
export function callOff(): void {
  notice?.close();
  notice = null;
}

/** Calls the player back to a table that is out of sight. */
export function call(table: string, title: string, question: string): void {
  if (isSeen()) return;
  sound('alarm');
  if (!preferences.notices.value || !hasNotices || Notification.permission !== 'granted') return;
  try {
    // Each call is heard, although it takes the place of the last one.
    const options = { body: question, tag: table, icon: iconAsked, renotify: true };
    notice = new Notification(title, options);
    notice.addEventListener('click', () => {
      window.focus();
      callOff();
    });
  } catch {
    // Some phones let only installed pages send notices.
  }
}
