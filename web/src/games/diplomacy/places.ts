/** The province of a place that may be a coast: STP of STP/NC. */
export function provinceOf(place: string): string;
export function provinceOf(place: string | null): string | null;
export function provinceOf(place: string | null): string | null {
  return place?.split('/')[0] ?? null;
}
