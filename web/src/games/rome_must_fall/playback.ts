// Shows a change one event at a time: every event says what became of which field, so the view
// before and the events lead, step by step, to the view after. No rule is needed for it.

import type { Entry } from '../sheet';
import type { ImperialDie, Tracker, TrackerState, View } from './types';

/** One stop on the way: the events shown together, and how long they stand, in milliseconds. */
export interface Stop {
  entries: Entry[];
  /** Time for dice to roll before the events are shown as done. */
  rolls: number;
  stands: number;
}

const roll = 420;
const breath = 260;

/** Times by kind; what is not named passes without a stop of its own. */
const times: Readonly<Record<string, [rolls: number, stands: number]>> = {
  turn_began: [0, breath],
  rolled: [roll, breath],
  rerolled: [roll, breath],
  black_rolled: [roll, 380],
  cubes_spent: [0, breath],
  held: [0, 420],
  lost: [0, 420],
  circle_marked: [0, breath],
  raid_marked: [0, breath],
  cube_lost: [0, breath],
  die_turned_red: [0, breath],
  fire: [0, breath],
  ability_lost: [0, breath],
  bonus_added: [0, breath],
};

/** Cuts the fresh entries into stops; the six Imperial dice roll together. */
export function stops(entries: readonly Entry[]): Stop[] {
  const all: Stop[] = [];
  for (const entry of entries) {
    const [rolls, stands] = times[entry.kind] ?? [0, 0];
    const last = all.at(-1);
    const together =
      last !== undefined &&
      (stands === 0 || (entry.kind === 'rolled' && last.entries.at(-1)?.kind === 'rolled'));
    if (together) last.entries.push(entry);
    else all.push({ entries: [entry], rolls, stands });
  }
  return all;
}

function withTracker(
  view: View,
  id: unknown,
  change: (tracker: Tracker) => Partial<Tracker>,
): View {
  const trackers = view.trackers.map((tracker) =>
    tracker.id === id ? { ...tracker, ...change(tracker) } : tracker,
  );
  return { ...view, trackers };
}

function withDie(view: View, index: number, change: Partial<ImperialDie>): View {
  const dice = view.dice.map((die, i) => (i === index ? { ...die, ...change } : die));
  return { ...view, dice };
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}

/**
 * The view after one more event. `end` is the view the events lead to: what an event does not say,
 * such as the dice spent for Glory or the chances of a new turn, is taken from it.
 */
export function advance(view: View, entry: Entry, end: View): View {
  const { args } = entry;
  switch (entry.kind) {
    case 'turn_began':
      return { ...end, dice: end.dice.map((die) => ({ ...die, value: 0 })) };
    case 'rolled':
    case 'rerolled':
    case 'raised':
    case 'glory_restore':
      return { ...view, dice: end.dice, red: end.red, white: end.white, abilities: end.abilities };
    case 'levied':
    case 'glory_cube':
      return {
        ...view,
        dice: end.dice,
        abilities: end.abilities,
        cubes: numberOr(args.cubes, end.cubes),
      };
    case 'glory_erase':
      return { ...view, dice: end.dice, trackers: end.trackers };
    case 'assigned': {
      const { tracker } = args;
      const index = numberOr(args.die, -1);
      const placed = withTracker(view, tracker, ({ holds }) => ({
        die: index,
        state: 'open',
        holds: holds.filter(({ die }) => die === index),
      }));
      return { ...withDie(placed, index, { tracker: String(tracker) }), phase: 'barbarian' };
    }
    case 'black_rolled':
      return withTracker(view, args.tracker, () => ({
        state: 'now' as TrackerState,
        black: numberOr(args.face, 0),
      }));
    case 'cubes_spent':
    case 'cube_lost':
      return { ...view, cubes: numberOr(args.cubes, view.cubes) };
    case 'held':
    case 'lost':
      return withTracker(view, args.tracker, () => ({ state: entry.kind as TrackerState }));
    case 'circle_marked':
      return withTracker(view, args.tracker, ({ marked }) => ({
        marked: Array.isArray(marked) ? [...marked, String(args.circle)] : marked,
      }));
    case 'raid_marked':
      return withTracker(view, args.tracker, ({ marked }) => ({
        marked: typeof marked === 'number' ? marked + 1 : marked,
      }));
    case 'die_turned_red': {
      const red = numberOr(args.red, view.red);
      return { ...view, red, white: view.white + view.red - red };
    }
    case 'fire':
      return { ...view, fall: numberOr(args.fall, view.fall) };
    case 'ability_lost':
      return {
        ...view,
        abilities: view.abilities.map((ability) =>
          ability.id === args.ability ? { ...ability, lost: true } : ability,
        ),
      };
    case 'bonus_added':
      return withTracker(view, args.tracker, ({ bonus, base }) => {
        const now = numberOr(args.bonus, bonus);
        return { bonus: now, base: base + now - bonus };
      });
    default:
      return view;
  }
}
