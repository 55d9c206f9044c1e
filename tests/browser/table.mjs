// A player's view and actions at a table of Rome Must Fall, found by role and by name as a screen
// reader finds them.

import assert from 'node:assert/strict';

import { focusedName, tabTo } from './keyboard.mjs';
import { movedOn, plySlider, prompt } from './map_table.mjs';

export const trackers = ['Vandals', 'Visigoths', 'Franks', 'War at Sea', 'Huns', 'Ostrogoths'];
/** The key that places the die in hand on each of them: the first letter no other one has taken. */
const letters = ['v', 'i', 'f', 'w', 'h', 'o'];

const answerName = /^(It holds: go on|Accept the loss|Hold with )/;

export class Table {
  constructor(page) {
    this.page = page;
    this.prompt = page.getByRole('region', { name: 'What to do' });
    this.tray = page.getByRole('group', { name: 'Imperial dice' });
    this.begin = prompt(page).getByRole('button', { name: /Barbarian phase/ });
    this.answers = prompt(page).getByRole('button', { name: answerName });
    this.ending = page.getByRole('region', { name: 'The end' });
    this.slider = plySlider(page);
  }

  dice() {
    return this.tray.getByRole('button');
  }

  diceInTray() {
    return this.tray.getByRole('button', { name: /^(?!.*take it back)/ });
  }

  slot(tracker) {
    return this.page
      .getByRole('region', { name: tracker, exact: true })
      .getByRole('button', { name: new RegExp(`^${tracker}: (?!timeline)`) });
  }

  /** Waits until something is asked or the game is over; says which: place, answer or over. */
  async question() {
    await this.begin.or(this.answers).or(this.ending).first().waitFor();
    if (await this.ending.isVisible()) return 'over';
    return (await this.begin.isVisible()) ? 'place' : 'answer';
  }

  /** The number of actions so far. */
  async ply() {
    return Number(await this.slider.inputValue());
  }

  /** Waits until the table has moved on from a ply. */
  async movedOnFrom(ply) {
    const slider = await this.slider.elementHandle();
    await this.page.waitForFunction(([it, old]) => Number(it.value) > old, [slider, ply]);
  }

  /** Does something and waits until the table has answered. */
  async and(action) {
    await movedOn(this.page, action);
  }
}

/** A player with a mouse. */
export class MousePlayer {
  constructor(page) {
    this.page = page;
    this.table = new Table(page);
  }

  /** Presses a die, then a tracker that has none, until every die stands. */
  async placeAllByPress() {
    for (const tracker of trackers) {
      const slot = this.table.slot(tracker);
      if (!/no die yet/.test(await slot.textContent())) continue;
      await this.table.diceInTray().first().click();
      await slot.click();
    }
  }

  async drag(die, tracker) {
    const from = await this.table.dice().nth(die).boundingBox();
    const to = await this.table.slot(tracker).boundingBox();
    const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
    const { mouse } = this.page;
    await mouse.move(...middle(from));
    await mouse.down();
    await mouse.move(...middle(to), { steps: 8 });
    await mouse.up();
  }

  async beginBarbarianPhase() {
    await this.table.and(() => this.table.begin.click());
  }

  /** Takes the first answer, which holds where that is possible. */
  async answer() {
    await this.table.and(() => this.table.answers.first().click());
  }
}

/** A player without a mouse. */
export class KeyboardPlayer {
  constructor(page) {
    this.page = page;
    this.table = new Table(page);
  }

  tabTo(name) {
    return tabTo(this.page, name);
  }

  async press(...keys) {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** The focus goes from the die to the trackers and on to the next die by itself. */
  async placeAll() {
    await this.tabTo(/^(white|red) \d/);
    for (const letter of letters) {
      await this.press('Enter');
      await this.press(letter);
    }
    assert.match(await focusedName(this.page), /^Begin the Barbarian phase/);
  }

  async beginBarbarianPhase() {
    await this.table.and(() => this.press('Enter'));
  }

  async answer() {
    await this.tabTo(answerName);
    await this.table.and(() => this.press('Enter'));
  }
}

/** Plays so many turns, from the question on the table on, or to the end of the game. */
export async function playTurns(player, turns, placeAll) {
  for (let turn = 0; ;) {
    const question = await player.table.question();
    if (question === 'over' || (question === 'place' && turn === turns)) return;
    if (question === 'place') {
      ++turn;
      await placeAll();
      await player.beginBarbarianPhase();
    } else {
      await player.answer();
    }
  }
}

/** Plays from the question on the table to the end of the game. */
export async function playToTheEnd(player, placeAll) {
  const most = 12;
  await playTurns(player, most, placeAll);
  await player.table.ending.waitFor();
}
