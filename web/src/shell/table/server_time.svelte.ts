import type { Session } from './session.svelte';

/** The server's time, each second while `runs`; as it was at the last change otherwise. */
export function serverTime(session: () => Session, runs: () => boolean): () => number {
  let time = $state(0);
  $effect(() => {
    void session().picture;
    time = session().serverTime();
    if (!runs()) return;
    const ticking = setInterval(() => (time = session().serverTime()), 1000);
    return () => clearInterval(ticking);
  });
  return () => time;
}
