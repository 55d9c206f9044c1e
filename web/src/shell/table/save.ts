// Saving a text or a picture as a file of the user.

import * as api from '../../protocol/api';
import type { Session } from './session.svelte';
import { tokensOf } from '../tables';
import { text } from '../text';

/** Starts the download of a text under a file name. */
export function saveText(name: string, words: string): void {
  saveBlob(name, new Blob([words], { type: 'text/plain' }));
}

/** The same for a file of any kind. */
export function saveBlob(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** `rome_must_fall-440-turn-5-of-12.occ`. */
export function fileName(game: string, turnTitle: string, ending: string): string {
  const turn = turnTitle
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `${game}${turn ? `-${turn}` : ''}.${ending}`;
}

/** Starts the download of the record of a table; a refusal is shown there. */
export async function saveRecord(session: Session): Promise<void> {
  const picture = session.picture;
  if (!picture) return;
  try {
    const record = await api.record(session.id, tokensOf(session.id));
    saveText(fileName(picture.game, picture.turn_title, 'occ'), record);
  } catch (error) {
    const reason = api.reasonOf(error);
    session.refuse({ ...reason, text: `${text.record.failed} ${reason.text}` });
  }
}
