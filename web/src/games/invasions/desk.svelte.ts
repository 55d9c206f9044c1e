// The shared state of one table's parts: the odds, the units taken up to go somewhere, and a march.

import type { Step } from '../../shell/table/course';
import { Lift } from '../lift.svelte';
import type { SheetDraft, SheetProps } from '../sheet';
import { counted } from '../words';
import { actionOf, type Choice, usualCount } from './choices';
import { Prospects, rebellionAt, rebellionText } from './prospects.svelte';
import type { Board, Fight, March, Odds, RebellionOdds, View } from './view.gen';

/** Those who have come where they were sent go no further, where they still could. */
const stay: Step = (offers) =>
  offers.find(({ action, refused }) => action === 'stay' && !refused)?.action ?? null;

export class Desk implements SheetDraft {
  readonly prospects = new Prospects();
  readonly lift = new Lift<Odds>();
  /** Those who are to be placed, looked at before they are. */
  private readonly placed = new Lift<Odds>();

  noteOn(action: string): string {
    return this.prospects.noteOn(action);
  }

  /** Takes up so many of an area, all unless told: where they can go is shown. */
  take(part: PartProps, choice: Choice, count = usualCount(choice)): void {
    this.lift.take(part, choice.area, [actionOf(choice, count)]);
  }

  /** The effect of this many units: the reach of those that move, or the risk of those placed. */
  look(part: PartProps, choice: Choice, count: number): void {
    if (choice.verb === 'place') this.placed.take(part, choice.area, [actionOf(choice, count)]);
    else this.take(part, choice, count);
  }

  /** How likely the legions of an area are to rebel after the choice that is looked at; '' if unknown. */
  riskOf(part: PartProps, { area, verb }: Choice): string {
    const held = (verb === 'place' ? this.placed : this.lift).at(part);
    if (!held?.told || held.from !== area) return '';
    const { odds } = held.told;
    const risk = verb === 'place' ? rebellionAt(odds, area) : odds.left_behind;
    return risk ? `${counted(risk.legions, 'legion')} here then: ${rebellionText(risk)}` : '';
  }

  /** Where those can go who are taken up, or on the move; none where nobody is. */
  marches(part: PartProps): readonly March[] {
    if (!part.table.live) return [];
    const held = this.lift.at(part);
    if (held) return held.told?.odds.marches ?? [];
    const reach = part.view.reach ?? [];
    const known = this.prospects.at(part)?.marches;
    return known ?? reach.map((way) => ({ ...way, fights: [], rebellion: null }));
  }

  /** The fights there may be in an area: those of the ones who would go there, or as it stands. */
  fightsAt(part: PartProps, area: string): readonly Fight[] {
    const march = this.marches(part).find((each) => each.area === area);
    if (march) return march.fights;
    return this.prospects.at(part)?.fights.filter((fight) => fight.area === area) ?? [];
  }

  /** The rebellion odds in an area, with the units that would come and without those that leave. */
  rebellionAt(part: PartProps, area: string): RebellionOdds | null {
    const held = this.lift.at(part);
    const march = this.marches(part).find((each) => each.area === area);
    if (march) return march.rebellion;
    if (held?.from === area && held.told) return held.told.odds.left_behind;
    return rebellionAt(this.prospects.at(part), area);
  }

  /** Sends those who are taken up, or on the move, by a way of several areas; there they stay. */
  march(part: PartProps, { path }: March): void {
    const taken = this.lift.at(part)?.answers ?? [];
    this.lift.putDown();
    part.actAll([...taken, ...path.map((area) => `to ${area}`), stay]);
  }

  /** Says why those who are taken up, or on the move, cannot come to an area. */
  async explainWay(part: PartProps, area: string): Promise<void> {
    part.showRefusal(await part.why(`to ${area}`, this.lift.at(part)?.answers));
  }
}

export type PartProps = SheetProps<Board, View, Desk>;
