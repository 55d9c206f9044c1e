// Tables in the module, by the documented protocol; what comes of them is checked by the program of
// this machine.

import assert from 'node:assert/strict';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';

import { files, run } from './built.mjs';
import { Engine, anyAction, importsOfModule } from './engine.mjs';

const GAMES = ['diplomacy', 'empire', 'invasions', 'pomerium', 'rome_must_fall'];
const QUICK = {
  diplomacy: 'random',
  empire: 'expand',
  invasions: 'random',
  pomerium: 'random',
  rome_must_fall: 'planner',
};

let folder;
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'occasus-'));
});
after(() => rm(folder, { recursive: true }));

async function verifiedHere(record, name) {
  const file = path.join(folder, `${name}.occ`);
  await writeFile(file, record);
  return JSON.parse(await run(files.occasus, 'verify', file, '--json'));
}

/** A table where every seat is a computer's, but those that are given. */
async function newTable(engine, game, seats = {}, rest = {}) {
  const games = JSON.parse((await engine.request('GET', '/api/games')).body);
  const facts = games.find(({ id }) => id === game);
  const player = facts.players.some(({ id }) => id === QUICK[game])
    ? QUICK[game]
    : facts.players[0].id;
  const all = Object.fromEntries(
    facts.seats.map(({ id }) => [id, seats[id] ?? { kind: 'computer', player }]),
  );
  return engine.json('POST', '/api/tables', { body: { game, seats: all, delay: 0, ...rest } });
}

test('it asks its host for nothing but the time, secrets and what tables need', async () => {
  const imports = await importsOfModule();
  const of = (asked) =>
    imports
      .filter(({ module }) => module === asked)
      .map(({ name }) => name)
      .sort();
  assert.deepEqual(of('host'), ['answer', 'keep', 'now', 'opened', 'report', 'send', 'think']);
  const complaints = ['fd_close', 'fd_seek', 'fd_write'];
  const known = ['clock_time_get', ...complaints, 'random_get'];
  assert.deepEqual(of('wasi_snapshot_preview1'), known);
  assert.equal(imports.length, of('host').length + known.length);
});

test('it answers requests as the server does', async () => {
  const engine = await Engine.start();
  const health = await engine.json('GET', '/api/health');
  assert.deepEqual([health.ok, health.tables], [true, 0]);
  const games = JSON.parse((await engine.request('GET', '/api/games')).body);
  assert.deepEqual(games.map(({ id }) => id).sort(), GAMES);
  for (const game of GAMES) {
    assert.equal((await engine.json('GET', `/api/games/${game}/rulebook`)).game, game);
    const { examples } = await engine.json('GET', `/api/games/${game}/rulebook/examples`);
    assert.ok(examples.length >= 12, game);
    assert.equal((await engine.request('GET', `/api/games/${game}/board`)).status, 200);
  }
  const errors = [
    ['GET', '/api/nothing', '', 404, 'unknown'],
    ['PUT', '/api/games', '', 405, 'unreadable'],
    ['POST', '/api/tables', '{bad', 400, 'unreadable'],
    ['POST', '/api/tables', '{"game": "chess"}', 404, 'unknown'],
    ['POST', '/api/verify', 'nonsense', 400, 'unreadable'],
    ['GET', '/api/tables/none', '', 404, 'unknown'],
  ];
  for (const [method, where, body, status, kind] of errors) {
    const answer = await engine.json(method, where, { body });
    assert.deepEqual([answer.status, answer.error.kind], [status, kind], `${method} ${where}`);
  }
  await assert.rejects(engine.connect('none'), /unknown/);
  assert.deepEqual(engine.reports, []);
});

test('the module of one game has that game alone, as the module of all has it', async () => {
  const all = JSON.parse((await (await Engine.start()).request('GET', '/api/games')).body);
  for (const game of all) {
    const engine = await Engine.startFrom(files.module.replace('.wasm', `_${game.id}.wasm`));
    assert.deepEqual(JSON.parse((await engine.request('GET', '/api/games')).body), [game]);
    const client = await engine.connect((await newTable(engine, game.id)).table);
    await client.until(({ ply }) => ply > 2);
    assert.deepEqual(engine.reports, [], game.id);
  }
});

test('it verifies the golden games and the kept records, and finds what was changed', async () => {
  const engine = await Engine.start();
  let found = 0;
  for (const game of GAMES)
    for (const kept of [`src/games/${game}/golden`, `tests/records/${game}`])
      for (const name of await readdir(files.root + kept)) {
        if (!name.endsWith('.record')) continue;
        const body = await readFile(`${files.root}${kept}/${name}`, 'utf8');
        const answer = await engine.json('POST', '/api/verify', { body });
        assert.equal(answer.ok, true, `${kept}/${name}: ${JSON.stringify(answer)}`);
        ++found;
      }
  assert.ok(found >= 35, `${found} records`);
  const golden = `${files.root}src/games/rome_must_fall/golden/0001.record`;
  const lines = (await readFile(golden, 'utf8')).split('\n');
  const line = lines.findIndex((text) => text.includes('roll '));
  lines[line] = lines[line].replace(/roll (\d)/, (_, face) => `roll ${(Number(face) % 6) + 1}`);
  const changed = await engine.json('POST', '/api/verify', { body: lines.join('\n') });
  assert.equal(changed.error.kind, 'unreadable');
});

for (const game of GAMES)
  test(`${game}: computer players finish a game, and the record verifies here`, async () => {
    const engine = await Engine.start();
    const options = game === 'diplomacy' ? { options: { last_year: '402' } } : {};
    const made = await newTable(engine, game, {}, options);
    assert.equal(made.status, 201, JSON.stringify(made));
    const client = await engine.connect(made.table);
    await client.until(({ result }) => result);
    const record = await engine.request('GET', `/api/tables/${made.table}/record`);
    const verified = await verifiedHere(record.body, game);
    assert.equal(verified.ok, true);
    assert.deepEqual(engine.reports, []);
  });

test('a person plays to the end, asks, is refused, and takes back', async () => {
  const engine = await Engine.start();
  const made = await newTable(engine, 'rome_must_fall', { rome: { kind: 'human' } });
  const client = await engine.connect(made.table, made.seats.rome);
  const first = await client.ask({ type: 'act', ply: client.told.ply, action: 'levy 77' });
  assert.equal(first.type, 'refused');
  const why = await client.ask({ type: 'why', action: 'resolve vandals' });
  assert.equal(why.legal, false);
  assert.ok(why.error.text);
  assert.equal((await client.ask({ type: 'advise' })).type, 'advice');
  let undone = false;
  for (let turn = 0; !client.told.result; ++turn) {
    const { ply } = client.told;
    const action = anyAction(client.told, turn);
    const answer = await client.ask({ type: 'act', ply, action });
    assert.equal(answer.type, 'ack', `${action}: ${JSON.stringify(answer)}`);
    await client.until((told) => told.ply > ply);
    if (undone || client.told.undo_to === null || client.told.result) continue;
    const before = client.told.ply;
    const back = await client.ask({ type: 'undo', ply: before });
    assert.equal(back.type, 'ack');
    await client.until((told) => told.ply !== before);
    undone = true;
  }
  assert.ok(undone);
  const record = await engine.request('GET', `/api/tables/${made.table}/record`);
  assert.equal((await verifiedHere(record.body, 'person')).ok, true);
  assert.deepEqual(engine.reports, []);
});

/** Plays some turns of Rome Must Fall; ends early when the game does. */
async function playSome(client, turns) {
  for (let turn = 0; turn < turns && !client.told.result; ++turn) {
    const { ply } = client.told;
    await client.ask({ type: 'act', ply, action: anyAction(client.told, turn) });
    await client.until((told) => told.ply > ply);
  }
}

test('what was kept is restored: from changes, from a snapshot, from both', async () => {
  const engine = await Engine.start();
  const made = await newTable(engine, 'rome_must_fall', { rome: { kind: 'human' } });
  const client = await engine.connect(made.table, made.seats.rome);
  await playSome(client, 10);
  const snapshot = JSON.parse(engine.snapshot(made.table).body);
  const middle = engine.documents().length;
  await playSome(client, 10);
  const { ply, view } = client.told;
  engine.stop();
  const changes = engine.documents();
  const ways = [changes, [snapshot, ...changes.slice(middle)]];
  const whole = await Engine.start(changes);
  ways.push([JSON.parse(whole.snapshot(made.table).body)]);
  for (const documents of ways) {
    const again = await Engine.start(documents);
    assert.equal(again.restored, true);
    const back = await again.connect(made.table, made.seats.rome);
    assert.equal(back.told.ply, ply);
    assert.deepEqual(back.told.view, view);
    await playSome(back, 1000);
    const record = await again.request('GET', `/api/tables/${made.table}/record`);
    assert.equal((await verifiedHere(record.body, 'restored')).ok, true);
    assert.deepEqual(again.reports, []);
  }
});

test('what does not follow on is not restored, and other tables are', async () => {
  const engine = await Engine.start();
  const one = await newTable(engine, 'rome_must_fall', { rome: { kind: 'human' } });
  const two = await newTable(engine, 'rome_must_fall', { rome: { kind: 'human' } });
  const client = await engine.connect(one.table, one.seats.rome);
  await playSome(client, 5);
  const changes = engine.documents().filter(({ table }) => table === one.table);
  const gap = changes.filter((_, index) => index !== 2);
  const other = engine.documents().filter(({ table }) => table === two.table);
  const again = await Engine.start([...gap, ...other]);
  assert.equal(again.restored, false);
  assert.equal(again.reports.length, 1);
  assert.match(again.reports[0], new RegExp(one.table));
  const back = await again.connect(one.table, one.seats.rome);
  assert.ok(back.told.ply < client.told.ply, 'what came before the gap is there');
  assert.equal((await again.json('GET', `/api/tables/${two.table}`)).table, two.table);
});

test('nothing is told before it is kept, and what cannot be kept is refused', async () => {
  const engine = await Engine.start();
  const made = await newTable(engine, 'rome_must_fall', { rome: { kind: 'human' } });
  const client = await engine.connect(made.table, made.seats.rome);
  engine.keeps = false;
  const { ply } = client.told;
  const act = () => client.ask({ type: 'act', ply, action: anyAction(client.told, 0) });
  const answer = await act();
  assert.equal(answer.type, 'refused');
  assert.equal(answer.error.kind, 'internal');
  assert.equal(client.told.ply, ply);
  engine.keeps = true;
  assert.equal((await act()).type, 'ack', 'afterwards the table goes on');
  assert.ok((await client.until((told) => told.ply > ply)).ply > ply);
});

test('sealed orders, press and the clock outlive the page', async () => {
  const engine = await Engine.start();
  const human = { kind: 'human' };
  const seats = Object.fromEntries(
    ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'].map((id) => [
      id,
      human,
    ]),
  );
  const rest = { options: { game: 'standard' }, clock: { movement: 60, other: 60 } };
  const body = { game: 'diplomacy', seats, ...rest };
  const made = await engine.json('POST', '/api/tables', { body });
  assert.equal(made.status, 201, JSON.stringify(made));
  const client = await engine.connect(made.table, made.seats.france);
  const orders = ['A PAR - BUR', 'F BRE H', 'A MAR - SPA'];
  const { ply } = client.told;
  assert.equal((await client.ask({ type: 'orders', ply, orders, confirm: true })).type, 'ack');
  assert.equal((await client.ask({ type: 'say', to: ['germany'], text: 'Hail.' })).type, 'ack');
  engine.stop();
  const again = await Engine.start(engine.documents());
  const back = await again.connect(made.table, made.seats.france);
  assert.deepEqual(
    back.told.sealed.asked.filter(({ confirmed }) => confirmed).map(({ seat }) => seat),
    ['france'],
  );
  assert.deepEqual(back.told.clock.deadline, client.told.clock.deadline);
  assert.deepEqual(
    back.told.press.messages.map(({ text }) => text),
    ['Hail.'],
  );
  const watcher = await again.connect(made.table);
  assert.deepEqual(watcher.told.press.messages, [], 'it was for Germany');
});
