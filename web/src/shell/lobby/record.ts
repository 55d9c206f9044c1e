// The fields of a game's record that the page reads; all others are for the server.

import type { TableRequest } from '../../protocol/messages';

/** The id of the game that was played; '' for a text that names none. */
export const gameOf = (record: string): string => /^game (\w+)$/m.exec(record)?.[1] ?? '';

/** Whether the game has come to its end. */
export const isOver = (record: string): boolean => /^position \{.*"phase":"over"/m.test(record);

/** The options that are set otherwise than usual, without those that are files. */
export const optionsOf = (record: string): Record<string, string> =>
  Object.fromEntries(
    [...record.matchAll(/^option ([^=\n]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

/** The board and the position of one's own that a game was begun with, as its record tells. */
export function beginningOf(record: string): Pick<TableRequest, 'board' | 'position'> {
  const [header = ''] = record.split(/^= /m, 1);
  const line = (word: string): unknown => {
    const found = new RegExp(`^${word} (.*)$`, 'm').exec(header)?.[1];
    return found === undefined ? undefined : JSON.parse(found);
  };
  const board = line('board-file') as string | undefined;
  const position = line('position');
  return {
    ...(board === undefined ? {} : { board }),
    ...(position === undefined ? {} : { position }),
  };
}

/** Whether the dice came from several secrets, as where a saved game went on. */
export function hasSeveralStreams(record: string): boolean {
  return [...record.matchAll(/^dice stream /gm)].length > 1;
}

/** The position at the end of a record. */
export function positionAtEnd(record: string): Record<string, unknown> {
  const lines = [...record.matchAll(/^position (.*) = [0-9a-f]{16}$/gm)];
  return JSON.parse(lines.at(-1)?.[1] ?? '{}') as Record<string, unknown>;
}
