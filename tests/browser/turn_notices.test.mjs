// Notices to people whose page is closed: ordered by what is on the screen, with a mail program and a webhook of ours.

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';

import { examine, phone, screenshot } from './browser.mjs';
import { Server } from './server.mjs';
import { setUp } from './set_up.mjs';

const timeout = 180_000;

const calls = [];
const hook = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  calls.push(JSON.parse(body));
  response.end();
}).listen(0, '127.0.0.1');
await once(hook, 'listening');
const hookAddress = `http://127.0.0.1:${hook.address().port}`;

const folder = await mkdtemp(path.join(tmpdir(), 'occasus-mail-'));
const sendmail = path.join(folder, 'sendmail');
const letters = () => readFile(path.join(folder, 'letters'), 'utf8').catch(() => '');
await writeFile(sendmail, `#!/bin/sh\ncat >> ${folder}/letters\n`);
await chmod(sendmail, 0o700);
after(async () => {
  hook.close();
  await rm(folder, { recursive: true });
});

const site = 'https://play.example.org';
const ways = ['--sendmail', sendmail, '--hook-hosts', hookAddress];
const contact = ['--push-contact', 'mailto:ada@example.org'];
const { server, browser } = setUp(new Server(['--public-url', site, ...ways, ...contact]));

/** The newest letter with these words, and the link in it that ends so. */
async function linkIn(words, act) {
  for (;;) {
    const found = (await letters()).split('To: ').findLast((letter) => letter.includes(words));
    const link = found && new RegExp(`${site}(/api/notices/[\\w-]+/${act})`).exec(found);
    if (link) return server.address + link[1];
    await pause(200);
  }
}

async function openNotices(page) {
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByText('Tell me when it is my turn', { exact: true }).click();
}

/** The guest is asked first. */
async function hostAndGuest() {
  const host = await browser.visit(server.address);
  await host.getByRole('button', { name: 'With friends: The Fall of the Roman Empire' }).click();
  await host.getByRole('button', { name: 'Start the game' }).click();
  const room = host.getByRole('dialog', { name: 'The waiting room' });
  const link = await room.locator('.address').first().textContent();
  await room.getByRole('button', { name: 'Go to the table' }).click();
  const guest = await browser.visit(link.replace(site, server.address));
  await guest.getByText(/What shall the others call you\?$/).waitFor();
  return { host, guest };
}

async function orderWebhook(host) {
  await openNotices(host);
  await host.getByLabel(/^Webhook/).fill(`${hookAddress}/hook`);
  await host.getByRole('button', { name: 'Call this webhook' }).click();
  const ordered = host.getByText(`At each turn, a message goes to ${hookAddress}/hook.`);
  await ordered.scrollIntoViewIfNeeded();
  await screenshot(host, 'turn-notices');
}

/** Orders, and confirms by the letter. */
async function orderMail(guest) {
  await openNotices(guest);
  const mail = guest.getByLabel('Your e-mail address');
  await mail.fill('ada@example.org');
  await mail.press('Enter');
  await guest.getByText(/^Confirm your address by the link in the mail to ada@/).waitFor();
  const letter = await browser.visit(await linkIn('confirm your address', 'confirm'));
  await letter.getByRole('button', { name: 'Confirm this address' }).click();
  await letter.getByText('Thank you: notices will come to this address.').waitFor();
  return letter;
}

test('a guest gets mail, a host has a webhook called, and each stops it', { timeout }, async () => {
  const { host, guest } = await hostAndGuest();
  await orderWebhook(host);
  const letter = await orderMail(guest);
  // They know of the turn in which they order; they come once more, and leave.
  await guest.reload();
  await guest.getByRole('list', { name: 'Who plays' }).waitFor();
  await guest.goto('about:blank');
  const stop = await linkIn('your turn', 'stop');
  const sent = (await letters()).split('To: ').at(-1);
  const turn = 'The Fall of the Roman Empire: .*';
  assert.match(sent, new RegExp(`It is your turn\\. ${turn}\n${site}/table/`));
  while (calls.length === 0) await pause(200);
  assert.match(calls[0].content, new RegExp(`^Awaited\\. ${turn} – Barbarian\\. ${site}/table/`));

  await letter.goto(stop);
  await letter.getByRole('button', { name: 'Stop these notices' }).click();
  await letter.getByText('No notices will come to this address.').waitFor();
  await host.getByRole('button', { name: 'Stop', exact: true }).click();
  await host.getByLabel(/^Webhook/).waitFor();
  await host.getByText('Tell me when it is my turn', { exact: true }).waitFor();
});

test('the notices of a table fit on a phone', { timeout }, async () => {
  const { links } = await server.newTable({ game: 'empire' });
  const page = await browser.visit(`${server.address}${links.roman}`, { viewport: phone });
  await openNotices(page);
  await page.getByLabel('Your e-mail address').fill('ada@example.org');
  assert.equal(await page.getByLabel(/^Webhook/).count(), 0, 'it is for the host');
  await examine(page, 'turn-notices-phone');
});
