// Saving a text as a file of the user.

/** Starts the download of a text under a file name. */
export function saveText(name: string, words: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([words], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** `rome_must_fall-440-turn-5-of-12.occ`. */
export function recordName(game: string, turnTitle: string): string {
  const turn = turnTitle
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `${game}${turn ? `-${turn}` : ''}.occ`;
}
