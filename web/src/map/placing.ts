// Finds places for marks: each in its own area, none over another. It knows nothing of what they
// are; what they cover, in the forms they may take, is all it is told. Lengths are plate units.

import { type Box, type Point } from './geometry';
import type { Grid } from './grid';

/** One way to draw a mark, around its spot. */
export interface Form {
  /** What it covers; best inside the area. */
  boxes: readonly Box[];
  /** What it covers elsewhere: on the sea only, never in another area. */
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
  grid: Grid;
  /** Spots to try, by area. */
  spots: readonly (readonly Point[])[];
  plate: { width: number; height: number };
  /** What must not be covered, and what is better not covered. */
  taken: readonly Box[];
  spared: readonly Box[];
  /** Room between marks. */
  gap: number;
  /** How far inside an area a pin must be. */
  margin: number;
}

interface Option extends Found {
  cost: number;
  /** What it covers; told when it is asked for. */
  boxes: readonly Box[] | null;
  /** For which search it was last seen whether the marks of other areas leave it free. */
  search: number;
  isFree: boolean;
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

const shifted = ({ left, top, width, height }: Box, { x, y }: Point): Box => ({
  left: left + x,
  top: top + y,
  width,
  height,
});

function meet(a: Box, b: Box, gap: number): boolean {
  return (
    a.left < b.left + b.width + gap &&
    b.left < a.left + a.width + gap &&
    a.top < b.top + b.height + gap &&
    b.top < a.top + a.height + gap
  );
}

const meetsAny = (box: Box, others: readonly Box[], gap: number) =>
  others.some((other) => meet(box, other, gap));

const isFree = (boxes: readonly Box[], taken: readonly Box[], gap: number) =>
  !boxes.some((box) => meetsAny(box, taken, gap));

const coveredBy = ({ boxes, afloat = [] }: Form) => [...boxes, ...afloat];

/** What a mark may cover, wherever it stands in its area and in whatever form. */
function reachOf(spots: readonly Point[], boxes: readonly Box[]): Box {
  const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b), Infinity);
  const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b), -Infinity);
  const left = least(spots.map(({ x }) => x)) + least(boxes.map((box) => box.left));
  const top = least(spots.map(({ y }) => y)) + least(boxes.map((box) => box.top));
  const right = most(spots.map(({ x }) => x)) + most(boxes.map((box) => box.left + box.width));
  const bottom = most(spots.map(({ y }) => y)) + most(boxes.map((box) => box.top + box.height));
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
    this.spots = [near, ...(around.spots[area] ?? [])];
    this.away = Float64Array.from(this.spots, ({ x, y }) => Math.hypot(x - near.x, y - near.y));
    const farthest = this.away.reduce((a, b) => Math.max(a, b), 12);
    this.away.forEach((each, i) => (this.away[i] = (weights.distance * each) / farthest));
    this.taken = around.taken.filter((box) => meet(box, reach, around.gap));
    this.spared = around.spared.filter((box) => meet(box, reach, 0));
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

  boxesOf(option: Option): readonly Box[] {
    const form = this.mark.forms[option.form];
    option.boxes ??= form ? coveredBy(form).map((box) => shifted(box, option)) : [];
    return option.boxes;
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
        this.found.push({
          form: number,
          x: spot.x,
          y: spot.y,
          cost,
          boxes: null,
          search: 0,
          isFree: true,
        });
      }
    }
  }

  private isPinned(form: Form, spot: Point): boolean {
    const { grid, margin } = this.around;
    return form.pins.every(({ x, y }) =>
      grid.isWellInside(spot.x + x, spot.y + y, this.area, margin),
    );
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
    let harm = 0;
    for (const each of boxes) {
      const box = shifted(each, spot);
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

/** How bad it is that a mark stands away from the one before. */
function apartness(option: Option, before: Option | null): number {
  if (!before) return 0;
  return (weights.apart * Math.hypot(option.x - before.x, option.y - before.y)) / farApart;
}

/** Places that were tried: of each form only a few, and those well apart. */
class Tried {
  count = 0;
  private readonly byForm = new Map<number, Option[]>();

  isFull({ form }: Option): boolean {
    return (this.byForm.get(form)?.length ?? 0) >= mostOfForm;
  }

  hasLike({ form, x, y }: Option, [box]: readonly Box[]): boolean {
    const step = Math.max(5, (box?.width ?? 0) / 3);
    return (this.byForm.get(form) ?? []).some((each) => Math.hypot(each.x - x, each.y - y) < step);
  }

  add(option: Option): void {
    ++this.count;
    const alike = this.byForm.get(option.form);
    if (alike) alike.push(option);
    else this.byForm.set(option.form, [option]);
  }
}

/** So many answers are remembered. */
const mostKnown = 64;

/** The marks of one area, and all that may become of them whatever stands elsewhere. */
export class Candidate {
  /** How it would be if nothing stood elsewhere. */
  readonly alone: Choice;
  /** How many spots there are to choose from. */
  readonly room: number;

  private readonly marks: readonly Mark[];
  private readonly lists: readonly Options[];
  private readonly reach: Box;
  private readonly gap: number;
  /** The best by what is taken. */
  private readonly known = new Map<string, Choice>();
  private searches = 0;
  /** By the marks of other areas, in this search. */
  private taken: readonly Box[] = [];

  constructor({ area, marks }: Marked, around: Surroundings) {
    const spots = around.spots[area] ?? [];
    this.marks = marks;
    this.gap = around.gap;
    this.room = spots.length;
    this.reach = reachOf(
      [...spots, ...marks.map(({ near }) => near)],
      marks.flatMap(({ forms }) => forms.flatMap(coveredBy)),
    );
    this.lists = marks.map((mark) => new Options(mark, area, this.reach, around));
    this.alone = this.search([]);
  }

  /** The best clear of what is taken. */
  clearOf(taken: readonly Box[]): Choice {
    const near = taken.filter((box) => meet(box, this.reach, this.gap));
    if (this.isClear(this.alone, near)) return this.alone;
    const key = near.map(({ left, top, width, height }) => [left, top, width, height]).join(' ');
    const choice = this.known.get(key) ?? this.search(near);
    if (this.known.size >= mostKnown) this.known.clear();
    this.known.set(key, choice);
    return choice;
  }

  private search(taken: readonly Box[]): Choice {
    this.taken = taken;
    ++this.searches;
    return this.choose(0, [], null);
  }

  /** Whether the marks of other areas leave a place free; looked up once in a search. */
  private isLeftFree(option: Option, boxes: readonly Box[]): boolean {
    if (option.search !== this.searches) {
      option.search = this.searches;
      option.isFree = isFree(boxes, this.taken, this.gap);
    }
    return option.isFree;
  }

  isClear(choice: Choice, taken: readonly Box[]): boolean {
    return isFree(this.boxesOf(choice), taken, this.gap);
  }

  boxesOf({ options }: Choice): Box[] {
    return options.flatMap((option, i) => (option && this.lists[i]?.boxesOf(option)) ?? []);
  }

  /** The best that marks from number `i` on can come to. */
  private bound(i: number): number {
    return this.marks
      .slice(i)
      .reduce((sum, { lack }, n) => sum + (this.lists[i + n]?.at(0)?.cost ?? lack), 0);
  }

  /**
   * The best places of the marks from number `i` on together, clear of those before and near to the
   * last of them. What costs as much as the limit is of no use.
   */
  private choose(i: number, own: readonly Box[], before: Option | null, limit = Infinity): Choice {
    const [mark, list] = [this.marks[i], this.lists[i]];
    if (!mark || !list) return { cost: 0, options: [] };
    const rest = this.bound(i + 1);
    let best: Choice = { cost: Infinity, options: [] };
    const tried = new Tried();
    for (let n = 0; tried.count < mostTried; ++n) {
      const option = list.at(n);
      const useful = Math.min(limit, best.cost, mark.lack + rest);
      if (!option || option.cost + rest >= useful) break;
      if (tried.isFull(option)) continue;
      const boxes = list.boxesOf(option);
      if (tried.hasLike(option, boxes) || !this.isLeftFree(option, boxes)) continue;
      if (!isFree(boxes, own, this.gap)) continue;
      tried.add(option);
      const cost = option.cost + apartness(option, before);
      const then = this.choose(i + 1, [...own, ...boxes], option, useful - cost);
      if (cost + then.cost < best.cost) {
        best = { cost: cost + then.cost, options: [option, ...then.options] };
      }
    }
    if (mark.lack + rest >= best.cost) return best;
    const without = this.choose(i + 1, own, before);
    const cost = mark.lack + without.cost;
    return cost < best.cost ? { cost, options: [null, ...without.options] } : best;
  }
}

/** Areas that came off worse than alone by no more than this are content. */
const content = 0.5;
const rounds = 3;

/** Finds places for the marks of all areas, so that none lies over another. */
class Placement {
  private readonly choices: (Choice | undefined)[] = [];
  private readonly covered: (readonly Box[])[];
  /** Those with little room first. */
  private readonly order: readonly number[];

  constructor(private readonly candidates: readonly Candidate[]) {
    this.covered = candidates.map(() => []);
    this.order = [...candidates.keys()].sort((a, b) => this.of(a).room - this.of(b).room || a - b);
  }

  run(): Choice[] {
    for (const i of this.order) this.settle(i);
    for (let round = 0; round < rounds; ++round) {
      const sorry = this.order.filter((i) => this.regret(i) > content);
      if (sorry.length === 0) break;
      for (const i of sorry) this.help(i);
    }
    return this.candidates.map(({ alone }, i) => this.choices[i] ?? alone);
  }

  private of(i: number): Candidate {
    const candidate = this.candidates[i];
    if (!candidate) throw new RangeError(`no area ${i}`);
    return candidate;
  }

  private regret(i: number): number {
    return (this.choices[i]?.cost ?? 0) - this.of(i).alone.cost;
  }

  private set(i: number, choice: Choice | undefined): void {
    this.choices[i] = choice;
    this.covered[i] = choice ? this.of(i).boxesOf(choice) : [];
  }

  /** As well as it goes beside those that have their places. */
  private settle(i: number): void {
    this.set(i, undefined);
    this.set(i, this.of(i).clearOf(this.covered.flat()));
  }

  /** Lets an area stand where it likes best if that is worth more than what it costs those in its way. */
  private help(i: number): void {
    this.settle(i);
    const { alone } = this.of(i);
    const rivals = this.order.filter(
      (j) => j !== i && !this.of(i).isClear(alone, this.covered[j] ?? []),
    );
    const concerned = [i, ...rivals];
    const before = concerned.map((j) => this.choices[j]);
    const cost = () => concerned.reduce((sum, j) => sum + (this.choices[j]?.cost ?? 0), 0);
    const usual = cost();
    for (const j of rivals) this.set(j, undefined);
    this.set(i, alone);
    for (const j of rivals) this.settle(j);
    if (cost() >= usual) concerned.forEach((j, n) => this.set(j, before[n]));
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
