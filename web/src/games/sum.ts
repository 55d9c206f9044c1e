// A figure on the screen as the terms it is made of, each with the rule that says so.

export interface Term {
  label: string;
  value: string;
  rule: string;
}

export interface Sum {
  title: string;
  terms: readonly Term[];
  total: string;
}

export interface Addend {
  label: string;
  value: number;
  rule: string;
}

/** "+3", "−2", "0". */
export function signed(value: number): string {
  if (value === 0) return '0';
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** The addends of a total; null where the total is not the sum of what is shown. */
export function addUp(title: string, addends: readonly Addend[], total: number): Sum | null {
  const sum = addends.reduce((all, { value }) => all + value, 0);
  if (sum !== total || addends.length === 0) return null;
  const terms = addends.map((addend) => ({ ...addend, value: signed(addend.value) }));
  return { title, terms, total: String(total).replace('-', '−') };
}
