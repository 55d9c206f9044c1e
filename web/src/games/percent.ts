/** A mean as it is shown: "1.4", "2". */
export const mean = ({ decimal }: { decimal: number }) => decimal.toFixed(1).replace(/\.0$/, '');

/** A share as it is shown; never rounded to a certainty that it is not. In tenths where it is added up. */
export function percent(share: number, inTenths = false): string {
  const isWhole = !inTenths && share > 0.0995 && share < 0.9005;
  const text = (share * 100).toFixed(isWhole ? 0 : 1);
  if (share > 0 && Number(text) === 0) return 'under 0.1 %';
  if (share < 1 && Number(text) === 100) return 'over 99.9 %';
  return `${text.replace(/\.0$/, '')} %`;
}
