import { describe, expect, it } from 'vitest';

import { listed } from '../games/words';
import { wrapped } from './marks';
import type { Cell, Summary } from './summary';
import {
  gamesWon,
  quantityWords,
  setupHeads,
  setupName,
  setupParts,
  shortName,
  variableWords,
  whoPlays,
  winsAxis,
} from './words';

function summaryOf(titles: string[], variables: string[], levels: string[][]): Summary {
  return {
    experiment: {
      design: 'grid',
      seats: titles.map((title) => ({ id: title.toLowerCase(), title })),
      variables: variables.map((name) => ({ name, levels: [], is_figure: false })),
    },
    cells: levels.map((each) => ({
      levels: each,
      document: { players: titles.map(() => 'greedy'), rivals: [] },
    })),
  } as unknown as Summary;
}

describe('names in a report', () => {
  it('says whose wins are counted', () => {
    const of = (title: string) => gamesWon(summaryOf([title], [], []), 0);
    expect(of('Roman')).toBe('Games the Roman wins');
    expect(of('Rome')).toBe('Games Rome wins');
    expect(of('Visigoths (Alaric)')).toBe('Games the Visigoths win');
    expect(of('Western Empire (Honorius)')).toBe('Games the Western Empire wins');
    expect(of('You')).toBe('Games won');
    expect(winsAxis(of('Roman'))).toBe('games the Roman wins, %');
  });

  it('puts what was recorded into words', () => {
    expect(quantityWords('event.conflict_began')).toBe('conflicts begun');
    expect(quantityWords('first.conflict_began')).toBe('turn of the first conflict');
    expect(quantityWords('event.rebelled')).toBe('rebellions');
    expect(quantityWords('first.rebelled')).toBe('turn of the first rebellion');
    expect(quantityWords('event.state_founded')).toBe('states founded');
    expect(quantityWords('event.rolled_again')).toBe('rolled again');
    expect(quantityWords('position.rrp')).toBe('RRP');
    expect(quantityWords('position.centers.ROMANO-BRITISH')).toBe('centers Romano-British');
    expect(quantityWords('rule.12.3')).toBe('uses of rule 12.3');
  });

  it('names setups by what sets them apart, and repeats nothing that is the same', () => {
    const summary = summaryOf(
      ['Roman', 'Barbarian'],
      ['own_target', 'walls', 'player roman'],
      [
        ['reroll', '3', 'expand'],
        ['nothing', '3', 'turtle'],
      ],
    );
    const second = summary.cells[1] as Cell;
    expect(variableWords(summary, 'player roman')).toBe('Roman’s player');
    expect(setupHeads(summary)).toEqual(['own target', 'Roman’s player']);
    expect(setupParts(summary, second)).toEqual(['nothing', 'turtle']);
    expect(shortName(summary, second)).toBe('nothing · turtle');
    expect(setupName(summary, second)).toBe(
      'own target = nothing, walls = 3, Roman’s player = turtle',
    );
    const added = summaryOf(
      ['Rome'],
      ['start', 'wall'],
      [
        ['12', '-1'],
        ['', '+2'],
      ],
    );
    expect(added.cells.map((cell) => setupName(added, cell))).toEqual([
      'start = 12, wall −1',
      'wall +2',
    ]);
    const one = summaryOf(['Rome'], ['scenario'], [['1'], ['2']]);
    expect(shortName(one, one.cells[1] as Cell)).toBe('scenario 2');
  });

  it('names who sits everywhere once', () => {
    expect(whoPlays(summaryOf(['Gaul', 'Huns'], [], [[]]), 'players')).toBe('greedy in all seats');
    expect(whoPlays(summaryOf(['You'], [], [[]]), 'players')).toBe('greedy');
    expect(whoPlays(summaryOf(['You'], [], [[]]), 'rivals')).toBe('');
  });

  it('lists and wraps', () => {
    expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
    expect(wrapped('value of africa 3, conflicts begun', 16)).toBe(
      'value of africa\n3, conflicts\nbegun',
    );
  });
});
