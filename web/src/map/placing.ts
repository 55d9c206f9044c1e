// Finds places for marks: each in its own area, none over another. It knows nothing of what they
// are; what they cover, in the forms they may take, is all it is told. Lengths are plate units.

import { type Box, moved, overlap, type Point } from './geometry';
import type { Grid } from './grid';

/** One way to draw a mark, around its spot. */
export interface Form {
  /** The boxes of the form; best inside the area. */
  boxes: readonly Box[];
  /** Further boxes of the form: on the sea only, never in another area. */
  afloat?: readonly Box[];
  /** Points that must lie well inside the area. */
  pins: readonly Point[];
  /** How much worse it is than the best form. */
  cost: number;
}

export interface Mark {
  forms: readonly Form[];
  /** Where it is best placed. */
  near: Point;
  /** How bad it is to leave it out. */
  lack: number;
  /** The spots to try where not all of the area will do. */
  spots?: readonly Point[];
}

/** The marks of one area, the most important first. */
export interface Marked {
  /** Number of the area in the grid. */
  area: number;
  marks: readonly Mark[];
}

export interface Found extends Point {
  /** Number of the form. */
  form: number;
}

export interface Surroundings {
  grid: Pick<Grid, 'ids' | 'isWellInside' | 'isWithin' | 'shares'>;
  /** Spots to try, by area. */
  spots: readonly (readonly Point[])[];
  plate: { width: number; height: number };
  /** The boxes that must not be covered, and those better not covered. */
  taken: readonly Box[];
  spared: readonly Box[];
  /** Room between marks. */
  gap: number;
  /** How far inside an area a pin must be. */
  margin: number;
}

interface Option extends Found {
  cost: number;
  /** The boxes of the option, found on demand. */
  boxes: readonly Box[] | null;
}

const weights = { foreign: 5, sea: 0.8, spared: 1.5, distance: 0.8, apart: 1 };
/** Marks of an area that are this far from each other do not look as if they belonged together. */
const farApart = 90;
/** More of a box may not lie in other areas. */
const mostForeign = 0.45;
/** So many places of a mark, and of one form of it, are tried together with those of the next. */
const mostTried = 24;
const mostOfForm = 4;
/** Forms that reach beyond the area are only tried for a mark that fits in no better than this. */
const goodInside = 2;
/** And from so many spots. */
const mostStarts = 24;

// OPTIMIZATION: what follows is asked a million times for a full map; loops make no closures and no
// boxes that nobody keeps. That halves the time.

function meetsAny(box: Box, others: readonly Box[], gap: number): boolean {
  for (const other of others) if (overlap(box, other, gap)) return true;
  return false;
}

function isFree(boxes: readonly Box[], taken: readonly Box[], gap: number): boolean {
  for (const box of boxes) if (meetsAny(box, taken, gap)) return false;
  return true;
}

/** The same of boxes around a spot. */
function isFreeAt(
  { x, y }: Point,
  boxes: readonly Box[],
  taken: readonly Box[],
  gap: number,
): boolean {
  for (const { left, top, width, height } of boxes) {
    const [west, north] = [left + x - gap, top + y - gap];
    const [east, south] = [left + x + width + gap, top + y + height + gap];
    for (const other of taken) {
      if (
        west < other.left + other.width &&
        other.left < east &&
        north < other.top + other.height &&
        other.top < south
      ) {
        return false;
      }
    }
  }
  return true;
}

const coveredBy = ({ boxes, afloat = [] }: Form) => [...boxes, ...afloat];

/** The box that a mark may cover, wherever it stands in its area and in whatever form. */
function reachOf(spots: readonly Point[], marks: readonly Mark[]): Box {
  const nowhere = () => ({ left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity });
  const [stand, drawn] = [nowhere(), nowhere()];
  const extend = (all: typeof stand, left: number, top: number, right: number, bottom: number) => {
    all.left = Math.min(all.left, left);
    all.top = Math.min(all.top, top);
    all.right = Math.max(all.right, right);
    all.bottom = Math.max(all.bottom, bottom);
  };
  const extendBy = ({ left, top, width, height }: Box) =>
    extend(drawn, left, top, left + width, top + height);
  for (const { x, y } of spots) extend(stand, x, y, x, y);
  for (const { near, forms } of marks) {
    extend(stand, near.x, near.y, near.x, near.y);
    for (const { boxes, afloat = [] } of forms) {
      boxes.forEach(extendBy);
      afloat.forEach(extendBy);
    }
  }
  const [left, top] = [stand.left + drawn.left, stand.top + drawn.top];
  const [right, bottom] = [stand.right + drawn.right, stand.bottom + drawn.bottom];
  return { left, top, width: right - left, height: bottom - top };
}

/**
 * The places of one mark where nothing fixed is in the way, the best first. They are looked for form
 * by form and only as far as they are asked for: most marks find theirs in the first forms.
 */
class Options {
  private readonly found: Option[] = [];
  /** So many of those found are in their final order. */
  private sure = 0;
  /** Forms still to be looked at, the best last. */
  private left: number[];
  private beyond: number[];

  private readonly spots: readonly Point[];
  /** How far each is from where the mark is best placed. */
  private readonly away: Float64Array;
  private readonly taken: readonly Box[];
  private readonly spared: readonly Box[];
  /** The boxes of each form, around its spot. */
  private readonly covers: readonly (readonly Box[])[];
  /** The box of the forms that do not reach beyond the area. */
  readonly inside: Box;
  /** The box that is looked at; one for all. */
  private readonly box: Box = { left: 0, top: 0, width: 0, height: 0 };

  constructor(
    private readonly mark: Mark,
    private readonly area: number,
    reach: Box,
    private readonly around: Surroundings,
  ) {
    const { forms, near, lack } = mark;
    const numbers = [...forms.keys()]
      .filter((i) => this.costOf(i) < lack)
      .sort((a, b) => this.costOf(b) - this.costOf(a) || b - a);
    this.left = numbers.filter((i) => !forms[i]?.afloat);
    this.beyond = numbers.filter((i) => forms[i]?.afloat);
    this.covers = forms.map(coveredBy);
    this.spots = [near, ...(mark.spots ?? around.spots[area] ?? [])];
    const atHome = { near, lack, forms: forms.filter(({ afloat }) => !afloat) };
    this.inside = reachOf(this.spots, [atHome]);
    this.away = Float64Array.from(this.spots, ({ x, y }) => Math.hypot(x - near.x, y - near.y));
    const farthest = this.away.reduce((a, b) => Math.max(a, b), 12);
    this.away.forEach((each, i) => (this.away[i] = (weights.distance * each) / farthest));
    this.taken = around.taken.filter((box) => overlap(box, reach, around.gap));
    this.spared = around.spared.filter((box) => overlap(box, reach, 0));
  }

  /** The best for 0, the next one for 1; undefined behind the last. */
  at(index: number): Option | undefined {
    while (index >= this.sure) {
      const form = this.nextForm();
      if (form === undefined) return undefined;
      this.look(form);
      this.found.sort((a, b) => a.cost - b.cost);
      const next = this.nextForm();
      const bound = next === undefined ? Infinity : this.costOf(next);
      while (this.sure < this.found.length && (this.found[this.sure]?.cost ?? 0) <= bound) {
        ++this.sure;
      }
      if (next === undefined) this.sure = this.found.length;
    }
    return this.found[index];
  }

  isInside({ form }: Option): boolean {
    return !this.mark.forms[form]?.afloat;
  }

  boxesOf(option: Option): readonly Box[] {
    option.boxes ??= (this.covers[option.form] ?? []).map((box) => moved(box, option));
    return option.boxes;
  }

  /** Whether nothing that is taken is in the way of a place. */
  isClear(option: Option, taken: readonly Box[]): boolean {
    return isFreeAt(option, this.covers[option.form] ?? [], taken, this.around.gap);
  }

  private costOf(form: number): number {
    return this.mark.forms[form]?.cost ?? Infinity;
  }

  /** Without taking it away: `look` does. */
  private nextForm(): number | undefined {
    const next = this.left.at(-1);
    if (this.beyond.length === 0 || (next !== undefined && this.costOf(next) < goodInside)) {
      return next;
    }
    const isGood = this.found.some(({ cost }) => cost < goodInside);
    if (!isGood) this.left = [...this.left, ...this.beyond];
    this.beyond = [];
    this.left.sort((a, b) => this.costOf(b) - this.costOf(a) || b - a);
    return this.left.at(-1);
  }

  /** Finds all places of the next form. */
  private look(number: number): void {
    this.left.pop();
    const form = this.mark.forms[number];
    if (!form) return;
    const step = form.afloat ? Math.ceil(this.spots.length / mostStarts) : 1;
    for (let i = 0; i < this.spots.length; i += step) {
      const spot = this.spots[i];
      const start = form.cost + (this.away[i] ?? 0);
      if (!spot || start >= this.mark.lack || !this.isPinned(form, spot)) continue;
      const cost = start + this.harm(form, spot);
      if (cost < this.mark.lack) {
        this.found.push({ form: number, x: spot.x, y: spot.y, cost, boxes: null });
      }
    }
  }

  private isPinned(form: Form, spot: Point): boolean {
    const { grid, margin } = this.around;
    for (const { x, y } of form.pins) {
      if (!grid.isWellInside(spot.x + x, spot.y + y, this.area, margin)) return false;
    }
    return true;
  }

  /** How bad it is to place a form whose pins are inside; infinite where it must not be. */
  private harm(form: Form, spot: Point): number {
    const inside = this.harmOf(form.boxes, spot, false);
    return form.afloat && inside < Infinity
      ? inside + this.harmOf(form.afloat, spot, true)
      : inside;
  }

  private harmOf(boxes: readonly Box[], spot: Point, isAfloat: boolean): number {
    const { grid, plate, gap } = this.around;
    const { box } = this;
    let harm = 0;
    for (const { left, top, width, height } of boxes) {
      box.left = left + spot.x;
      box.top = top + spot.y;
      box.width = width;
      box.height = height;
      const isOnPlate =
        box.left >= 0 &&
        box.top >= 0 &&
        box.left + box.width <= plate.width &&
        box.top + box.height <= plate.height;
      if (!isOnPlate || meetsAny(box, this.taken, gap)) return Infinity;
      if (!grid.isWithin(box, this.area)) {
        const { foreign, sea } = grid.shares(box, this.area);
        if (foreign > (isAfloat ? 0 : mostForeign)) return Infinity;
        harm += weights.foreign * foreign + (isAfloat ? 0 : weights.sea * sea);
      }
      if (meetsAny(box, this.spared, 0)) harm += weights.spared;
    }
    return harm;
  }
}

interface Choice {
  cost: number;
  options: (Option | null)[];
}

/** The places of an area's marks, and the boxes they cover then. */
interface Answer extends Choice {
  boxes: readonly Box[];
  /** No two answers have the same. */
  id: number;
}

let answers = 0;

// Not `Math.hypot`: that takes care of numbers that no plate has, and ten times as long.
const distance = (a: Point, b: Point) =>
  Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));

/** How bad it is that a mark stands away from the one before. */
function apartness(option: Option, before: Option | null): number {
  return before ? (weights.apart * distance(option, before)) / farApart : 0;
}

/** Places that were tried: of each form only a few, and those well apart. */
class Tried {
  private readonly options: Option[] = [];
  private readonly counts: Uint8Array;

  constructor(forms: number) {
    this.counts = new Uint8Array(forms);
  }

  get count(): number {
    return this.options.length;
  }

  isFull({ form }: Option): boolean {
    return (this.counts[form] ?? 0) >= mostOfForm;
  }

  hasLike(option: Option, [box]: readonly Box[]): boolean {
    if (this.counts[option.form] === 0) return false;
    const step = Math.max(5, (box?.width ?? 0) / 3);
    for (const each of this.options) {
      if (each.form === option.form && distance(each, option) < step) return true;
    }
    return false;
  }

  add(option: Option): void {
    this.options.push(option);
    this.counts[option.form] = (this.counts[option.form] ?? 0) + 1;
  }
}

/** Those places of one mark that the marks of other areas leave free, the best first. */
class FreeOptions {
  private readonly found: Option[] = [];
  private seen = 0;
  /** The obstacles for the forms that do not reach beyond the area. */
  private readonly near: readonly Box[];

  constructor(
    private readonly all: Options,
    private readonly taken: readonly Box[],
    gap: number,
  ) {
    this.near = taken.filter((box) => overlap(box, all.inside, gap));
  }

  /** As of all: looked for only as far as it is asked. */
  at(index: number): Option | undefined {
    while (index >= this.found.length) {
      const option = this.all.at(this.seen);
      if (!option) return undefined;
      ++this.seen;
      const taken = this.all.isInside(option) ? this.near : this.taken;
      if (this.all.isClear(option, taken)) this.found.push(option);
    }
    return this.found[index];
  }

  boxesOf(option: Option): readonly Box[] {
    return this.all.boxesOf(option);
  }

  isClear(option: Option, own: readonly Box[]): boolean {
    return this.all.isClear(option, own);
  }
}

/** So many answers are remembered. */
const mostKnown = 64;

/** The marks of one area, and all that may become of them whatever stands elsewhere. */
export class Candidate {
  /** How it would be if nothing stood elsewhere. */
  readonly alone: Answer;
  /** How many spots there are to choose from. */
  readonly room: number;

  private readonly marks: readonly Mark[];
  private readonly lists: readonly Options[];
  private readonly reach: Box;
  private readonly gap: number;
  /** The best by what is taken. */
  private readonly known = new Map<string, Answer>();
  /** The options of this search. */
  private free: readonly FreeOptions[] = [];

  constructor({ area, marks }: Marked, around: Surroundings) {
    const spots = around.spots[area] ?? [];
    this.marks = marks;
    this.gap = around.gap;
    this.room = spots.length;
    this.reach = reachOf(spots, marks);
    this.lists = marks.map((mark) => new Options(mark, area, this.reach, around));
    this.alone = this.search([]);
  }

  /** The best clear of what other areas have. */
  clearOf(others: readonly Answer[]): Answer {
    const near = others.filter(({ boxes }) => !isFree([this.reach], boxes, this.gap));
    const taken = near.flatMap(({ boxes }) => boxes);
    if (this.isAloneClear(taken)) return this.alone;
    const key = near.map(({ id }) => id).join();
    const answer = this.known.get(key) ?? this.search(taken);
    if (this.known.size >= mostKnown) this.known.clear();
    this.known.set(key, answer);
    return answer;
  }

  /** Whether nothing that is taken is in the way of what would be best. */
  isAloneClear(taken: readonly Box[]): boolean {
    return isFree(this.alone.boxes, taken, this.gap);
  }

  private search(taken: readonly Box[]): Answer {
    this.free = this.lists.map((list) => new FreeOptions(list, taken, this.gap));
    const choice = this.choose(0, [], null);
    const boxes = choice.options.flatMap((each, i) => (each && this.lists[i]?.boxesOf(each)) ?? []);
    return { ...choice, boxes, id: ++answers };
  }

  /** The best that marks from number `i` on can come to in this search. */
  private bound(i: number): number {
    const mark = this.marks[i];
    if (!mark) return 0;
    return (this.free[i]?.at(0)?.cost ?? mark.lack) + this.bound(i + 1);
  }

  /**
   * The best places of the marks from number `i` on together, clear of those before and near to the
   * last of them. A choice that costs as much as the limit is of no use.
   */
  private choose(i: number, own: readonly Box[], before: Option | null, limit = Infinity): Choice {
    const [mark, list] = [this.marks[i], this.free[i]];
    if (!mark || !list) return { cost: 0, options: [] };
    if (i + 1 === this.marks.length) return this.chooseLast(mark, list, own, before, limit);
    const rest = this.bound(i + 1);
    let best: Choice = { cost: Infinity, options: [] };
    const tried = new Tried(mark.forms.length);
    for (let n = 0; tried.count < mostTried; ++n) {
      const option = list.at(n);
      const useful = Math.min(limit, best.cost, mark.lack + rest);
      if (!option || option.cost + rest >= useful) break;
      if (tried.isFull(option)) continue;
      const boxes = list.boxesOf(option);
      if (tried.hasLike(option, boxes) || !isFree(boxes, own, this.gap)) continue;
      tried.add(option);
      const cost = option.cost + apartness(option, before);
      const then = this.choose(i + 1, [...own, ...boxes], option, useful - cost);
      if (cost + then.cost < best.cost) {
        best = { cost: cost + then.cost, options: [option, ...then.options] };
      }
    }
    const least = Math.min(limit, best.cost);
    if (mark.lack + rest >= least) return best;
    const without = this.choose(i + 1, own, before, least - mark.lack);
    const cost = mark.lack + without.cost;
    return cost < best.cost ? { cost, options: [null, ...without.options] } : best;
  }

  /** The same for the last mark: of all its places, since none has to leave room for another. */
  private chooseLast(
    { lack }: Mark,
    list: FreeOptions,
    own: readonly Box[],
    before: Option | null,
    limit: number,
  ): Choice {
    let least = Math.min(limit, lack);
    let best: Option | null = null;
    for (let n = 0; ; ++n) {
      const option = list.at(n);
      if (!option || option.cost >= least) break;
      const cost = option.cost + apartness(option, before);
      if (cost >= least) continue;
      if (!list.isClear(option, own)) continue;
      least = cost;
      best = option;
    }
    return { cost: best ? least : lack, options: [best] };
  }
}

/** Areas that came off worse than alone by no more than this are content. */
const content = 0.5;
const rounds = 3;

/** Finds places for the marks of all areas, so that none lies over another. */
class Placement {
  private readonly answers: (Answer | undefined)[] = [];
  /** Those with little room first. */
  private readonly order: readonly number[];

  constructor(private readonly candidates: readonly Candidate[]) {
    this.order = [...candidates.keys()].sort((a, b) => this.of(a).room - this.of(b).room || a - b);
  }

  run(): Answer[] {
    for (const i of this.order) this.settle(i);
    for (let round = 0; round < rounds; ++round) {
      const sorry = this.order.filter((i) => this.regret(i) > content);
      if (sorry.length === 0) break;
      for (const i of sorry) this.help(i);
    }
    return this.candidates.map(({ alone }, i) => this.answers[i] ?? alone);
  }

  private of(i: number): Candidate {
    const candidate = this.candidates[i];
    if (!candidate) throw new RangeError(`no area ${i}`);
    return candidate;
  }

  private regret(i: number): number {
    return (this.answers[i]?.cost ?? 0) - this.of(i).alone.cost;
  }

  /** As well as it goes beside those that have their places. */
  private settle(i: number): void {
    const others = this.answers.filter((answer, j) => answer !== undefined && j !== i);
    this.answers[i] = this.of(i).clearOf(others as Answer[]);
  }

  /** Lets an area stand where it likes best if that is worth more than what it costs those in its way. */
  private help(i: number): void {
    this.settle(i);
    const area = this.of(i);
    const rivals = this.order.filter(
      (j) => j !== i && !area.isAloneClear(this.answers[j]?.boxes ?? []),
    );
    const concerned = [i, ...rivals];
    const before = concerned.map((j) => this.answers[j]);
    const cost = () => concerned.reduce((sum, j) => sum + (this.answers[j]?.cost ?? 0), 0);
    const usual = cost();
    for (const j of rivals) this.answers[j] = undefined;
    this.answers[i] = area.alone;
    for (const j of rivals) this.settle(j);
    if (cost() >= usual) concerned.forEach((j, n) => (this.answers[j] = before[n]));
  }
}

/**
 * Where the marks of each area go; null for what is left out. Each stands as if it were alone, and
 * where two are in each other's way only those two and who is near them give way: what changes in
 * one area moves nothing far off.
 */
export function place(candidates: readonly Candidate[]): (Found | null)[][] {
  return new Placement(candidates)
    .run()
    .map(({ options }) =>
      options.map((option) => option && { form: option.form, x: option.x, y: option.y }),
    );
}
