import * as api from '../protocol/api';
import type { NewTable, TableRequest } from '../protocol/messages';
import { remember } from './tables';

/** What a seat may be beside the id of a computer player. */
export const kHuman = 'human';
export const kOpen = 'open';

/** Sets a table and remembers the tokens of the seats for humans here. Throws api.Refused. */
export async function setTable(request: TableRequest, title: string): Promise<NewTable> {
  const table = await api.newTable(request);
  const seats = Object.entries(table.seats).filter(
    ([seat]) => (request.seats?.[seat]?.kind ?? 'human') === 'human',
  );
  remember({
    id: table.table,
    host: table.host,
    seats: Object.fromEntries(seats),
    game: request.game ?? '',
    title,
  });
  return table;
}
