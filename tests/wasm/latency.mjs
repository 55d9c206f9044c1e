// How long a person waits for an answer of the module: why something may not be done, odds, advice
// of each player that gives it in less time than it thinks for, and the changes of an action.
//
//   node tests/wasm/latency.mjs [answers in each game]

import { Engine, anyAction } from './engine.mjs';

const kAnswers = Number(process.argv[2] ?? 300);
/** The default adviser of each game, and the question of the page for odds. */
const games = {
  rome_must_fall: { seat: 'rome', odds: { draft: {} } },
  empire: { seat: 'roman', rival: 'barbarian', odds: {} },
  pomerium: { seat: 'general', odds: {} },
  invasions: { seat: 'rome', odds: {} },
};
const kinds = ['why', 'odds', 'act', 'advise'];

const percentile = (sorted, share) => sorted[Math.ceil(sorted.length * share) - 1] ?? NaN;

/** Plays as any action leads, and times every answer. */
async function play(game, seed) {
  const { seat, rival, odds } = games[game];
  const engine = await Engine.start();
  const seats = { [seat]: { kind: 'human' } };
  if (rival) seats[rival] = { kind: 'computer', player: 'greedy' };
  const made = await engine.json('POST', '/api/tables', { body: { game, seats, delay: 0 } });
  if (made.status !== 201) throw new Error(JSON.stringify(made));
  const client = await engine.connect(made.table, made.seats[seat]);
  const waited = Object.fromEntries(kinds.map((kind) => [kind, []]));
  const time = async (kind, message) => {
    const begun = performance.now();
    const answer = await client.ask(message);
    waited[kind].push(performance.now() - begun);
    return answer;
  };
  for (let turn = seed; waited.act.length < kAnswers; ++turn) {
    const told = await client.until(({ offers, to_move: to }) => offers.length > 0 || to === null);
    if (told.to_move === null) break;
    await time('why', { type: 'why', action: 'nothing of the kind' });
    await time('odds', { type: 'odds', ...odds });
    const { type } = await time('advise', { type: 'advise' });
    if (type !== 'advice') waited.advise.pop();
    const ack = await time('act', { type: 'act', ply: told.ply, action: anyAction(told, turn) });
    if (ack.type !== 'ack') throw new Error(JSON.stringify(ack));
    await client.until(({ ply }) => ply > told.ply);
  }
  engine.stop();
  return waited;
}

console.log('milliseconds           answers    50 %    95 %    99 %    most');
for (const game of Object.keys(games)) {
  const all = Object.fromEntries(kinds.map((kind) => [kind, []]));
  for (let seed = 0; all.act.length < kAnswers && seed < kAnswers; ++seed) {
    const waited = await play(game, seed);
    for (const kind of kinds) all[kind].push(...waited[kind]);
  }
  for (const kind of kinds) {
    const sorted = all[kind].toSorted((a, b) => a - b);
    const figures = [0.5, 0.95, 0.99, 1].map((share) => percentile(sorted, share));
    console.log(
      `${game} ${kind}`.padEnd(22),
      String(sorted.length).padStart(7),
      ...figures.map((figure) => figure.toFixed(1).padStart(7)),
    );
  }
}
