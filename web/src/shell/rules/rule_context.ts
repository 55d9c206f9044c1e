// How any part of a page opens the rulebook at a rule.

import { getContext, setContext } from 'svelte';

type ShowRule = (rule: string) => void;

const key = Symbol('show rule');

export function provideShowRule(show: ShowRule): void {
  setContext(key, show);
}

/** Where no rulebook can be opened, as in a picture, nothing happens. */
export function useShowRule(): ShowRule {
  return getContext<ShowRule | undefined>(key) ?? (() => undefined);
}
