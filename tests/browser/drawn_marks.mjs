// The marks on a map as it is drawn: the area of each, and the boxes it covers. Everything is
// measured in the page, in px of the window.

/** Runs in the page: waits until the map rests, and measures it. */
async function measure() {
  const map = document.querySelector('.land-map > svg');
  // Two frames: a change of the window is measured in one and drawn in the next.
  const frames = () =>
    new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  for (let before = ''; before !== map.outerHTML; await frames()) before = map.outerHTML;

  const canvas = document.createElement('canvas').getContext('2d');
  const box = ({ left, top, right, bottom }) => ({ left, top, right, bottom });

  /** The ink of a line's letters: less than the height of the line. */
  function inkOf(line) {
    const style = getComputedStyle(line);
    // Measured large, since the heights of small letters are rounded.
    const large = 100;
    const times = (line.getScreenCTM().a * parseFloat(style.fontSize)) / large;
    canvas.font = `${style.fontStyle} ${style.fontWeight} ${large}px ${style.fontFamily}`;
    const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = canvas.measureText(
      line.textContent.trim(),
    );
    const count = line.textContent.trim().length;
    const range = [line.getStartPositionOfChar(0), line.getEndPositionOfChar(count - 1)];
    const [from, to] = range.map((at) =>
      DOMPoint.fromPoint(at).matrixTransform(line.getScreenCTM()),
    );
    return { left: from.x, right: to.x, top: from.y - up * times, bottom: from.y + down * times };
  }

  const counters = [...document.querySelectorAll('[data-counters] [data-counter]')].map((mark) => ({
    kind: 'counter',
    area: mark.closest('[data-counters]').dataset.counters,
    box: box(mark.getBoundingClientRect()),
  }));
  const marks = [...document.querySelectorAll('[data-mark]')].map((mark) => ({
    kind: mark.classList[0],
    area: mark.dataset.mark,
    box: box(mark.firstElementChild.getBoundingClientRect()),
  }));
  const names = [...document.querySelectorAll('[data-name]')].flatMap((name) => {
    const leader = name.querySelector('.leader');
    const end = leader?.getPointAtLength(0).matrixTransform(leader.getScreenCTM());
    return [...name.querySelectorAll('tspan')].map((line) => ({
      kind: 'name',
      area: name.dataset.name,
      text: line.textContent,
      size: parseFloat(getComputedStyle(line).fontSize) * line.getScreenCTM().a,
      box: inkOf(line),
      leader: end ? { x: end.x, y: end.y } : null,
    }));
  });
  const tolls = [...document.querySelectorAll('.toll')].map((toll) => ({
    kind: 'toll',
    area: null,
    box: box(toll.getBoundingClientRect()),
  }));

  const shapes = [...document.querySelectorAll('[data-area]')];
  const bounds = new Map(shapes.map((shape) => [shape, shape.getBBox()]));
  const inverse = shapes[0].getScreenCTM().inverse();
  /** The areas in which a spot of the window lies. */
  function areasAt({ x, y }) {
    const spot = new DOMPoint(x, y).matrixTransform(inverse);
    return shapes
      .filter((shape) => {
        const { x: left, y: top, width, height } = bounds.get(shape);
        const isNear =
          spot.x >= left && spot.x <= left + width && spot.y >= top && spot.y <= top + height;
        return isNear && shape.isPointInFill(spot);
      })
      .map((shape) => shape.dataset.area);
  }
  /** The same; where that is none, its own area within a pixel: letters may cross a narrow bay. */
  const areasOf = (area, { x, y }) => {
    const found = areasAt({ x, y });
    if (found.length > 0) return found;
    const around = [-1, 1].flatMap((away) => [
      { x: x + away, y },
      { x, y: y + away },
    ]);
    return around.flatMap(areasAt).filter((near) => near === area);
  };
  const all = [...counters, ...marks, ...names, ...tolls].map((mark) => {
    const { left, top, right, bottom } = mark.box;
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    const met = document.elementFromPoint(middle.x, middle.y);
    return {
      ...mark,
      middle,
      areas: areasOf(mark.area, middle),
      leads: mark.leader ? areasAt(mark.leader) : [],
      /** The area that a click on its middle meets; null out of sight or under something else. */
      hit: met?.closest('[data-area]')?.dataset.area ?? null,
    };
  });
  const { a: scale } = shapes[0].getScreenCTM();
  return { scale, areas: shapes.map(({ dataset }) => dataset.area), marks: all };
}

/** All marks of the map on a page once it rests, and how many px a plate unit has. */
export async function drawnMarks(page) {
  await page.locator('[data-area]').first().waitFor({ state: 'attached' });
  return page.evaluate(measure);
}

const told = ({ kind, area, text = '' }) => `${kind} ${text} of ${area}`;

/** Marks that lie in another area or in none, in words. */
export function misplaced(marks) {
  return marks.flatMap((mark) => {
    const { kind, area, areas, leader, leads } = mark;
    if (kind === 'toll' || areas.includes(area)) return [];
    const isBeside = kind === 'name' && areas.length === 0 && leader && leads.includes(area);
    return isBeside ? [] : [`${told(mark)} lies in ${areas.join() || 'no area'}`];
  });
}

/** Two lines of one name may be as near as they like. */
const belong = (a, b) => a.kind === 'name' && b.kind === 'name' && a.area === b.area;

/** Pairs of marks that lie over each other, in words. */
export function overlaps(marks) {
  const slack = 0.5;
  return marks.flatMap((a, i) =>
    marks
      .slice(i + 1)
      .filter(
        (b) =>
          !belong(a, b) &&
          a.box.left < b.box.right - slack &&
          b.box.left < a.box.right - slack &&
          a.box.top < b.box.bottom - slack &&
          b.box.top < a.box.bottom - slack,
      )
      .map((b) => `${told(a)} and ${told(b)}`),
  );
}
