// A report: its answer, the words around the pictures, a table of all setups, and what made them.

import { capital } from '../games/words';
import { answer, circumstances, intervalWords } from './answer';
import type { Picture } from './marks';
import { mostLines } from './marks';
import { chapters, usuallyCompared } from './plots';
import { sum } from './statistics';
import type { Cell, Interval, Summary } from './summary';
import { gamesWon, setupHeads, setupName, setupParts } from './words';

const widest = 880;

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  content: (Node | string)[] | string = [],
  attributes: Record<string, string> = {},
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...(typeof content === 'string' ? [content] : content));
  return made;
}

const svgName = 'http://www.w3.org/2000/svg';
const isSwatch = (svg: Element) => Number(svg.getAttribute('height')) <= 20;

/** The names of the colours, in rows; they stand outside the drawing that Plot makes. */
function legendOf(swatches: SVGElement[], width: number): { text: string; height: number } {
  const row = 22;
  let x = 8;
  let y = 6;
  const parts = swatches.map((swatch) => {
    const name = swatch.parentElement?.textContent.trim() ?? '';
    const room = 30 + name.length * 8;
    if (x > 8 && x + room > width) {
      x = 8;
      y += row;
    }
    const fill =
      swatch.querySelector('rect')?.getAttribute('fill') ?? swatch.getAttribute('fill') ?? '';
    const label = document.createElementNS(svgName, 'text');
    label.setAttribute('x', String(x + 18));
    label.setAttribute('y', String(y + 10));
    label.setAttribute('fill', 'var(--ink)');
    label.textContent = name;
    const part = `<rect x="${x}" y="${y}" width="12" height="12" fill="${fill}"/>${new XMLSerializer().serializeToString(label)}`;
    x += room;
    return part;
  });
  return { text: parts.join(''), height: swatches.length > 0 ? y + row : 0 };
}

/** Colours by name become colours by value: a picture that is saved has no page around it. */
function standalone(drawing: Element): string {
  const all = [...drawing.querySelectorAll('svg')].filter(
    (svg) => !svg.parentElement?.closest('svg'),
  );
  const plots = all.filter((svg) => !isSwatch(svg));
  const style = getComputedStyle(document.documentElement);
  const width = Math.max(...plots.map((svg) => Number(svg.getAttribute('width'))));
  const legend = legendOf(all.filter(isSwatch), width);
  let top = legend.height;
  const placed = plots.map((svg) => {
    const copy = svg.cloneNode(true) as SVGElement;
    copy.setAttribute('y', String(top));
    top += Number(svg.getAttribute('height'));
    return new XMLSerializer().serializeToString(copy);
  });
  const text = `<svg xmlns="${svgName}" width="${width}" height="${top}" viewBox="0 0 ${width} ${top}" font-family="sans-serif" font-size="12" color="var(--ink)"><rect width="100%" height="100%" fill="var(--sheet)"/>${legend.text}${placed.join('')}</svg>\n`;
  return text.replace(
    /var\((--[\w-]+)\)/g,
    (whole, name: string) => style.getPropertyValue(name).trim() || whole,
  );
}

function save(title: string, drawing: Element): void {
  const link = element('a', [], {
    download: `${title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')}.svg`,
    href: URL.createObjectURL(new Blob([standalone(drawing)], { type: 'image/svg+xml' })),
  });
  link.click();
  URL.revokeObjectURL(link.href);
}

function figure(picture: Picture, command: string, width: number): HTMLElement {
  const drawing = element('div', [picture.draw(width)], { class: 'drawing' });
  for (const svg of drawing.querySelectorAll('svg')) {
    if (isSwatch(svg)) svg.setAttribute('aria-hidden', 'true');
    else {
      svg.setAttribute('role', 'img');
      svg.setAttribute('aria-label', `${picture.title}. ${picture.text}`);
    }
  }
  // Plot names the parts of a drawing by what they are made of, which nobody wants to hear.
  for (const part of drawing.querySelectorAll('svg [aria-label], svg [aria-description]')) {
    part.removeAttribute('aria-label');
    part.removeAttribute('aria-description');
  }
  const button = element('button', 'Save as SVG', {
    type: 'button',
    'aria-label': `Save as SVG: ${picture.title}`,
  });
  button.addEventListener('click', () => save(picture.title, drawing));
  const caption = element('figcaption', [element('strong', picture.title), picture.text]);
  const again = element('details', [
    element('summary', 'How to draw this again'),
    element('code', command),
  ]);
  const parts = [drawing, element('footer', [again, button])];
  if (!picture.folded) return element('figure', [caption, ...parts]);
  const closed = element('details', [element('summary', 'Show the picture'), ...parts]);
  return element('figure', [caption, closed]);
}

/** Which setups the pictures compare; at most as many as can be told apart. */
function choice(cell: Cell, name: string, chosen: Set<Cell>, change: () => void): HTMLElement {
  const box = element('input', [], {
    type: 'checkbox',
    'data-cell': cell.id,
    'aria-label': `Compare ${name}`,
  });
  box.checked = chosen.has(cell);
  box.disabled = cell.games === 0 || (!box.checked && chosen.size >= mostLines);
  box.addEventListener('change', () => {
    if (box.checked) chosen.add(cell);
    else chosen.delete(cell);
    change();
  });
  return element('td', [box], { role: 'cell', 'data-head': 'Compare' });
}

interface Column {
  head: string;
  is_number?: boolean;
  of: (cell: Cell) => string;
}

const withInterval = ([value, low, high]: Interval, factor: number) => {
  const number = (each: number) => (each * factor).toFixed(factor === 1 ? 2 : 1);
  return `${number(value)} (${number(low)} to ${number(high)})`;
};

/** The columns about each setup, after its name. */
function figuresOf(summary: Summary): Column[] {
  return [
    { head: 'Games', is_number: true, of: (cell) => cell.games.toLocaleString('en') },
    ...summary.experiment.seats.map((_, seat) => ({
      head: `${gamesWon(summary, seat)}, %`,
      is_number: true,
      of: (cell: Cell) => withInterval(cell.seats[seat]?.rate ?? [0, 0, 1], 100),
    })),
    { head: 'Mean last turn', is_number: true, of: (cell) => withInterval(cell.mean_turn, 1) },
  ];
}

/** On a phone each row becomes a card, which loses its role of a row unless it is given. */
function table(summary: Summary, chosen: Set<Cell>, change: () => void): HTMLElement {
  const can_choose = summary.cells.length > mostLines;
  const names = setupHeads(summary).map((head, n) => ({
    head: capital(head),
    of: (cell: Cell) => setupParts(summary, cell)[n] ?? '',
  }));
  const figures = figuresOf(summary);
  const heads = [...(can_choose ? [{ head: 'Compare' }] : []), ...names, ...figures];
  const number = { class: 'number' };
  const head = element(
    'tr',
    heads.map((column) =>
      element('th', column.head, {
        scope: 'col',
        role: 'columnheader',
        ...('is_number' in column ? number : {}),
      }),
    ),
    { role: 'row' },
  );
  const rows = summary.cells.map((cell) =>
    element(
      'tr',
      [
        ...(can_choose ? [choice(cell, setupName(summary, cell), chosen, change)] : []),
        ...names.map(({ head, of }) =>
          element('th', of(cell), { scope: 'row', role: 'rowheader', 'data-head': head }),
        ),
        ...figures.map(({ head, of }) =>
          element('td', of(cell), { ...number, role: 'cell', 'data-head': head }),
        ),
      ],
      { role: 'row' },
    ),
  );
  const parts = [
    element('thead', [head], { role: 'rowgroup' }),
    element('tbody', rows, { role: 'rowgroup' }),
  ];
  return element('div', [element('table', parts, { role: 'table' })], {
    class: 'scroll',
    tabindex: '0',
    role: 'region',
    'aria-label': 'All setups',
  });
}

/** The answer stands before everything that it is read from. */
function answerBox(summary: Summary): HTMLElement {
  return element(
    'section',
    [
      element('h2', 'The answer', { id: 'answer' }),
      element(
        'ul',
        answer(summary).map((sentence) => element('li', sentence)),
      ),
      ...circumstances(summary).map((line) => element('p', line)),
      element('p', intervalWords(summary), { class: 'made' }),
    ],
    { class: 'answer', 'aria-labelledby': 'answer' },
  );
}

/** The document from which these very games can be played again. */
function origin(summary: Summary): HTMLElement {
  const { experiment, cells } = summary;
  const one = cells[0]?.document;
  const games = sum(cells, (cell) => cell.games);
  const seconds = sum(cells, (cell) => cell.seconds);
  const boards = new Set(cells.map((cell) => cell.document.board)).size;
  const line = [
    `${games.toLocaleString('en')} games of ${experiment.game_title} in ${cells.length} ${cells.length === 1 ? 'setup' : 'setups'}, ${seconds.toFixed(0)} seconds of one core.`,
    `Occasus ${experiment.version}, rules ${one?.rules_version ?? ''}, signature ${one?.signature ?? ''}, seed ${one?.seed ?? ''}, ${boards === 1 ? `board ${one?.board.slice(0, 19) ?? ''}…` : `${boards} boards`}.`,
  ];
  return element('p', line.join(' '), { class: 'made' });
}

function report(summary: Summary, main: HTMLElement, chosen: Set<Cell>, change: () => void): void {
  const width = Math.min(widest, Math.max(280, main.clientWidth - 60));
  const run = `occasus lab ${summary.experiment.file} --store …`;
  main.replaceChildren(
    element('h1', summary.experiment.title),
    ...(summary.experiment.question
      ? [element('p', summary.experiment.question, { class: 'question' })]
      : []),
    answerBox(summary),
    ...chapters(
      summary,
      summary.cells.filter((cell) => chosen.has(cell)),
    ).flatMap((chapter) => [
      element('h2', chapter.title),
      ...(chapter.text ? [element('p', chapter.text)] : []),
      ...chapter.pictures.map((picture) => figure(picture, summary.command, width)),
    ]),
    element('h2', 'All setups'),
    ...(summary.cells.length > mostLines
      ? [
          element(
            'p',
            `Tick up to ${mostLines} setups. Pictures with a line or row for each setup then show only these.`,
          ),
        ]
      : []),
    table(summary, chosen, change),
    element('h2', 'To repeat this experiment'),
    element('p', [
      'This report was made by ',
      element('code', summary.command),
      ' after ',
      element('code', run),
      ' with this file:',
    ]),
    element('pre', summary.text),
    origin(summary),
  );
}

/**
 * Draws a summary into a page, and again whenever the page gets another width, or other setups are to be
 * compared: a telephone that is turned needs other pictures. Returns what ends that.
 */
export function keepDrawn(summary: Summary, main: HTMLElement): () => void {
  const chosen = new Set(usuallyCompared(summary));
  let width = 0;
  const draw = () => {
    width = main.clientWidth;
    report(summary, main, chosen, drawAgain);
  };
  // The pressed part is drawn anew: it stays where it was on the screen, and keeps the focus.
  const drawAgain = () => {
    const pressed = document.activeElement?.getAttribute('data-cell') ?? '';
    const find = () => main.querySelector<HTMLElement>(`[data-cell="${pressed}"]`);
    const before = find()?.getBoundingClientRect().top ?? 0;
    draw();
    find()?.focus({ preventScroll: true });
    scrollBy(0, (find()?.getBoundingClientRect().top ?? before) - before);
  };
  const resized = () => {
    if (main.clientWidth !== width) draw();
  };
  draw();
  addEventListener('resize', resized);
  return () => removeEventListener('resize', resized);
}
