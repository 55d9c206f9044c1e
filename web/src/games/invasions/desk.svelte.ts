// What the parts of one table share: the odds, who is taken up to go somewhere, and a march that takes
// several answers.

import { Lift } from '../lift.svelte';
import type { SheetDraft } from '../sheet';
import { actionOf, type Choice, usualCount } from './choices';
import { Prospects } from './prospects.svelte';
import type { Fight, March, Odds, PartProps } from './types';

/** Those who have come where they were sent go no further. */
const kStay = 'stay';

export class Desk implements SheetDraft {
  readonly prospects = new Prospects();
  readonly lift = new Lift<Odds>();
  /** The answers that are still to be given, one question each. */
  private answers: string[] = [];
  private sent = -1;

  noteOn(action: string): string {
    return this.prospects.noteOn(action);
  }

  /** Takes up so many of an area, all unless told: where they can go is shown. */
  take(part: PartProps, choice: Choice, count = usualCount(choice)): void {
    this.lift.take(part, choice.area, [actionOf(choice, count)]);
  }

  /** Where those can go who are taken up, or on the move; none where nobody is. */
  marches(part: PartProps): readonly March[] {
    if (!part.table.live) return [];
    const held = this.lift.at(part);
    if (held) return held.told?.odds.marches ?? [];
    const reach = part.view.reach ?? [];
    return this.prospects.at(part)?.marches ?? reach.map((way) => ({ ...way, fights: [] }));
  }

  /** The fights there may be in an area: those of the ones who would go there, or as it stands. */
  fightsAt(part: PartProps, area: string): readonly Fight[] {
    const march = this.marches(part).find((each) => each.area === area);
    if (march && march.fights.length > 0) return march.fights;
    return this.prospects.at(part)?.fights.filter((fight) => fight.area === area) ?? [];
  }

  /** Sends those who are taken up, or on the move, by a way of several areas; there they stay. */
  march(part: PartProps, { path }: March): void {
    const taken = this.lift.at(part)?.answers ?? [];
    this.lift.putDown();
    this.answers = [...taken, ...path.map((area) => `to ${area}`), kStay];
    this.sent = -1;
    this.goOn(part);
  }

  /** The next answer of a march, if the table asks for it; whatever else is asked ends it. */
  goOn(part: PartProps): void {
    // All is read at once, so that whatever changes at the table is heard of.
    const { ply, busy, live, offers } = part.table;
    const [answer] = this.answers;
    if (answer === undefined || busy || ply === this.sent || !live) return;
    if (!offers.some((offer) => !offer.refused && offer.action === answer)) {
      if (offers.length > 0) this.answers = [];
      return;
    }
    this.answers.shift();
    this.sent = ply;
    part.act(answer);
  }
}
