// Several answers that one press gives. Each is sent once the table asks for it and offers it, and the
// table checks it like any other; what differs from what was meant ends them.

import type { Offer } from '../../protocol/messages';

/**
 * One of several answers: an action, which has to be offered; or what finds one among the offers, and
 * passes where it finds none.
 */
export type Step = string | ((offers: readonly Offer[]) => string | null);

/** The next answer, given what is offered; null when there is none. */
export interface Course {
  next(offers: readonly Offer[]): string | null | Promise<string | null>;
}

export const isOffered = (offers: readonly Offer[], action: string): boolean =>
  offers.some((offer) => !offer.refused && offer.action === action);

/** The answers one after another; `miss` is told of the first that is not offered, which ends them. */
export function inTurn(steps: readonly Step[], miss: (action: string) => void): Course {
  const rest = [...steps];
  return {
    next(offers) {
      for (let step = rest.shift(); step !== undefined; step = rest.shift()) {
        const action = typeof step === 'string' ? step : step(offers);
        if (action === null) continue;
        if (isOffered(offers, action)) return action;
        rest.length = 0;
        miss(action);
      }
      return null;
    },
  };
}

/** The action of a verb with a number: this number, or the greatest there is. */
export function counted(verb: string, count: number | 'all'): Step {
  return (offers) => {
    const numbers = offers.filter(
      ({ action, marks, refused }) =>
        !refused && action.split(' ')[0] === verb && typeof marks.count === 'number',
    );
    const greatest = Math.max(...numbers.map(({ marks }) => Number(marks.count)));
    const wanted = count === 'all' ? greatest : count;
    return numbers.find(({ marks }) => marks.count === wanted)?.action ?? null;
  };
}
