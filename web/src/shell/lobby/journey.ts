// A game that one person plays is taken along from a server to the page without one, at the same
// origin, and brought back. Only its record travels. Each page has tables of its own: the game is
// set up anew at the other place, and the list of this one then says where it goes on.

import { keepDocument, keepText, keptDocument, keptText } from '../../storage';
import * as api from '../../protocol/api';
import type { Picture } from '../../protocol/merge';
import type { Health, TableRequest } from '../../protocol/messages';
import { network, transport } from '../../protocol/transport';
import { setByUs, setTable } from './new_table';
import { notices } from '../notices.svelte';
import { byHash, byPath } from '../routes';
import type { Session } from '../table/session.svelte';
import {
  changeServersList,
  forget,
  knownTable,
  knownTables,
  remember,
  tokensOf,
  withNews,
} from '../tables';
import { text } from '../text';

/** Where the server of this origin has its page without a server, as the other pages of it know. */
const kOffered = 'occasus.offline';
const kParcel = 'occasus.parcel';
/** The name of what is said about journeys. */
export const kJourney = 'journey';

/** The parcel taken along from a table of the server. */
interface Parcel {
  table: string;
  request: TableRequest;
  game: string;
  /** Seats that are nobody's here. */
  others: string[];
  alone: boolean;
  isOver: boolean;
}

const onServer = (table: string) => byPath.write(`/table/${table}`);
const folder = () => new URL('.', document.baseURI).pathname;
const inBrowser = (table: string) => folder() + byHash.write(`/table/${table}`);

/** Where a game of this page can go: the page without a server, or the server; null: nowhere. */
export async function wayOut(): Promise<string | null> {
  return transport.isLocal ? server() : wayOutOf(await api.health());
}

/** The same for whoever has asked the server how it is. */
export function wayOutOf(health: Health): string | null {
  const offline = health.offline ?? null;
  keepText(kOffered, offline);
  return offline;
}

/** The address of the server that offers this page; null when it lies on some other host. */
const server = () => (keptText(kOffered) === folder() ? '/' : null);

/** Whether a table can go: its game is over, or one person plays all that the computer does not. */
export function mayGo(id: string, { result, seats }: Picture): boolean {
  if (result) return true;
  const known = knownTable(id);
  if (!known || known.goesOn) return false;
  const held = seats.filter((seat) => seat.kind === 'human' && known.seats[seat.id]);
  const isSolo = seats.every((seat) => seat.kind === 'computer' || held.includes(seat));
  return isSolo && (held.length > 0 || known.host !== null);
}

async function pack(session: Session, picture: Picture): Promise<Parcel> {
  const known = knownTable(session.id);
  const mine = Object.keys(known?.seats ?? {});
  const humans = picture.seats.filter(({ kind }) => kind === 'human').map(({ id }) => id);
  const seats = Object.fromEntries(
    picture.seats.map(({ id, kind, player }) => [id, player ? { kind, player } : { kind }]),
  );
  const { mode } = picture.dice;
  return {
    table: session.id,
    request: { record: await api.record(session.id, tokensOf(session.id)), seats, dice: mode },
    game: picture.game,
    others: humans.filter((seat) => !mine.includes(seat)),
    alone: known?.alone ?? false,
    isOver: picture.result !== null,
  };
}

/** Takes a game to where it can go, and shows it there. Throws api.Refused, and it stays here. */
export async function take(session: Session, picture: Picture, way: string): Promise<void> {
  const parcel = await pack(session, picture);
  if (transport.isLocal) return bring(parcel);
  if (!keepDocument(kParcel, parcel))
    throw new api.Refused({ kind: 'too_large', text: text.journey.noRoom, rule: null });
  location.assign(way + byHash.write('/arrival'));
}

/** Back to the server, from this page, which has none. */
async function bring(parcel: Parcel): Promise<void> {
  const { table, request, game, others, alone, isOver } = parcel;
  const made = await api.newTable(request, network);
  changeServersList((tables) => [
    withNews(null, { ...setByUs(made, game, others), alone, hasCome: true }),
    ...tables.filter(({ goesOn }) => goesOn !== inBrowser(table)),
  ]);
  if (!isOver) remember({ id: table, goesOn: onServer(made.table) });
  location.assign(onServer(made.table));
}

/** The game that waits to be set up here; null: none. */
export const parcel = () => keptDocument<Parcel>(kParcel);

/** Sets up the game that was taken along; the id of its table. Throws api.Refused. */
export async function unpack({ table, request, game, others, ...rest }: Parcel): Promise<string> {
  const made = await setTable({ ...request }, others);
  remember({ id: made.table, game, alone: rest.alone, hasCome: true });
  // The game brought to that table earlier has come back with all later events.
  for (const { id, goesOn } of knownTables())
    if (goesOn === onServer(table)) {
      forget(id);
      transport.forget(id);
    }
  if (!rest.isOver) changeServersList((tables) => pointed(tables, table, inBrowser(made.table)));
  keepText(kParcel, null);
  return made.table;
}

/** Where the game of a parcel still is. */
export const originOf = (parcel: Parcel): string => onServer(parcel.table);

const pointed = (tables: ReturnType<typeof knownTables>, id: string, goesOn: string | null) =>
  tables.map((table) => (table.id === id ? { ...table, goesOn } : table));

/** Says, at a table, that its game has come from elsewhere or goes on there. */
export function tellOfJourney(id: string): void {
  const known = knownTable(id);
  const { isLocal } = transport;
  if (known?.hasCome) {
    remember({ id, hasCome: false });
    notices.show({ name: kJourney, words: text.journey.hasCome(!isLocal) });
  }
  const goesOn = known?.goesOn;
  if (!goesOn) return;
  const run = () => location.assign(goesOn);
  const action = { label: text.journey.go, run };
  notices.show({ name: kJourney, words: text.journey.goesOn(isLocal), action });
}

/** The game is played on here as well: from now on they are two. */
export function stayHere(id: string): void {
  remember({ id, goesOn: null });
  notices.drop(kJourney);
}

/** A table of this browser is deleted: what it came from does not go on there any more. */
export function release(id: string): void {
  if (!transport.isLocal) return;
  const address = inBrowser(id);
  changeServersList((tables) =>
    tables.map((table) => (table.goesOn === address ? { ...table, goesOn: null } : table)),
  );
}
