// The state that the parts of one table share: the odds, and the numbers set next to the map.

import { Lift } from '../lift.svelte';
import type { SheetProps } from '../sheet';
import { Prospects } from './prospects.svelte';
import type { Kind, Numbers } from './several';
import type { Board, Conflict, View } from './view.gen';

export class Desk extends Prospects {
  /** The group that is carried over the map, or is to go with the set numbers. */
  readonly lift = new Lift<{ conflicts: Conflict[] }>();
  private numbers = $state.raw<{ ply: number; set: Numbers }>({ ply: -1, set: {} });

  /** Those of the question at this ply. */
  setAt(ply: number): Numbers {
    return this.numbers.ply === ply ? this.numbers.set : {};
  }

  set(ply: number, kind: Kind, value: number): void {
    this.numbers = { ply, set: { ...this.setAt(ply), [kind]: value } };
  }
}

export type PartProps = SheetProps<Board, View, Desk>;
