// Since when somebody is away, in words.

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

/** "14:05", or "22 November, 14:05" of another day than now. Both are milliseconds since 1970. */
export function momentInWords(moment: number, now: number): string {
  const time = clock.format(moment);
  return day.format(moment) === day.format(now) ? time : `${day.format(moment)}, ${time}`;
}
