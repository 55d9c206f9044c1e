// A form offer: one choice for each slot, sent as the verb and the choices in the order of slots.

import { capital } from '../../games/words';
import type { Form, Offer } from '../../protocol/messages';

/** Choice by slot; a slot that is not filled is absent. */
export type Filling = Record<string, string>;

/** The slots that still need a choice. */
export function missingSlots(form: Form, filling: Filling): string[] {
  return form.slots.filter((slot) => filling[slot] === undefined);
}

/** Fills a slot; where choices must differ, the choice leaves the slot it stood in before. */
export function fill(form: Form, filling: Filling, slot: string, choice: string): Filling {
  const kept = Object.entries(filling).filter(
    ([other, held]) => other !== slot && !(form.distinct && held === choice),
  );
  return { ...Object.fromEntries(kept), [slot]: choice };
}

export function empty(filling: Filling, slot: string): Filling {
  return Object.fromEntries(Object.entries(filling).filter(([other]) => other !== slot));
}

/** The action text of a filled form, or null while a slot is empty. */
export function formText(offer: Offer, filling: Filling): string | null {
  const form = offer.form;
  if (!form || missingSlots(form, filling).length > 0) return null;
  return [offer.action, ...form.slots.map((slot) => filling[slot])].join(' ');
}

/** `war_at_sea` as words. */
export const slotTitle = (slot: string): string => capital(slot.replaceAll('_', ' '));
