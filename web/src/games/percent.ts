/** A share as it is shown; never rounded to a certainty that it is not. */
export function percent(share: number): string {
  const text = (share * 100).toFixed(share > 0.0995 && share < 0.9005 ? 0 : 1);
  if (share > 0 && Number(text) === 0) return 'under 0.1 %';
  if (share < 1 && Number(text) === 100) return 'over 99.9 %';
  return `${text.replace(/\.0$/, '')} %`;
}
