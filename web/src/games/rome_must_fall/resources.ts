// The effect of a click on a resource, wherever its button stands: in the tablets or at the thumb.

import { stepOf, type Step } from './offers';
import type { PartProps } from './draft.svelte';
import { inWords } from './words';

export type ResourceGroup =
  'reroll' | 'plus_one' | 'levy' | 'glory_cube' | 'glory_restore' | 'glory_erase';

/** The things that sixes pay for. */
export const glory: { group: ResourceGroup; sixes: number; effect: string; rule: string }[] = [
  { group: 'glory_cube', sixes: 1, effect: 'gain one cube', rule: 'T1.2' },
  { group: 'glory_restore', sixes: 2, effect: 'a red die turns white', rule: 'T1.2' },
  { group: 'glory_erase', sixes: 2, effect: 'win back one circle', rule: 'R2' },
];

/** "two sixes". */
export const inSixes = (count: number) => `${inWords(count)} ${count === 1 ? 'six' : 'sixes'}`;

/** The step that a resource offers now; nothing while a change is shown or an answer awaited. */
export function resourceStep(part: PartProps, group: ResourceGroup): Step {
  const { table } = part;
  if (!table.live || table.busy) return { kind: 'none' };
  return stepOf(table.offers, group);
}

/** An action that names the resource, for asking why there is no offer of it. */
const probes: Record<ResourceGroup, string> = {
  reroll: 'reroll 0',
  plus_one: 'plus_one 0',
  levy: 'levy',
  glory_cube: 'glory_cube 0',
  glory_restore: 'glory_restore 0 1',
  glory_erase: 'glory_erase 0 1 roma',
};

export async function useResource(part: PartProps, group: ResourceGroup): Promise<void> {
  const { draft } = part;
  const step = resourceStep(part, group);
  const asked = draft.asking?.kind === group;
  draft.stepBack();
  switch (step.kind) {
    case 'act':
      part.act(step.action);
      return;
    case 'ask_die':
      if (!asked && (group === 'reroll' || group === 'plus_one')) draft.asking = { kind: group };
      return;
    case 'ask_circle':
      if (!asked) draft.asking = { kind: 'glory_erase', circles: step.circles };
      return;
    case 'refused':
      part.showRefusal(step.refusal);
      return;
    case 'none':
      part.showRefusal(await part.why(probes[group]));
  }
}

const questions = {
  reroll: 'Which die do you re-roll?',
  plus_one: 'Which die gets +1?',
  glory_erase: 'Which circle do you win back?',
};

/** The question that waits for an answer, in words; null when there is none. */
export function questionAsked({ draft }: PartProps): string | null {
  return draft.asking && questions[draft.asking.kind];
}
