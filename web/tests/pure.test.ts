import { describe, expect, it } from 'vitest';

import { children, scalarText } from '../src/games/generic/outline';
import type { Entry, Offer } from '../src/protocol/messages';
import { announcement } from '../src/shell/table/announcement';
import { empty, fill, formText, missingSlots, slotTitle } from '../src/shell/lobby/form';
import { luck } from '../src/shell/report/luck';
import { forcedAction, listed, matches } from '../src/shell/table/offers';
import { beginningOf, isOver, optionsOf } from '../src/shell/lobby/record';
import { entryAt, logUpTo, replayIndex, step, stepTurn } from '../src/shell/replay/replay_index';
import {
  escaped,
  findRules,
  highlighted,
  locate,
  partsOf,
  plainText,
  uses,
} from '../src/shell/rules/rule_search';
import { byHash, byPath, parseRoute } from '../src/shell/routes';
import { fileName } from '../src/shell/table/save';
import { shortcut } from '../src/shell/table/shortcuts';
import { typeDigit, typeFace } from '../src/shell/table/typed_die';
import { book } from './fake_server';

const offer = (action: string, more: Partial<Offer> = {}): Offer => ({
  action,
  label: action,
  group: 'any',
  rule: '',
  refused: null,
  marks: {},
  ...more,
});
const refused = { kind: 'illegal' as const, text: 'No.', rule: 'R1' };
const entry = (n: number, ply: number, more: Partial<Entry> = {}): Entry => ({
  n,
  ply,
  rule: 'T.1',
  kind: 'rolled',
  text: `Entry ${n}`,
  args: {},
  who: null,
  undone: false,
  ...more,
});

describe('a form', () => {
  const form = { slots: ['vandals', 'sea'], choices: ['0', '1'], distinct: true };
  const assign = offer('assign', { form });

  it('becomes the verb and the choices in the order of the slots', () => {
    expect(formText(assign, { sea: '0', vandals: '1' })).toBe('assign 1 0');
  });

  it('has no text while a slot is empty', () => {
    expect(formText(assign, { sea: '0' })).toBeNull();
    expect(missingSlots(form, { sea: '0' })).toEqual(['vandals']);
  });

  it('moves a choice that may stand only once', () => {
    expect(fill(form, { vandals: '1' }, 'sea', '1')).toEqual({ sea: '1' });
    expect(fill({ ...form, distinct: false }, { vandals: '1' }, 'sea', '1')).toEqual({
      vandals: '1',
      sea: '1',
    });
    expect(empty({ vandals: '1', sea: '0' }, 'sea')).toEqual({ vandals: '1' });
  });

  it('names its slots in words', () => expect(slotTitle('war_at_sea')).toBe('War at sea'));
});

describe('the list of actions', () => {
  const offers = [
    offer('a', { refused }),
    offer('b'),
    offer('own', { group: 'tray' }),
    ...Array.from({ length: 10 }, (_, at) => offer(`c${at}`)),
  ];

  it('numbers the first nine allowed ones and puts refused ones last', () => {
    const list = listed(offers, ['tray']);
    expect(list[0]).toMatchObject({ key: 1, offer: { action: 'b' } });
    expect(list.map(({ key }) => key)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, null, null, null]);
    expect(list.at(-1)?.offer.action).toBe('a');
  });

  it('filters by beginnings of words, without accents', () => {
    const levy = offer('levy', { label: 'Levy a cube for Málaga' });
    expect(matches(levy, 'cu le')).toBe(true);
    expect(matches(levy, 'malaga')).toBe(true);
    expect(matches(levy, 'ube')).toBe(false);
    expect(listed(offers, ['tray'], 'c3').map(({ key }) => key)).toEqual([1]);
  });

  it('finds the one forced action', () => {
    expect(forcedAction([offer('a', { refused }), offer('b')])).toBe('b');
    expect(forcedAction([offer('a'), offer('b')])).toBeNull();
    const form = { slots: ['x'], choices: ['1'], distinct: false };
    expect(forcedAction([offer('a', { form })])).toBeNull();
    expect(forcedAction([])).toBeNull();
  });
});

describe('the replay index', () => {
  const log = [
    entry(1, 0, { heading: '420' }),
    entry(2, 1),
    entry(3, 2, { undone: true }),
    entry(4, 2),
    entry(5, 4),
    entry(6, 5, { heading: '425' }),
  ];
  const index = replayIndex(log, 6);

  it('stops where something of the kept line was logged, and at both ends', () => {
    expect(index.stops).toEqual([0, 1, 2, 4, 5, 6]);
    expect(index.turns).toEqual([
      { ply: 0, label: '420' },
      { ply: 5, label: '425' },
    ]);
  });

  it('steps', () => {
    expect(step(index, 2, 1)).toBe(4);
    expect(step(index, 3, -1)).toBe(2);
    expect(step(index, 6, 1)).toBe(6);
    expect(stepTurn(index, 1, 1)).toBe(5);
    expect(stepTurn(index, 5, 1)).toBe(6);
    expect(stepTurn(index, 5, -1)).toBe(0);
  });

  it('cuts the log at a number and marks the entry of a ply', () => {
    expect(logUpTo(log, 4)).toHaveLength(4);
    expect(entryAt(log, 2)?.n).toBe(4);
    expect(entryAt(log, 3)?.n).toBe(4);
    expect(entryAt([], 3)).toBeNull();
  });
});

describe('the luck ledger', () => {
  it('counts faces that stand', () => {
    const log = [
      entry(1, 1, { args: { face: 6 } }),
      entry(2, 2, { args: { face: 6 }, undone: true }),
      entry(3, 3, { args: { face: 1 } }),
      entry(4, 4, { kind: 'black_rolled', args: { face: 2 } }),
      entry(5, 5, { args: { face: 9 } }),
    ];
    const [white, black, none] = luck(log, [
      { kind: 'rolled', title: 'White' },
      { kind: 'black_rolled', title: 'Black' },
      { kind: 'green', title: 'Green' },
    ]);
    expect(white).toMatchObject({ rolls: 2, counts: [1, 0, 0, 0, 0, 1], mean: 3.5 });
    expect(black).toMatchObject({ rolls: 1, mean: 2 });
    expect(none).toMatchObject({ rolls: 0, mean: null });
  });

  it('tells dice of one kind of event apart by what they are rolled for', () => {
    const log = [
      entry(1, 1, { args: { die: 'hit', face: 6 } }),
      entry(2, 2, { args: { die: 'order', face: 3 } }),
      entry(3, 3, { args: { die: 'hit', face: 2 } }),
    ];
    const [hits, all] = luck(log, [
      { kind: 'rolled', die: 'hit', title: 'Hits' },
      { kind: 'rolled', title: 'All' },
    ]);
    expect(hits).toMatchObject({ rolls: 2, counts: [0, 1, 0, 0, 0, 1] });
    expect(all?.rolls).toBe(3);
  });

  it('counts dice of other sides too', () => {
    const log = [20, 20, 5].map((face, i) => entry(i, i, { args: { face } }));
    const [events] = luck(log, [{ kind: 'rolled', title: 'Events', sides: 20 }]);
    expect(events).toMatchObject({ rolls: 3, mean: 15, fair: 10.5, expected: 0.15 });
    expect(events?.counts.length).toBe(20);
    expect(events?.counts.at(-1)).toBe(2);
  });
});

describe('a face that is typed', () => {
  it('is known at once where no higher one begins with it', () => {
    expect(typeDigit('', '4', 6)).toEqual({ digits: '', face: 4 });
    expect(typeDigit('', '2', 12)).toEqual({ digits: '', face: 2 });
  });

  it('waits for another digit where one may follow', () => {
    expect(typeDigit('', '1', 12)).toEqual({ digits: '1', face: null });
    expect(typeDigit('1', '2', 12)).toEqual({ digits: '', face: 12 });
    expect(typeDigit('', '2', 20)).toEqual({ digits: '2', face: null });
    expect(typeDigit('2', '0', 20)).toEqual({ digits: '', face: 20 });
  });

  it('begins anew with a digit that cannot follow, and is no face beyond the die', () => {
    expect(typeDigit('1', '5', 12)).toEqual({ digits: '', face: 5 });
    expect(typeDigit('', '7', 6)).toEqual({ digits: '', face: null });
    expect(typeDigit('', '0', 20)).toEqual({ digits: '', face: null });
  });

  it('takes digits, and Enter where something is typed, and no other key', () => {
    const did: string[] = [];
    const table = {
      typed: '',
      typeDigit: (digit: string) => void did.push(`digit ${digit}`),
      typeDie: (face: number) => Promise.resolve(void did.push(`die ${face}`)),
    };
    const key = (name: string, ctrlKey = false) => ({
      key: name,
      ctrlKey,
      metaKey: false,
      altKey: false,
      repeat: false,
    });
    expect(typeFace(table, key('1'))).toBe(true);
    expect(typeFace(table, key('Enter'))).toBe(false);
    table.typed = '1';
    expect(typeFace(table, key('Enter'))).toBe(true);
    expect(typeFace(table, key('u'))).toBe(false);
    expect(typeFace(table, key('2', true))).toBe(false);
    expect(did).toEqual(['digit 1', 'die 1']);
  });
});

describe('an announcement', () => {
  it('says up to three events and counts more', () => {
    expect(announcement([])).toBe('');
    expect(announcement([entry(1, 1, { text: 'Rolls 5' }), entry(2, 1)])).toBe('Rolls 5. Entry 2.');
    expect(announcement([1, 2, 3, 4].map((n) => entry(n, n)))).toBe(
      '4 things happened. Entry 4. The log has the rest.',
    );
  });
});

describe('the rulebook', () => {
  it('is cut at its examples', () => {
    const figure = (name: string) =>
      `<figure data-example="${name}"><figcaption><p>Of ${name}.</p></figcaption></figure>`;
    expect(partsOf('<p>Alone.</p>')).toEqual([{ html: '<p>Alone.</p>' }]);
    expect(partsOf(`<p>One.</p>${figure('a')}${figure('b')}<p>Two.</p>`)).toEqual([
      { html: '<p>One.</p>' },
      { html: '<p>Of a.</p>', example: 'a' },
      { html: '<p>Of b.</p>', example: 'b' },
      { html: '<p>Two.</p>' },
    ]);
  });

  it('keeps codes on one line, and links as they are', () => {
    const code = (text: string) => `<span class="code">${text}</span>`;
    const [part] = partsOf(
      '<p>In Me-C at 2-1, A PAR - BUR, <a href="#SD-4">SD-4</a>, re-roll.</p>',
    );
    expect(part?.html).toBe(
      `<p>In ${code('Me-C')} at ${code('2-1')}, ${code('A PAR - BUR')}, ` +
        `<a href="#SD-4">${code('SD-4')}</a>, re-roll.</p>`,
    );
  });

  it('reads the text of a rule', () => {
    expect(plainText('<p>One to <b>three</b> &amp; no more.</p>')).toBe('One to three & no more.');
    expect(plainText('&amp;lt;')).toBe('&lt;');
  });

  it('finds rules by words of id, title, chapter and text', () => {
    expect(findRules(book, '')).toBe(book.chapters);
    expect(
      findRules(book, 'taking ROLL').flatMap(({ rules }) => rules.map(({ id }) => id)),
    ).toEqual(['T.2']);
    expect(findRules(book, 'xyz')).toEqual([]);
  });

  it('matches only where a word begins', () => {
    const found = (query: string) =>
      findRules(book, query).flatMap(({ rules }) => rules.map(({ id }) => id));
    expect(found('rol')).toEqual(found('roll'));
    expect(found('oll')).toEqual([]);
    expect(found('(')).toEqual([]);
  });

  it('marks what is found, and leaves tags and entities alone', () => {
    const html = '<p class="red">A red die, compared &amp; Reddish.</p>';
    expect(highlighted(html, 'red')).toBe(
      '<p class="red">A <mark>red</mark> die, compared &amp; <mark>Red</mark>dish.</p>',
    );
    expect(highlighted('a &amp; b', 'amp a')).toBe('<mark>a</mark> &amp; b');
    expect(highlighted('7.2 and 17.2', '7.2')).toBe('<mark>7.2</mark> and 17.2');
    expect(highlighted('Érd', 'rd')).toBe('Érd');
    expect(highlighted(escaped('a < b'), '')).toBe('a &lt; b');
  });

  it('locates a rule, or the nearest thing it is a part of', () => {
    expect(locate(book, 'T.2')).toBe('T.2');
    expect(locate(book, 'T.2.7')).toBe('T.2');
    expect(locate(book, 'T.9')).toBe('T');
    expect(locate(book, 'X')).toBeNull();
  });

  it('knows where a rule was used', () => {
    const map = uses([entry(1, 1), entry(2, 2, { undone: true }), entry(3, 3)]);
    expect(map.get('T.1')?.map(({ n }) => n)).toEqual([1, 3]);
  });
});

describe('addresses', () => {
  it('are read', () => {
    expect(parseRoute('/', '')).toEqual({ page: 'lobby' });
    expect(parseRoute('/table/k3', '#tok')).toEqual({ page: 'table', table: 'k3', token: 'tok' });
    expect(parseRoute('/table/k3/', '')).toEqual({ page: 'table', table: 'k3', token: null });
    expect(parseRoute('/table/k3/17', '')).toEqual({ page: 'plate', table: 'k3', ply: 17 });
    expect(parseRoute('/table/k3/chronicle', '')).toEqual({ page: 'chronicle', table: 'k3' });
    expect(parseRoute('/laboratory', '')).toEqual({ page: 'laboratory', results: null });
    expect(parseRoute('/laboratory/the%20huns', '')).toEqual({
      page: 'laboratory',
      results: 'the huns',
    });
    expect(parseRoute('/laboratory/%', '')).toEqual({ page: 'laboratory', results: null });
    expect(parseRoute('/table/k3/last', '')).toEqual({ page: 'missing' });
    expect(parseRoute('/rules/toy/T1.2', '')).toEqual({
      page: 'rules',
      game: 'toy',
      rule: 'T1.2',
    });
    expect(parseRoute('/nowhere', '')).toEqual({ page: 'missing' });
    expect(parseRoute('/table/%E0', '')).toEqual({ page: 'missing' });
  });

  it.each([
    ['path', byPath],
    ['what stands after #', byHash],
  ])('are found again in an address by %s', (_, addresses) => {
    const home = 'https://games.example/some/folder/';
    const read = (place: string) => addresses.read(new URL(addresses.write(place), home));
    expect(read('/')).toEqual({ page: 'lobby' });
    expect(read('/table/k3')).toEqual({ page: 'table', table: 'k3', token: null });
    expect(read('/table/k3#tok')).toEqual({ page: 'table', table: 'k3', token: 'tok' });
    expect(read('/rules/toy/T1.2')).toEqual({ page: 'rules', game: 'toy', rule: 'T1.2' });
    expect(read('/nowhere')).toEqual({ page: 'missing' });
  });

  it('are the lobby where a folder of files is opened', () => {
    const opened = new URL('https://games.example/some/folder/index.html');
    expect(byHash.read(opened)).toEqual({ page: 'lobby' });
    expect(byHash.write('/table/k3')).toBe('#/table/k3');
  });
});

describe('keys', () => {
  const key = (name: string, more = {}) =>
    shortcut({ key: name, ctrlKey: false, metaKey: false, altKey: false, repeat: false, ...more });

  it('mean what the list of keys says', () => {
    expect(key('3')).toEqual({ do: 'offer', key: 3 });
    expect(key('u')).toEqual({ do: 'undo' });
    expect(key('U')).toEqual({ do: 'redo' });
    expect(key('<')).toEqual({ do: 'turn back' });
    expect(key('0')).toBeNull();
    expect(key('z')).toBeNull();
  });

  it('ask for advice once while they are held', () => {
    expect(key('a')).toEqual({ do: 'advise' });
    expect(key('a', { repeat: true })).toBeNull();
    expect(key(',', { repeat: true })).toEqual({ do: 'back' });
  });

  it('mean nothing with a modifier', () => {
    expect(key('r', { ctrlKey: true })).toBeNull();
    expect(key('l', { metaKey: true })).toBeNull();
  });
});

describe('names and outlines', () => {
  it('name a record after its game and turn', () => {
    expect(fileName('toy', '440, turn 5 of 12', 'occ')).toBe('toy-440-turn-5-of-12.occ');
    expect(fileName('toy', '', 'occ')).toBe('toy.occ');
  });

  it('write values in words', () => {
    expect(scalarText(null)).toBe('nothing');
    expect(scalarText([1, 2, true])).toBe('1, 2, yes');
    expect(scalarText({ a: 1 })).toBeNull();
    expect(children([{ id: 'sea' }, 4])).toEqual([
      { key: '1 sea', value: { id: 'sea' } },
      { key: '2', value: 4 },
    ]);
    expect(children('word')).toBeNull();
  });
});

describe('a new game', () => {
  const header = ['occasus-record 1', 'game pomerium', 'rules 3'];
  const body = ['= 0123', '1 general board-file "no" = 4567', ''];
  it('begins as the last one did, on a board and from a position of one’s own', () => {
    const own = ['board-file "name,board,,Mine\\n"', 'position {"turn": 3}'];
    expect(beginningOf([...header, ...own, ...body].join('\n'))).toEqual({
      board: 'name,board,,Mine\n',
      position: { turn: 3 },
    });
  });
  it('says nothing of the usual board and beginning', () => {
    expect(beginningOf([...header, 'board 89ab', ...body].join('\n'))).toEqual({});
  });

  it('knows the options of a record, and whether its game is over', () => {
    const record = 'game diplomacy\noption game=standard\noption-file board "a=b"\n1 a = 1\n';
    expect(optionsOf(record)).toEqual({ game: 'standard' });
    expect(isOver(record)).toBe(false);
    expect(isOver(`${record}position {"turn":12,"phase":"over"} = 12\n`)).toBe(true);
    expect(isOver(`${record}position {"turn":12,"phase":"upkeep"} = 12\n`)).toBe(false);
  });
});
