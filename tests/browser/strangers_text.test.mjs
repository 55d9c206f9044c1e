// Text that a person may bring stays text: names, messages, boards, and the address.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';

import { product } from './server.mjs';
import { setUp } from './set_up.mjs';

const { server, browser } = setUp();

const kHostile = [
  '<img src=x onerror="window.hit=1">',
  '"><script>window.hit=1</script>',
  "'-window.hit--'",
  '</title><svg/onload=window.hit=1>',
  'javascript:window.hit=1',
  '{{window.hit=1}}${window.hit=1}',
];
const kHebrew = 'דוד המלך';

/** Says things at a table as the holder of a token; resolves when the last is acknowledged. */
const say = (page, table, token, messages) =>
  page.evaluate(
    ([id, key, all]) =>
      new Promise((done, failed) => {
        const address = `${location.origin.replace('http', 'ws')}/api/tables/${id}/socket`;
        const socket = new WebSocket(address);
        let left = all.length;
        socket.onopen = () => {
          socket.send(JSON.stringify({ type: 'hello', token: key }));
          all.forEach((message, n) => socket.send(JSON.stringify({ id: `${n}`, ...message })));
        };
        socket.onmessage = ({ data }) => {
          const { type, error } = JSON.parse(data);
          if (type === 'refused' || type === 'error') failed(new Error(error.text));
          if (type !== 'ack') return;
          left -= 1;
          if (left > 0) return;
          socket.close();
          done();
        };
      }),
    [table, token, messages],
  );

const isUnharmed = async (page) =>
  assert.equal(await page.evaluate(() => window.hit), undefined, 'a text was run');

test('names and letters stay text, each in its own direction', async () => {
  const { table, seats } = await server.newTable({ game: 'diplomacy' });
  const [reader, ...writers] = Object.values(seats);
  const page = await browser.visit(server.address);
  for (const [n, writer] of writers.entries()) {
    const hostile = kHostile[n];
    await say(page, table, writer, [
      { type: 'name', name: n === 0 ? kHebrew : hostile.slice(0, 40) },
      { type: 'say', to: [], text: n === 0 ? `${kHebrew} ${hostile}` : hostile },
    ]);
  }
  await page.goto(`${server.address}/table/${table}#${reader}`);
  await page.getByRole('tab', { name: /^Messages/ }).click();
  const letters = page.getByRole('list', { name: 'Messages' });
  for (const text of kHostile) await letters.getByText(text).first().waitFor();
  const hebrew = letters.getByText(kHebrew).last();
  assert.equal(await hebrew.evaluate((one) => getComputedStyle(one).direction), 'rtl');
  assert.equal(
    await page
      .getByRole('textbox', { name: /letter|message/i })
      .first()
      .getAttribute('dir'),
    'auto',
  );
  await isUnharmed(page);
  await page.goto(`${server.address}/table/${table}/chronicle`);
  await page.waitForLoadState('networkidle');
  await isUnharmed(page);
  await page.close();
});

test('the title of a board and the address of a page stay text', async () => {
  const sheet = execFileSync(product, ['board', 'rome_must_fall'], { encoding: 'utf8' });
  for (const hostile of kHostile.slice(0, 4)) {
    const title = `"${hostile.replaceAll('"', '""')}"`;
    const board = sheet.replace('Reconstructed sheet,', `${title},`);
    const { table, seats } = await server.newTable({ game: 'rome_must_fall', board });
    const page = await browser.visit(`${server.address}/table/${table}#${seats.rome}`);
    await page.getByRole('heading', { name: 'Rome Must Fall' }).first().waitFor();
    await page.getByRole('tab', { name: 'Table', exact: true }).click();
    await isUnharmed(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'SVG drawing' }).click(),
    ]);
    // A picture that is opened by itself runs nothing either.
    const alone = await page.context().newPage();
    await alone.goto(`file://${await file.path()}`);
    await isUnharmed(alone);
    await page.goto(`${server.address}/table/${table}/chronicle`);
    await page.getByText('The numbers of the board were changed').waitFor();
    await isUnharmed(page);
    for (const odd of [
      'table/<svg onload=window.hit=1>',
      'rules/"><script>window.hit=1</script>',
    ]) {
      await page.goto(`${server.address}/${encodeURI(odd)}#<img src=x onerror=window.hit=1>`);
      await isUnharmed(page);
    }
    await page.close();
  }
});
