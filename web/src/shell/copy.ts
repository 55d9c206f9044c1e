/** Puts text on the clipboard; false where the browser does not allow it (pages without TLS). */
export async function copy(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return false;
  }
}
