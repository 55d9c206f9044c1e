// The facts of a table that waits for players, in words.

import type { Game } from '../../protocol/messages';
import { text } from './lobby_text';
import { kOwnFile } from './ways';

/** The options that are not the usual ones; the one that makes a variant is in its title. */
export function differences(game: Game | undefined, options: Record<string, string>): string[] {
  return Object.entries(options).flatMap(([name, value]) => {
    const option = game?.options.find((one) => one.name === name);
    const isVariant = game?.variants.some((one) => one.option === name && one.value === value);
    if (!option || isVariant) return [];
    const title = option.titles?.[option.values?.indexOf(value) ?? -1] ?? value;
    return [`${option.title}: ${value === kOwnFile ? text.open.ownFile : title}`];
  });
}

/** How long it has waited. */
export function openFor(since: number, now: number): string {
  const minutes = Math.max(0, Math.floor((now - since) / 60_000));
  return text.open.since(minutes);
}
