// The HTTP part of the protocol. Every function throws Refused with the server's reason, or with
// kind `internal` when the server could not be reached.

import type { Summary } from '../laboratory/summary';
import type {
  Experiment,
  Game,
  GameReport,
  Health,
  NewTable,
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

const failure = (text: string): Refusal => ({ kind: 'internal', text, rule: null });

async function request(
  path: string,
  init?: RequestInit,
  by: Transport = transport,
): Promise<Response> {
  let response: Response;
  try {
    response = await by.request(path, init);
  } catch {
    throw new Refused(failure(by.silence));
  }
  if (response.ok) return response;
  throw new Refused(await refusalOf(response));
}

async function refusalOf(response: Response): Promise<Refusal> {
  try {
    return ((await response.json()) as { error: Refusal }).error;
  } catch {
    return failure(`The server answered ${response.status}.`);
  }
}

async function get<T>(path: string): Promise<T> {
  return (await (await request(path)).json()) as T;
}

async function post<T>(path: string, body: unknown, token?: string, by?: Transport): Promise<T> {
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  if (token) headers['Authorization'] = `Bearer ${token}`;
  const response = await request(path, { method: 'POST', headers, body: JSON.stringify(body) }, by);
  return (await response.json()) as T;
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const health = () => get<Health>('/api/health');
export const experiments = () => get<Experiment[]>('/api/laboratory');
/** What came of an experiment, as `occasus lab report` draws it. */
export const results = (name: string) =>
  get<Summary>(`/api/laboratory/${encodeURIComponent(name)}`);
export const games = () => get<Game[]>('/api/games');
export const rulebook = (game: string) =>
  get<Rulebook>(`/api/games/${encodeURIComponent(game)}/rulebook`);
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
  who: { kind: SeatKind; player?: string },
  token: string,
) => post<SeatAnswer>(`${table(id)}/seats/${encodeURIComponent(seat)}`, who, token);

/** Takes an open seat. */
export const takeSeat = (id: string, seat: string) =>
  post<SeatAnswer>(`${table(id)}/seats/${encodeURIComponent(seat)}/take`, {});

/** Replays a record: hash chain, legality, dice. */
export async function verify(text: string): Promise<Verification> {
  const response = await request('/api/verify', {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: text,
  });
  return (await response.json()) as Verification;
}

async function reportAt(path: string, record: string): Promise<GameReport> {
  const response = await request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: record,
  });
  return (await response.json()) as GameReport;
}

/** The curve of a game, from its record; it is there much sooner than the whole report. */
export const curve = (record: string) => reportAt('/api/report/curve', record);

const reportCalled = (name: string) => `/api/reports/${encodeURIComponent(name)}`;

/** The report of a game; while it is being made it answers to `name`. */
export const report = (record: string, name: string) => reportAt(reportCalled(name), record);

/** How much of a report is done, 0 to 1; null while none of that name is being made. */
export const reportProgress = async (name: string) =>
  (await get<{ done: number | null }>(`${reportCalled(name)}/progress`)).done;

/** Has a report end as it is. */
export const stopReport = (name: string) =>
  post<{ done: number | null }>(`${reportCalled(name)}/stop`, {});
