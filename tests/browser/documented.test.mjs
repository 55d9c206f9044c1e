// The examples in the README of the npm package run in node, one after the other, as one program.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';

const root = path.join(import.meta.dirname, '../..');

test('the examples of the npm package run', async (t) => {
  const page = await readFile(path.join(root, 'web/library/README.md'), 'utf8');
  const examples = [...page.matchAll(/```js\n(.*?)```/gs)].map((found) => found[1]);
  assert.ok(examples.length >= 2);
  // Each has names of its own; what is imported holds for all.
  const imported = examples.flatMap((example) => example.match(/^import .*$/gm) ?? []);
  const program = [
    ...imported,
    ...examples.map((example) => `{\n${example.replace(/^import .*$/gm, '')}\n}`),
  ];
  const folder = await mkdtemp(path.join(tmpdir(), 'documented-'));
  t.after(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, 'node_modules'));
  await symlink(path.join(root, 'build/page/library'), path.join(folder, 'node_modules/occasus'));
  await writeFile(path.join(folder, 'examples.mjs'), program.join('\n'));
  const { stdout } = await promisify(execFile)(process.execPath, ['examples.mjs'], { cwd: folder });
  assert.match(stdout, /rule/);
  assert.match(stdout, /A BUD - SER: moves/);
});
