// The HTTP part of the protocol. Every function throws Refused with the server's reason, or with
// kind `internal` when the server could not be reached.

import type { Summary } from '../laboratory/summary';
import type {
  BookExamples,
  Experiment,
  Game,
  GameReport,
  Health,
  NewTable,
  OpenTable,
  Refusal,
  Rulebook,
  SeatKind,
  TableMessage,
  TableRequest,
  Verification,
} from './messages';
import { type Transport, transport } from './transport';

/** An error with the server's reason. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text);
  }
}

/** The reason in a refusal; any other error is thrown on. */
export function reasonOf(error: unknown): Refusal {
  if (!(error instanceof Refused)) throw error;
  return error.refusal;
}

const failure = (text: string): Refusal => ({ kind: 'internal', text, rule: null });

/** Milliseconds before each further try, while a table goes from one process to another. */
const kPauses = [250, 500, 1000, 2000];
/** A proxy answers so when the process behind it is gone or does not answer. */
const kGoneBehindProxy = [502, 503, 504];

async function request(
  path: string,
  init?: RequestInit,
  by: Transport = transport,
): Promise<Response> {
  for (const pause of kPauses) {
    const response = await answerOf(path, init, by);
    if (response.ok) return response;
    if (!(await isWorthAnother(path, init, response.clone())))
      throw new Refused(await refusalOf(response));
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  const last = await answerOf(path, init, by);
  if (last.ok) return last;
  throw new Refused(await refusalOf(last));
}

/** A table on its way is `busy`: nothing was done. A proxy does not know what was; what reads may be said twice. */
async function isWorthAnother(path: string, init: RequestInit | undefined, response: Response) {
  const isToldByUs = response.headers.get('Content-Type')?.startsWith('application/json') ?? false;
  if (isToldByUs)
    return path.startsWith('/api/tables/') && (await refusalOf(response)).kind === 'busy';
  return init?.method === undefined && kGoneBehindProxy.includes(response.status);
}

async function answerOf(path: string, init: RequestInit | undefined, by: Transport) {
  try {
    return await by.request(path, init);
  } catch {
    throw new Refused(failure(by.silence));
  }
}

async function refusalOf(response: Response): Promise<Refusal> {
  try {
    return ((await response.json()) as { error: Refusal }).error;
  } catch {
    return failure(`The server answered ${response.status}.`);
  }
}

async function get<T>(path: string, headers: Record<string, string> = {}): Promise<T> {
  return (await (await request(path, { headers })).json()) as T;
}

/** Requests that were posted and are not answered yet, by their words. */
const posted = new Map<string, Promise<unknown>>();

/** The same words before the answer are not another request: two presses are one act. */
function post<T>(path: string, body: unknown, token?: string, by?: Transport): Promise<T> {
  const words = JSON.stringify([path, body, token]);
  const before = posted.get(words) as Promise<T> | undefined;
  if (before) return before;
  const answer = answerTo<T>(path, body, token, by).finally(() => posted.delete(words));
  posted.set(words, answer);
  return answer;
}

async function answerTo<T>(path: string, body: unknown, token?: string, by?: Transport) {
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  if (token) headers['Authorization'] = `Bearer ${token}`;
  const response = await request(path, { method: 'POST', headers, body: JSON.stringify(body) }, by);
  return (await response.json()) as T;
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const health = () => get<Health>('/api/health');
export const experiments = () => get<Experiment[]>('/api/laboratory');
/** The results of an experiment, as `occasus lab report` draws them. */
export const results = (name: string) =>
  get<Summary>(`/api/laboratory/${encodeURIComponent(name)}`);
export const games = () => get<Game[]>('/api/games');
export const rulebook = (game: string) =>
  get<Rulebook>(`/api/games/${encodeURIComponent(game)}/rulebook`);
export const bookExamples = (game: string) =>
  get<BookExamples>(`/api/games/${encodeURIComponent(game)}/rulebook/examples`);
export const openTables = () => get<OpenTable[]>('/api/tables');
/** `by`: who sets the table, if it is not whoever answers this page. */
export const newTable = (body: TableRequest, by?: Transport) =>
  post<NewTable>('/api/tables', body, undefined, by);
/** The table as one who watches sees it. */
export const lookAt = (id: string) => get<TableMessage>(table(id));
/**
 * `tokens` of one's seats and of the host: they are needed where something is secret at the table,
 * and where it cannot be opened.
 */
export async function record(id: string, tokens: readonly string[] = []): Promise<string> {
  const headers: Record<string, string> =
    tokens.length > 0 ? { Authorization: `Bearer ${tokens.join(',')}` } : {};
  return (await request(`${table(id)}/record`, { headers })).text();
}

export interface SeatAnswer {
  seat: string;
  token?: string;
}

/** Changes who sits in a seat; `token` is that of the seat or of the host. */
export const changeSeat = (
  id: string,
  seat: string,
  who: { kind: SeatKind; player?: string; listed?: boolean },
  token: string,
) => post<SeatAnswer>(`${table(id)}/seats/${encodeURIComponent(seat)}`, who, token);

export const takeSeat = (id: string, seat: string) =>
  post<SeatAnswer>(`${table(id)}/seats/${encodeURIComponent(seat)}/take`, {});

/**
 * Offers the same game once more, or finds the table where that was offered; `seat` is the one that the
 * token opens there.
 */
export const offerRematch = (id: string, swapped: boolean, token: string) =>
  post<{ table: string; seat: string | null }>(`${table(id)}/rematch`, { swapped }, token);

export interface NoticeOrder {
  id: string;
  way: 'push' | 'mail' | 'hook';
  address: string;
  confirmed: boolean;
}

/** The ways in which the server tells the holder of a token that it is their turn. */
export const noticeOffer = (id: string, token: string) =>
  get<{ push?: string; mail?: boolean; hook?: string[]; orders: NoticeOrder[] }>(
    `${table(id)}/notices`,
    { Authorization: `Bearer ${token}` },
  );

export const orderNotices = (id: string, token: string, order: Record<string, string>) =>
  post(`${table(id)}/notices`, order, token);

export const stopNotice = (order: string) =>
  request(`/api/notices/${encodeURIComponent(order)}/stop`, { method: 'POST' });

async function postRecord<T>(path: string, record: string): Promise<T> {
  const headers = { 'Content-Type': 'text/plain' };
  const response = await request(path, { method: 'POST', headers, body: record });
  return (await response.json()) as T;
}

/** Replays a record: hash chain, legality, dice. */
export const verify = (record: string) => postRecord<Verification>('/api/verify', record);

/** The curve of a game, from its record; it is there much sooner than the whole report. */
export const curve = (record: string) => postRecord<GameReport>('/api/report/curve', record);

const reportCalled = (name: string) => `/api/reports/${encodeURIComponent(name)}`;

/** The report of a game; while it is being made it answers to `name`. */
export const report = (record: string, name: string) =>
  postRecord<GameReport>(reportCalled(name), record);

/** How much of a report is done, 0 to 1; null while none of that name is being made. */
export const reportProgress = async (name: string) =>
  (await get<{ done: number | null }>(`${reportCalled(name)}/progress`)).done;

/** Has a report end as it is. */
export const stopReport = (name: string) =>
  post<{ done: number | null }>(`${reportCalled(name)}/stop`, {});
