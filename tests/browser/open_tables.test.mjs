// A table that anybody may join: a stranger finds it in the lobby, draws a side, and sits down.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { examine, screenshot } from './browser.mjs';
import { Server } from './server.mjs';
import { setUp } from './set_up.mjs';

const { server, browser } = setUp(new Server(['--open-tables']));

test('a stranger joins a table from the lobby, and does not see the name of the other', async () => {
  const stranger = await browser.visit(server.address);
  await stranger.getByRole('heading', { name: 'Games', exact: true }).waitFor();
  const maker = await browser.visit(server.address);
  await maker.getByRole('button', { name: 'With friends: The Fall of the Roman Empire' }).click();
  const dialog = maker.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /^Let anybody/ }).check();
  await dialog.getByRole('checkbox', { name: /^Draw the sides/ }).check();
  await dialog.getByRole('checkbox', { name: /^Hide the names/ }).check();
  await screenshot(maker, 'open-tables-start');
  await dialog.getByRole('button', { name: 'Start the game' }).click();
  const room = maker.getByRole('dialog', { name: 'The waiting room' });
  await room.getByText('The others see it only when the game is over.').waitFor();
  await room.getByText('Copy the link to this table').waitFor();
  assert.equal(await room.getByText(/clock/).count(), 0);
  await room.getByLabel('Your name').fill('Ada');
  await room.getByLabel('Your name').press('Tab');

  // The list of the stranger, who has been there for a while, renews itself.
  const join = stranger.getByRole('link', { name: 'Join: The Fall of the Roman Empire' });
  await join.waitFor();
  await stranger.getByText('1 seat, by lot · anonymous').waitFor();
  await examine(stranger, 'open-tables');
  await join.press('Enter');
  const sitting = stranger.getByRole('dialog', { name: 'Will you play?' });
  await sitting.getByText('The others see it only when the game is over.').waitFor();
  await sitting.getByLabel('Your name').fill('Bede');
  await screenshot(stranger, 'open-tables-sit');
  await sitting.getByRole('button', { name: 'Sit down by lot' }).click();
  await sitting.waitFor({ state: 'hidden' });
  await room.waitFor({ state: 'hidden' });
  assert.equal(await stranger.getByText(/What shall the others call you/).count(), 0);
  assert.equal(await maker.getByText('Bede', { exact: true }).count(), 0);
  assert.equal(await stranger.getByText('Ada', { exact: true }).count(), 0);

  const late = await browser.visit(server.address);
  await late.getByRole('heading', { name: 'Games', exact: true }).waitFor();
  assert.equal(await late.getByRole('link', { name: /^Join: / }).count(), 0);
});

test('a host offers a seat that was left, and somebody joins', async () => {
  const host = await browser.visit(server.address);
  await host.getByRole('button', { name: 'With friends: The Fall of the Roman Empire' }).click();
  await host.getByRole('button', { name: 'Start the game' }).click();
  await host.getByRole('button', { name: 'Go to the table' }).click();
  await host.getByRole('tab', { name: 'Table' }).click();
  await host.getByRole('button', { name: 'Hand over to the computer' }).nth(1).click();
  const sure = host.getByRole('alertdialog');
  await sure.getByRole('button', { name: 'Hand over' }).click();
  await host.getByRole('button', { name: 'Offer the seat to anybody' }).click();
  await sure.getByText(/the lobby of this server offers the seat to anybody/).waitFor();
  await sure.getByRole('button', { name: 'Offer the seat to anybody' }).click();
  await host.getByText('The lobby of this server offers this seat.').waitFor();
  await screenshot(host, 'open-tables-offered');

  const guest = await browser.visit(server.address);
  await guest.getByRole('link', { name: 'Join: The Fall of the Roman Empire' }).click();
  const sitting = guest.getByRole('dialog', { name: 'Will you play?' });
  await sitting.getByRole('button', { name: 'Sit down as the Barbarian' }).click();
  await host.getByText('The lobby of this server offers this seat.').waitFor({ state: 'hidden' });
});
