// Since when somebody is away, in words.

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/**
 * "14:05", "22 November, 14:05" of another day of the year of now, or "22 November 2024". Both are milliseconds
 * since 1970.
 */
export function momentInWords(moment: number, now: number): string {
  const time = clock.format(moment);
  if (date.format(moment) === date.format(now)) return time;
  const isThisYear = new Date(moment).getFullYear() === new Date(now).getFullYear();
  return isThisYear ? `${day.format(moment)}, ${time}` : date.format(moment);
}
