import { afterEach, describe, expect, it } from 'vitest';

import { Thinkers, WeightsMissing } from '../src/offline/thinking';

const module = new WebAssembly.Module(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));
const bytes = new Uint8Array([1, 2, 3]).buffer;
const task = (weights: string | null, name = 'table 0') =>
  JSON.stringify({ name, awaited: true, weights });

interface Heard {
  number?: number;
  weights?: { game: string; bytes: ArrayBuffer } | null;
}

const open: MessagePort[] = [];
afterEach(() => {
  for (const port of open.splice(0)) port.close();
});

/** `answer`: of every Worker; null: the weights are damaged. `sources`: what each fetch brings. */
function setUp(answer: () => string | null, sources: (() => Promise<ArrayBuffer>)[]) {
  const given: (string | undefined)[] = [];
  let fetched = 0;
  const thinkers = new Thinkers({
    module,
    most: 2,
    weights: () => sources[fetched++]?.() ?? Promise.reject(new Error('fetched too often')),
    hire(port) {
      open.push(port);
      port.onmessage = ({ data }: MessageEvent<Heard>) => {
        if (data.number === undefined) return;
        given.push(data.weights?.game);
        port.postMessage({ number: data.number, answer: answer() });
      };
    },
  });
  return { thinkers, given, fetched: () => fetched };
}

const comes = () => Promise.resolve(bytes);
const fails = () => Promise.reject(new Error('no network'));

describe('the weights of learned players', () => {
  it('are not fetched for other players', async () => {
    const { thinkers, given, fetched } = setUp(() => 'thought', []);
    expect(await thinkers.think(task(null))).toBe('thought');
    expect([fetched(), given]).toEqual([0, [undefined]]);
  });

  it('are fetched once, and given once to each Worker', async () => {
    const { thinkers, given, fetched } = setUp(() => 'thought', [comes]);
    const both = [thinkers.think(task('empire')), thinkers.think(task('empire', 'table 1'))];
    expect(await Promise.all(both)).toEqual(['thought', 'thought']);
    await thinkers.think(task('empire'));
    expect([fetched(), given]).toEqual([1, ['empire', 'empire', undefined]]);
  });

  it('that do not come are missing, and fetched again for the next task', async () => {
    const { thinkers, given } = setUp(() => 'thought', [fails, comes]);
    await expect(thinkers.think(task('empire'))).rejects.toBeInstanceOf(WeightsMissing);
    expect(given).toEqual([]);
    expect(await thinkers.think(task('empire'))).toBe('thought');
  });

  it('that are damaged are missing, and given again when they are fetched again', async () => {
    const answers = [null, 'thought'];
    const { thinkers, given } = setUp(() => answers.shift() ?? null, [comes, comes]);
    await expect(thinkers.think(task('empire'))).rejects.toBeInstanceOf(WeightsMissing);
    expect(await thinkers.think(task('empire'))).toBe('thought');
    expect(given).toEqual(['empire', 'empire']);
  });
});
