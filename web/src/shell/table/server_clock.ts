/**
 * The server's clock, from the times that its messages give. A message may come late, after a sleep of
 * the device, and may repeat the time of an older one: the quickest message is right.
 */
export class ServerClock {
  private ahead: number | null = null;

  constructor(now?: number) {
    this.hear(now);
  }

  hear(now: number | undefined): void {
    if (now !== undefined) this.ahead = Math.max(now - Date.now(), this.ahead ?? -Infinity);
  }

  /** Milliseconds since 1970. */
  time(): number {
    return Date.now() + (this.ahead ?? 0);
  }
}
