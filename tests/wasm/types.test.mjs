// The types by which the page reads what the engine sends are those of what it sends. Where they are
// not: OCCASUS_WRITE_TYPES=yes node --test tests/wasm/types.test.mjs

import assert from 'node:assert/strict';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { test } from 'node:test';

import { files } from './built.mjs';
import { Engine } from './engine.mjs';
import { TypeWriter } from './type_writer.mjs';

/** No die may fall otherwise the next time. */
const SEED = '5a'.repeat(32);
/** Positions of one step of which the odds are asked. */
const POSITIONS = 8;

/** What the documents alone do not show, and the names that the page has for what is in them. */
const HINTS = {
  diplomacy: {
    names: {
      'View.orders': 'AskedView',
      'AskedView.units[]': 'AskedUnit',
      'AskedUnit.orders[]': 'Order',
      'AskedView.choices[]': 'Order',
      'ResultsView.movement[]': 'ResultView',
      'ResultsView.retreats[]': 'ResultView',
      'ResultsView.adjustments[]': 'ResultView',
    },
    byId: ['BoardProvince.fleet'],
    closed: {
      'BoardProvince.kind': 'ProvinceKind',
      'Board.game': 'Variant',
      'View.game': 'Variant',
      'View.step': 'Step',
      'UnitView.type': 'UnitType',
      'DislodgedView.type': 'UnitType',
      'Order.unit': 'UnitType',
      'Order.verb': 'Verb',
      'ResultView.verb': 'Verb',
    },
    // No game of those that are looked at is won by one power alone.
    rare: { 'View.winner': 'string' },
  },
  empire: {
    names: { 'Odds.conflicts[]': 'Conflict' },
    closed: { 'BoardArea.terrain': 'Terrain', 'ConflictOdds.terrain': 'Terrain' },
    only: { PositionView: ['available', 'dead'] },
    unread: [
      ...['AreaView.arrived', 'AreaView.arrived_cavalry'],
      ...['ConflictOdds.first_round', 'ConflictOdds.number'],
    ],
  },
  invasions: {
    names: {
      'View.treasury': 'Treasury',
      'View.reach[]': 'Reach',
      'Odds.fights[]': 'Fight',
      'March.fights[]': 'Fight',
      'Odds.marches[]': 'March',
      'Odds.rebellions[]': 'Rebellion',
      'Rebellion.odds': 'RebellionOdds',
      'RebellionOdds.faces[]': 'RebellionFace',
    },
    byId: ['PositionView.roman_pool', 'PositionView.persian_pool'],
    only: { PositionView: ['roman_pool', 'persian_pool'] },
    // No march that is looked at leaves, or brings, so many legions.
    rare: { 'Odds.left_behind': 'RebellionOdds', 'March.rebellion': 'RebellionOdds' },
    unread: ['Board.arrivals', 'Board.byzantium', 'BoardProvince.militia_provenance'],
  },
  pomerium: {
    names: {
      'Board.invaders[]': 'Invader',
      'View.generals[]': 'GeneralView',
      'View.encounter': 'Encounter',
      'Encounter.attacker': 'SideView',
      'Encounter.defender': 'SideView',
    },
    closed: { 'Encounter.initiative': 'Initiative' },
    unread: ['View.position', 'AllianceOdds.joins'],
  },
  rome_must_fall: {
    names: {
      'BoardTracker.path[]': 'Circle',
      'BoardTracker.raid[]': 'RaidBox',
      'View.dice[]': 'ImperialDie',
      'View.trackers[]': 'Tracker',
      'Tracker.holds[]': 'Holding',
    },
    byId: ['Odds.each'],
    closed: {
      'BoardTracker.kind': 'TrackerKind',
      'Circle.icon': 'CircleIcon',
      'RaidBox.icon': 'RaidIcon',
      'Tracker.state': 'TrackerState',
    },
    unread: ['View.position'],
  },
};

async function recordsOf(game) {
  const texts = [];
  for (const folder of [`src/games/${game}/golden`, `tests/records/${game}`])
    for (const name of (await readdir(files.root + folder)).sort())
      if (name.endsWith('.record'))
        texts.push(await readFile(`${files.root}${folder}/${name}`, 'utf8'));
  return texts;
}

/** A spectator looks at every ply, and so do the seats where they see something else. */
async function lookAtRecord(engine, writer, record, seen) {
  const made = await engine.json('POST', '/api/tables', { body: { record, dice: 'typed' } });
  if (made.status !== 201) return;
  const areSecret = (await engine.connect(made.table)).told.clock !== null;
  for (const token of [null, ...(areSecret ? Object.values(made.seats) : [])]) {
    const client = await engine.connect(made.table, token);
    writer.add('Board', client.told.board);
    for (let ply = client.told.ply; ply >= 0; --ply) {
      const { view } = await client.ask({ type: 'view', ply });
      if (!view) continue;
      writer.add('View', view);
      const step = view.position?.step ?? view.phase;
      const alike = seen.get(step) ?? [];
      if (view.position && alike.length < POSITIONS) seen.set(step, [...alike, view.position]);
    }
    client.close();
  }
}

/** What the rulebook shows. */
async function lookAtExamples(engine, writer, game) {
  const { boards, examples } = await engine.json('GET', `/api/games/${game}/rulebook/examples`);
  for (const board of boards) writer.add('Board', board);
  for (const { before, after } of examples)
    [before, after].forEach((view) => writer.add('View', view));
}

/** Odds of the positions that were seen in the records, some of each step. */
async function lookAtOdds(engine, writer, game, seen) {
  for (const position of [...seen.values()].flat()) {
    const seats = Object.fromEntries(game.seats.map(({ id }) => [id, { kind: 'human' }]));
    const body = { game: game.id, position, seats, seed: SEED };
    const made = await engine.json('POST', '/api/tables', { body });
    if (made.status !== 201) continue;
    const watcher = await engine.connect(made.table);
    const token = made.seats[watcher.told.to_move];
    if (!token) continue;
    const client = await engine.connect(made.table, token);
    const { odds } = await client.ask({ type: 'odds' });
    if (odds) writer.add('Odds', odds);
  }
}

for (const id of Object.keys(HINTS))
  test(`${id}: boards, views and odds have the types by which the page reads them`, async () => {
    const engine = await Engine.start();
    const games = JSON.parse((await engine.request('GET', '/api/games')).body);
    const game = games.find((each) => each.id === id);
    const writer = new TypeWriter(HINTS[id]);
    const seen = new Map();
    for (const record of await recordsOf(id)) await lookAtRecord(engine, writer, record, seen);
    await lookAtExamples(engine, writer, id);
    await lookAtOdds(engine, writer, game, seen);
    await isWritten(`web/src/games/${id}/view.gen.ts`, writer);
  });

async function isWritten(name, writer) {
  const file = files.root + name;
  const text = `// Generated by tests/wasm/types.test.mjs: do not edit. docs/protocol.md tells what fields mean.\n${writer.text()}`;
  if (process.env.OCCASUS_WRITE_TYPES) await writeFile(file, text);
  assert.equal(await readFile(file, 'utf8'), text, `${name} is out of date`);
}

/** Games whose reports are soon made. */
const QUICK_REPORTS = ['diplomacy', 'rome_must_fall'];

/** In a table as it is told, and as it stood. */
const IN_TABLE = {
  'seats[]': 'SeatState',
  'log[]': 'Entry',
  prompt: 'Prompt',
  'offers[]': 'Offer',
  result: 'Result',
  sealed: 'Sealed',
  clock: 'Clock',
  players_clock: 'PlayersClock',
  dice: 'DiceState',
  proposals: 'Proposals',
  press: 'Press',
};
const placesIn = (type) =>
  Object.fromEntries(Object.entries(IN_TABLE).map(([key, name]) => [`${type}.${key}`, name]));

const DOCUMENTS = {
  names: {
    ...placesIn('TableMessage'),
    ...placesIn('ViewMessage'),
    'DiceState.added[]': 'AddedNumber',
    'Proposals.open[]': 'Proposal',
    'Press.messages[]': 'PressItem',
    'Game.options[]': 'GameOption',
    'Game.players[]': 'GamePlayer',
    'Game.seats[]': 'GameSeat',
    'Game.variants[]': 'Variant',
    'Variant.seats[]': 'GameSeat',
    'Rulebook.chapters[]': 'Chapter',
    'Chapter.rules[]': 'Rule',
    'BookExamples.examples[]': 'BookExample',
    'Verification.stretches[]': 'DiceStretch',
    'GameReport.totals[]': 'ReportTotals',
    'GameReport.entries[]': 'ReportEntry',
    'Offer.refused': 'Refusal',
    'Offer.form': 'Form',
    'Sealed.own[]': 'OwnOrders',
    'OwnOrders.orders[]': 'WrittenOrder',
    'WrittenOrder.refused': 'Refusal',
    'PlayersClock.rest': 'Rest',
  },
  byId: ['NewTable.links', 'NewTable.seats', 'PlayersClock.left', 'Result.scores'],
  closed: { 'Rule.source': 'RuleSource', 'SeatState.kind': 'SeatKind' },
  // Only the words of a part by other rules are known. No rule ends a game that players end.
  rare: {
    'Entry.rule': 'null',
    'Result.rule': 'null',
    'PressItem.text': 'null',
    'TableMessage.prompt': 'null',
    'TableMessage.press': 'null',
    'ViewMessage.prompt': 'null',
  },
  // The page itself makes some of these, and leaves them out.
  optional: [
    ...['Entry.patch', 'Offer.form', 'Prompt.detail', 'Prompt.rule', 'Refusal.field'],
    ...['start', 'by', 'sealed', 'clock', 'players_clock', 'rematch', 'press', 'proposals'].map(
      (key) => `TableMessage.${key}`,
    ),
  ],
  unread: [
    'ViewMessage.status',
    ...['Game.rules_version', 'Game.grades', 'GamePlayer.advises', 'Rule.gist'],
    'Verification.start',
  ],
  as: {
    'BookExamples.boards': 'unknown[]',
    'BookExample.before': 'unknown',
    'BookExample.after': 'unknown',
    'BookExample.actions': '{ seat: string; action: string; parts: unknown }[]',
    'Verification.dice': "'none' | 'verified' | 'partly' | 'sealed' | 'typed' | 'mixed'",
    'Verification.brought': 'number | null',
    'Verification.signature': '{ key: string; genuine: boolean | null } | null',
    'DiceStretch.added': '{ seat: string; ply: number; number: string; draw: number }[]',
    'Game.reconstructed': 'string | null',
    'GamePlayer.strength': 'string | null',
    'ReportEntry.filled': 'Record<string, unknown>[]',
    'ReportEntry.better_filled': 'Record<string, unknown>[]',
    'ReportEntry.position': 'unknown',
    'ReportEntry.mark': "keyof ReportTotals['marks'] | ''",
    'Entry.args': 'Record<string, unknown>',
    'TableMessage.type': "'table'",
    'TableMessage.options': 'Record<string, string>',
    'TableMessage.start': 'string | null',
    'TableMessage.seat': 'string | null',
    'TableMessage.to_move': 'string | null',
    'TableMessage.die': 'number | null',
    'TableMessage.undo_to': 'number | null',
    'TableMessage.redo': 'string | null',
    'TableMessage.rematch': 'string | null',
    'TableMessage.by': 'string | null',
    'TableMessage.undone': '[first: number, last: number][]',
    'TableMessage.view': 'unknown',
    'TableMessage.board': 'unknown',
    'ViewMessage.type': "'view'",
    'ViewMessage.view': 'unknown',
    'ViewMessage.before': '{ turn_title: string; phase: string; view: unknown }',
    'AdviceMessage.type': "'advice'",
    'AdviceMessage.instead': '{ action: string; text: string }[]',
    'AdviceMessage.value': 'number | null',
    'Clock.movement': 'number | null',
    'Clock.other': 'number | null',
    'Clock.deadline': 'number | null',
    'Clock.left': 'number | null',
    'PlayersClock.runs': 'string | null',
    'PlayersClock.deadline': 'number | null',
    'DiceState.mode': "'stream' | 'typed'",
    'DiceState.commitment': 'string | null',
    'DiceState.seed': 'string | null',
    'AddedNumber.draw': 'number',
    'Proposal.agreed': 'string[]',
    'Proposal.awaited': 'string[]',
    'Press.allowed': "'none' | 'public' | 'all'",
    'Press.phases': "'all' | 'movement'",
    'Press.muted': 'string[]',
    'Press.removed': 'number[]',
    'PressItem.from': 'string | null',
    'PressItem.to': 'string[]',
    'Entry.patch': 'unknown[]',
    'Offer.marks': 'Record<string, unknown>',
    'WrittenOrder.parts': 'unknown',
  },
};

test('the answers to requests have the types by which the page reads them', async () => {
  const engine = await Engine.start();
  const writer = new TypeWriter(DOCUMENTS);
  const games = JSON.parse((await engine.request('GET', '/api/games')).body);
  for (const game of games) {
    writer.add('Game', game);
    for (const [type, name] of [
      ['Rulebook', 'rulebook'],
      ['BookExamples', 'rulebook/examples'],
    ])
      writer.add(type, await answerOf(engine, 'GET', `/api/games/${game.id}/${name}`));
    const made = await answerOf(engine, 'POST', '/api/tables', { game: game.id, seed: SEED });
    writer.add('NewTable', made);
    for (const token of Object.values(made.seats))
      writer.add('TableMessage', (await engine.connect(made.table, token)).told);
    for (const record of await recordsOf(game.id))
      writer.add('Verification', await answerOf(engine, 'POST', '/api/verify', record));
    const [record] = await recordsOf(game.id);
    if (QUICK_REPORTS.includes(game.id))
      writer.add('GameReport', await answerOf(engine, 'POST', '/api/report', record));
    await lookAtTable(engine, writer, record);
  }
  await lookAtOrders(engine, writer);
  await lookAtTimes(engine, writer);
  await lookAtAdvice(engine, writer);
  await isWritten('web/src/protocol/documents.gen.ts', writer);
});

/** The last plies of a record as the seats and a spectator are told of them. */
async function lookAtTable(engine, writer, record) {
  const { table, seats } = await answerOf(engine, 'POST', '/api/tables', { record, dice: 'typed' });
  for (const token of [null, ...Object.values(seats)]) {
    const client = await engine.connect(table, token);
    writer.add('TableMessage', client.told);
    for (let { ply } = client.told; ply > 0; ply = Math.floor(ply / 2))
      for (const since of [{}, { since: ply - 1 }])
        writer.add('ViewMessage', await client.ask({ type: 'view', ply, ...since }));
    client.close();
  }
  writer.add('TableMessage', (await engine.connect(table)).told);
}

/** Seats that a person, the computer or nobody has, and orders that are read, refused and sealed. */
async function lookAtOrders(engine, writer) {
  const ids = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'];
  const kinds = { austria: { kind: 'computer', player: 'random' }, england: { kind: 'open' } };
  const seats = Object.fromEntries(ids.map((id) => [id, kinds[id] ?? { kind: 'human' }]));
  const body = { game: 'diplomacy', options: { game: 'standard' }, seats };
  const made = await answerOf(engine, 'POST', '/api/tables', body);
  const client = await engine.connect(made.table, made.seats.france);
  writer.add('TableMessage', client.told);
  const { ply } = client.told;
  await client.ask({ type: 'name', seat: 'france', name: 'Ann' });
  await client.ask({
    type: 'orders',
    ply,
    orders: ['A PAR - BUR', 'A PAR - MOS', 'x'],
    confirm: true,
  });
  await client.until(({ sealed }) => sealed?.own[0]?.confirmed);
  writer.add('TableMessage', client.told);
  await client.ask({ type: 'say', seat: 'france', to: [], text: 'Good evening.' });
  await client.ask({ type: 'propose', seat: 'france', kind: 'abandon', ply });
  await client.ask({ type: 'entropy', seat: 'france', number: SEED });
  writer.add('TableMessage', (await engine.connect(made.table, made.seats.germany)).told);
}

/** Two who move in turn and have a time each. */
async function lookAtTimes(engine, writer) {
  for (const rest of [null, { from: 22, until: 8, weekends: true, ahead: 60 }]) {
    const body = { game: 'empire', clock: { each: 60, turn: 5, rest } };
    const { table } = await answerOf(engine, 'POST', '/api/tables', body);
    writer.add('TableMessage', (await engine.connect(table)).told);
  }
}

/** Advice and a random number of a seat, at a table of one game. */
async function lookAtAdvice(engine, writer) {
  const made = await answerOf(engine, 'POST', '/api/tables', {
    game: 'rome_must_fall',
    seed: SEED,
  });
  const client = await engine.connect(made.table, made.seats.rome);
  await client.ask({ type: 'entropy', seat: 'rome', number: SEED });
  writer.add('AdviceMessage', await client.ask({ type: 'advise' }));
  writer.add('TableMessage', (await engine.connect(made.table)).told);
}

async function answerOf(engine, method, name, body = '') {
  return JSON.parse((await engine.request(method, name, { body })).body);
}
