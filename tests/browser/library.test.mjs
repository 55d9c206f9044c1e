// The library, as programs get it: packed, installed in an empty project, and used in node and in
// Chromium.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

import { Folder, library } from './folder.mjs';
import { product, root } from './server.mjs';
import { setUp } from './set_up.mjs';

const run = promisify(execFile);
const { server, browser } = setUp(new Folder(library));

let project = '';
let occasus = null;

before(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'occasus-project-'));
  await writeFile(path.join(project, 'package.json'), '{"type": "module"}');
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', project], {
    cwd: library,
  });
  const packed = path.join(project, stdout.trim());
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', packed], { cwd: project });
  const entry = path.join(project, 'node_modules/occasus/index.js');
  occasus = await import(pathToFileURL(entry).href);
});

after(() => rm(project, { recursive: true }));

/** Plays on, with the first, the last or the middle action; the positions it came through. */
function walk(state, plies) {
  const actions = [];
  for (let ply = 0; ply < plies && state.toMove; ++ply) {
    const legal = state.legalActions();
    assert.ok(legal.length > 0);
    const action = legal[Math.floor((legal.length - 1) * [0, 1, 0.5][ply % 3])];
    assert.equal(state.whyNot(action), null, action);
    state.apply(action);
    actions.push(action);
  }
  return actions;
}

test('a learned player plays once its weights are loaded', async () => {
  const state = (await occasus.load('empire')).start();
  assert.throws(
    () => state.choose('stilicho', { seed: 1 }),
    /weights of player “stilicho” are not/,
  );
  await assert.rejects(occasus.loadWeights('empire', new Uint8Array(9)), /magic/);
  await assert.rejects(occasus.loadWeights('pomerium', new Uint8Array(9)), /needs weights/);
  await occasus.loadWeights('empire');
  const action = state.choose('stilicho', { seed: 1 });
  assert.equal(state.whyNot(action), null);
});

test('all games are played, copied, and taken up from their documents', async () => {
  const games = await occasus.games();
  assert.equal(games.length, 5);
  for (const { id } of games) {
    const game = await occasus.load(id);
    const state = game.start();
    walk(state, 150);
    const copy = state.copy();
    const again = game.start(state.position());
    assert.deepEqual(walk(again, 30), walk(copy, 30), id);
    assert.deepEqual(again.position(), copy.position(), id);
  }
});

test('what may not be done says which rule forbids it, and changes nothing', async () => {
  const state = (await occasus.load('rome_must_fall')).start();
  for (let die = 0; die < 6; ++die) state.apply('roll 4');
  state.apply('levy');
  const before = state.position();
  // T1.2: an ability is used once a turn.
  assert.equal(state.whyNot('levy').rule, 'T1.2');
  assert.throws(() => state.apply('levy'), { name: 'OccasusError', kind: 'illegal', rule: 'T1.2' });
  assert.throws(() => state.apply('fly'), { kind: 'unreadable' });
  assert.deepEqual(state.position(), before);
  await assert.rejects(occasus.load('chess'), { kind: 'unknown', field: 'game' });
});

test('the orders of all powers are adjudicated', async () => {
  const state = (await occasus.load('diplomacy', { options: { game: 'standard' } })).start();
  assert.equal(state.sealed.length, 7);
  const { orders } = state.readOrders('russia', ['A WAR - MUN']);
  assert.equal(orders[0].refused.kind, 'illegal'); // Warsaw does not touch Munich.
  const events = state.adjudicate({
    austria: ['A VIE - GAL', 'A BUD - SER'],
    russia: ['A WAR - GAL', 'F SEV - BLA'],
  });
  const texts = events.map(({ text }) => text).join('\n');
  assert.match(texts, /A VIE - GAL: bounces/);
  assert.match(texts, /A WAR - GAL: bounces/);
  assert.match(texts, /A BUD - SER: moves/);
  assert.equal(state.turn, 'Autumn 1901');
});

test('a record made here is verified by the program, and one of the program is read here', async () => {
  const game = await occasus.load('rome_must_fall');
  const match = game.begin();
  for (match.draw(); match.state.toMove; match.draw()) match.act(match.state.choose('planner'));
  const file = path.join(project, 'rome.save');
  await writeFile(file, match.record());
  const { stdout } = await run(product, ['verify', file, '--json']);
  assert.equal(JSON.parse(stdout).dice, 'verified');

  const theirs = path.join(project, 'theirs.save');
  await run(product, ['new', 'empire', '-o', theirs]);
  const text = await readFile(theirs, 'utf8');
  const read = await occasus.readRecord(text);
  assert.equal(read.facts.id, 'empire');
  await assert.rejects(occasus.readRecord(text.replace('rules 1', 'rules 9')), {
    kind: 'unreadable',
  });
});

test('its version is that of the program', async () => {
  const { version } = JSON.parse(await readFile(path.join(library, 'package.json'), 'utf8'));
  const { stdout } = await run(product, ['--version']);
  assert.equal(stdout.split(' ')[1], version);
});

test('its types are those of a strict program', async () => {
  await writeFile(
    path.join(project, 'program.ts'),
    `import { load, OccasusError, type GameEvent } from 'occasus';
     const state = (await load('empire')).start();
     const events: GameEvent[] = state.apply(state.legalActions()[0] ?? '');
     const rule: string | undefined = events[0]?.rule;
     // @ts-expect-error: an action is a text.
     state.apply(4);
     export { rule, OccasusError };`,
  );
  const compiler = path.join(root, 'web/node_modules/.bin/tsc');
  const strict =
    '--noEmit --strict --module nodenext --moduleResolution nodenext --target es2022 --lib es2022,dom';
  await run(compiler, [...strict.split(' '), 'program.ts'], { cwd: project });
});

test('the example plays a game in a browser', async () => {
  const page = await browser.visit(`${server.address}example.html`);
  await page.getByRole('button', { name: 'Play' }).click();
  const lines = page.getByRole('listitem');
  await lines
    .filter({ hasText: /Defeat|Victory|Brilliant victory/ })
    .first()
    .waitFor();
  assert.ok((await lines.count()) > 100);
});
