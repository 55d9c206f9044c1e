// The ways of the peoples who invade, as chains over the provinces.

import type { Trail } from '../../map/board';
import type { Invader, ProvinceView } from './view.gen';

/** The province a people would attack if it came now (E7): the first imperial one; null for none. */
export function hitNow(invader: Invader, provinces: readonly ProvinceView[]): string | null {
  const lost = new Set(provinces.filter((each) => each.lost).map(({ id }) => id));
  return invader.route.find((province) => !lost.has(province)) ?? null;
}

/** From each province of a route to the next one. */
export function chainOf(invader: Invader): Trail[] {
  return invader.route.slice(1).map((to, i) => ({
    key: `${invader.id} ${to}`,
    from: invader.route[i] ?? to,
    to,
    colour: 'var(--barb-wash)',
  }));
}
