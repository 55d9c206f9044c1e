// The circles of the map, gathered from the paths of the board and what the view says of them.

import { sourceNote } from '../../provenance';
import { titleIn } from '../../words';
import type { Board, Circle, View } from '../view.gen';
import { circleEffect } from '../words';

/** A circle's place in the path of one tribe. */
export interface Step {
  tracker: string;
  title: string;
  /** From 1. */
  number: number;
  of: number;
  provenance: string;
}

/** The printed facts of one circle; a circle that ends several paths is one circle. */
export interface MapCircle extends Circle {
  steps: Step[];
  /** The tribe whose symbol it bears, being the first of its path. */
  first: string | null;
}

export interface CircleState {
  marked: boolean;
  /** Tribes that would take it with their next win. */
  nextFor: string[];
  /** The action that erases its mark, if that may be done now. */
  erase: string | null;
}

export function gatherCircles(board: Board): MapCircle[] {
  const circles = new Map<string, MapCircle>();
  for (const tracker of board.trackers) {
    const path = tracker.path ?? [];
    path.forEach((circle, index) => {
      const known = circles.get(circle.id) ?? { ...circle, steps: [], first: null };
      known.steps.push({
        tracker: tracker.id,
        title: tracker.title,
        number: index + 1,
        of: path.length,
        provenance: circle.provenance ?? '',
      });
      if (index === 0) known.first = tracker.id;
      circles.set(circle.id, known);
    });
  }
  return [...circles.values()];
}

export function stateOf(
  circle: MapCircle,
  view: View,
  erasable: readonly { circle: string; action: string }[],
): CircleState {
  const state: CircleState = {
    marked: false,
    nextFor: [],
    erase: erasable.find((offer) => offer.circle === circle.id)?.action ?? null,
  };
  for (const tracker of view.trackers) {
    if (Array.isArray(tracker.marked) && tracker.marked.includes(circle.id)) state.marked = true;
    if (tracker.next === circle.id) state.nextFor.push(tracker.id);
  }
  return state;
}

/** The facts of a circle, in the order in which they are shown and spoken. */
export interface Facts {
  title: string;
  /** "Vandals path 3 of 6", one for each path. */
  places: string[];
  /** "wheat: lose the re-roll". */
  effect: string;
  /** "marked; can be won back". */
  state: string;
  /** The provenance of these numbers, in a sentence. */
  source: string;
}

function effectOf(circle: MapCircle, board: Board): string {
  const effect = circleEffect(circle, board);
  const ability = board.abilities.find(({ id }) => id === circle.icon);
  return ability ? `${ability.icon}: ${effect}` : effect;
}

function stateText(state: CircleState, board: Board): string {
  if (state.marked) return state.erase === null ? 'marked' : 'marked, can be won back';
  const tribes = state.nextFor.map((id) => titleIn(board.trackers, id));
  return tribes.length > 0 ? `Roman, next for the ${tribes.join(' and the ')}` : 'Roman';
}

export function factsOf(circle: MapCircle, state: CircleState, board: Board): Facts {
  return {
    title: circle.title,
    places: circle.steps.map(({ title, number, of }) => `${title} path ${number} of ${of}`),
    effect: effectOf(circle, board),
    state: stateText(state, board),
    source: sourceNote(
      Object.fromEntries(
        circle.steps.map(({ title, provenance }) => [`${title} path`, provenance]),
      ),
    ),
  };
}

/** "Carthago, Vandals path 3 of 6, wheat: lose the re-roll; marked; Vandals path as printed.". */
export function accessibleName(facts: Facts): string {
  const head = [facts.title, ...facts.places, facts.effect].join(', ');
  return [head, facts.state, facts.source].filter(Boolean).join('; ');
}
