// How any part of a page opens the rulebook at a rule.

import { getContext, setContext } from 'svelte';

type ShowRule = (rule: string) => void;

const key = Symbol('show rule');

export function provideShowRule(show: ShowRule): void {
  setContext(key, show);
}

export function useShowRule(): ShowRule {
  return getContext<ShowRule>(key);
}
