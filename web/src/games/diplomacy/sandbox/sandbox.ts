// Positions that are set up by hand, and the tables where one person orders for all powers. The engine
// reads and judges every position; nothing here knows a rule.

import * as api from '../../../protocol/api';
import type { TableRequest } from '../../../protocol/messages';
import { transport } from '../../../protocol/transport';
import { setTable } from '../../../shell/lobby/new_table';
import { kSandbox } from '../../../shell/routes';
import { forget, remember, tokensOf } from '../../../shell/tables';
import { provinceOf } from '../places';
import type { Board, BoardProvince, UnitView, View } from '../view.gen';

type Beginning = Pick<TableRequest, 'options' | 'position'>;

/** The games that can be set up, the usual one first; all begin with the units of the standard game. */
export const kGames = [
  { title: 'Diplomacy', options: { game: 'standard' } },
  { title: 'Fall of Rome', options: { game: 'fall_of_rome', start: 'standard' } },
] as const;

/** A beginning as the engine reads it: on its board. Throws api.Refused. */
export async function shownAt({
  options,
  position,
}: Beginning): Promise<{ board: Board; view: View }> {
  const { table } = await api.newTable({ game: 'diplomacy', options, position });
  const { board, view } = await api.lookAt(table);
  transport.forget(table);
  return { board: board as Board, view: view as View };
}

function byPower(pairs: (readonly [power: string | null, text: string])[]) {
  const lists: Record<string, string[]> = {};
  for (const [power, text] of pairs) if (power) (lists[power] ??= []).push(text);
  return lists;
}

/** A view as the beginning of another table. */
export const beginningOf = ({ game, phase, units, centres, dislodged }: View): Beginning => ({
  options: kGames.find(({ options }) => options.game === game)?.options ?? {},
  position: {
    phase,
    units: byPower(units.map(({ power, text }) => [power, text])),
    centers: byPower(centres.map(({ id, owner }) => [owner, id])),
    dislodged: dislodged.map(({ power, text, by, retreats }) => ({
      unit: `${power} ${text}`,
      by,
      retreats,
    })),
  },
});

/** The beginning in a text: ours, or a line for `occasus adjudicate` without its orders. Throws. */
export function readBeginning(text: string): Beginning {
  const { options, position, ...rest } = JSON.parse(text) as Beginning & Record<string, unknown>;
  const { phase, units, centers, dislodged } = (position ?? rest) as Record<string, unknown>;
  if (!phase || !units) throw new SyntaxError();
  return { ...(options && { options }), position: { phase, units, centers, dislodged } };
}

/** The units that the board has a place for in a province. */
export const unitsFor = ({ id, army, fleet, coasts }: BoardProvince, power: string) =>
  [...(army.length > 0 ? [`A ${id}`] : []), ...Object.keys(fleet).map((at) => `F ${at}`)].map(
    (text): UnitView & { label: string } => {
      const coast = coasts.find((each) => text.endsWith(each.id)) ?? null;
      const type = text.startsWith('A') ? 'army' : 'fleet';
      const label = type === 'army' ? 'Army' : `Fleet${coast ? `: ${coast.title}` : ''}`;
      return { power, type, province: provinceOf(id), coast: coast?.id ?? null, text, label };
    },
  );

// How a phase is written: a letter for the season, the year, and a letter for its part.
const kLetters: Record<string, string> = { Autumn: 'F', movement: 'M', retreats: 'R' };
const kNoOrders = /start|ownership|over/;

/** The phases that can be set up, by the letters of their season and part. */
export const phasesOf = ({ phases }: Board) =>
  phases.flatMap(({ id }) => {
    const [season = '', part = ''] = id.split(' ');
    const letters = (kLetters[season] ?? season.charAt(0)) + (kLetters[part] ?? 'A');
    return kNoOrders.test(id) ? [] : [{ letters, title: `${season}: ${part}` }];
  });

/** Characters of a link: what any messenger and browser leaves whole. */
const kLongest = 4000;

const through = (bytes: BlobPart, stream: GenericTransformStream) =>
  new Response(new Blob([bytes]).stream().pipeThrough(stream as TransformStream));

/** The place of a beginning, which no server sees. Throws api.Refused if it is too long for a link. */
export async function placeOf(beginning: Beginning): Promise<string> {
  const packed = through(JSON.stringify(beginning), new CompressionStream('deflate-raw'));
  const letters = String.fromCharCode(...new Uint8Array(await packed.arrayBuffer()));
  const code = btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  if (code.length <= kLongest) return `${kSandbox}=${code}`;
  const text = 'This position is too long for a link.';
  throw new api.Refused({ kind: 'illegal', text, rule: null });
}

/** The text in such a link. Throws if the link is not whole. */
export function textIn(code: string): Promise<string> {
  const packed = atob(code.slice(0, kLongest).replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0));
  return through(bytes, new DecompressionStream('deflate-raw')).text();
}

/** Sets a table where one person has all seats; its place. Throws api.Refused. */
export async function setSandbox(request: TableRequest): Promise<string> {
  const { table } = await setTable(request);
  remember({ id: table, alone: true });
  return `/table/${table}`;
}

/**
 * A table as this one was before its last orders, which takes its place. Without its last line a record
 * ends within that phase, so it goes on from the beginning of it. Throws api.Refused.
 */
export async function takeBack(table: string): Promise<string> {
  const record = await api.record(table, tokensOf(table));
  const lines = record.slice(0, record.lastIndexOf('\nposition ')).split('\n');
  const place = await setSandbox({ record: `${lines.slice(0, -1).join('\n')}\n` });
  forget(table);
  transport.forget(table);
  return place;
}
