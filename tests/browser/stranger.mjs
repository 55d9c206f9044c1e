// Somebody who has never been here: knows what is on the screen, by role and by the words that can
// be read, and nothing else.

import assert from 'node:assert/strict';

export class Stranger {
  /** Takes the last of the answers, which is often to be done with it, and not the first. */
  hurries = false;

  constructor(page) {
    this.page = page;
  }

  button(name, options = {}) {
    return this.page.getByRole('button', { name, ...options });
  }

  /**
   * The region with the question. Choices are looked for there alone: naming every button of a map
   * and of a long log, frame by frame, takes most of the time of these tests.
   */
  prompt() {
    return this.page.locator('.prompt');
  }

  /** A button that answers. */
  answerButton(name) {
    return this.prompt().getByRole('button', { name });
  }

  dialog() {
    return this.page.getByRole('dialog');
  }

  /** Opens the dialog of a game that offers every way to begin, and all that is folded away in it. */
  async openStart(game) {
    await this.button(`More ways to start: ${game}`).click();
    await this.dialog().waitFor();
    // The description of a game comes after the dialog: a list of its options is there then.
    await this.button('Start the game').waitFor();
    for (const fold of await this.dialog().locator('summary').all()) await fold.click();
  }

  /** Ticks what is called so in a group of the dialog, or takes it from a list. */
  async choose({ group, list, choice }) {
    const part = group ? this.dialog().getByRole('group', { name: group }) : this.dialog();
    if (!list) return part.getByRole('radio', { name: choice }).check();
    return part.getByRole('combobox', { name: list, exact: true }).selectOption({ label: choice });
  }

  /** The link to play a seat, as the waiting room has it written. */
  async linkOf(seat) {
    const place = this.dialog().getByRole('listitem').filter({ hasText: seat });
    await place.getByText('not here yet').waitFor();
    return /https?:\/\/\S+/.exec(await place.innerText())[0];
  }

  /** The question, in the largest letters of the column next to the table. */
  question() {
    return this.page.getByRole('region', { name: 'What to do' }).getByRole('heading').first();
  }

  /** The place on the bar under the table: how far the game has come. */
  bar() {
    return this.page.locator('input[type="range"][aria-label="Step shown"]');
  }

  async ply() {
    return Number(await this.bar().inputValue());
  }

  /** The answers that are listed now. */
  answers() {
    return this.prompt().getByRole('list', { name: 'Actions' }).getByRole('listitem');
  }

  confirm() {
    return this.answerButton(/^Confirm/);
  }

  over() {
    return this.answerButton('Review it');
  }

  /** Takes the screen, where several people share it. */
  handed() {
    return this.answerButton(/^Continue as /);
  }

  /** Waits for something to press that is an answer; says whether the game is over instead. */
  async isOver() {
    const list = this.prompt().getByText('All actions as a list');
    await this.answerButton(/^Face \d/)
      .or(this.confirm())
      .or(this.handed())
      .or(this.answers().getByRole('button'))
      .or(list)
      .or(this.over())
      .first()
      .waitFor();
    return this.over().isVisible();
  }

  /** Gives an answer, and waits until the table has taken it. */
  async answer() {
    if (await this.handed().isVisible()) {
      await this.handed().click();
      await this.confirm().first().waitFor();
    }
    if (await this.confirm().first().isVisible()) return this.confirmOrders();
    const ply = await this.ply();
    await this.giveAnswer();
    await this.movedOnFrom(ply);
  }

  /** In one question to the page, which answers late while a game that is watched runs on. */
  async movedOnFrom(ply) {
    await this.page.waitForFunction(
      (old) => Number(document.querySelector('input[aria-label="Step shown"]')?.value) > old,
      ply,
    );
  }

  async giveAnswer() {
    const face = this.answerButton(/^Face \d/).first();
    if (await face.isVisible()) return face.click();
    const list = this.prompt().getByText('All actions as a list');
    const folded = (await list.isVisible()) && !(await this.answers().first().isVisible());
    if (folded) await list.click();
    const form = this.answers().getByRole('form');
    if (await form.first().isVisible()) return this.fillIn(form.first());
    const refused = this.page.getByRole('button', { disabled: true });
    const allowed = this.answers().filter({ hasNot: refused });
    const taken = this.hurries ? allowed.last() : allowed.first();
    return taken.getByRole('button').first().click();
  }

  /** One choice for each line of a form, none twice. */
  async fillIn(form) {
    const lines = await form.getByRole('group').all();
    for (const [at, line] of lines.entries()) await line.getByRole('button').nth(at).click();
    await form.getByRole('button').nth(-2).click();
  }

  /** Orders nothing more; is asked once more where that is worth a question. */
  async confirmOrders() {
    const ply = await this.ply();
    const bar = await this.bar().elementHandle();
    await this.seal();
    // It is sealed until the others have confirmed, or the screen goes to somebody else, or
    // everything is opened at once.
    await this.page.waitForFunction(
      ([it, old]) =>
        Number(it.value) > old || /Change them|Continue as/.test(document.body.innerText),
      [bar, ply],
    );
  }

  async seal() {
    const isShort = await this.prompt()
      .getByText(/ha(s|ve) no order: /)
      .isVisible();
    await this.confirm().first().click();
    if (isShort) await this.answerButton('Confirm anyway').click();
  }

  /** Takes the screen that is handed over, orders for that seat, and hands it on. */
  async orderForOne() {
    await this.handed().click();
    await this.confirm().first().waitFor();
    await this.seal();
    await this.handed().waitFor();
  }

  /** Watches until something has happened. */
  async goesOnByItself() {
    await this.bar().waitFor();
    await this.movedOnFrom(0);
  }

  /** As many answers as there is time for; says how many were given before the end. */
  async play(most = 10) {
    let given = 0;
    while (given < most && !(await this.isOver())) {
      await this.answer();
      given += 1;
    }
    return given;
  }

  /** Opens the help and the rules, and closes them again. */
  async readHelpAndRules() {
    const top = this.page.locator('header');
    await top.getByRole('button', { name: 'Help' }).click();
    const keys = this.dialog();
    await keys.getByRole('heading', { name: 'Keys' }).waitFor();
    const rows = keys.getByRole('term');
    assert.ok((await rows.count()) > 5);
    await keys.getByRole('button', { name: 'Close' }).click();
    await keys.waitFor({ state: 'hidden' });
    const rules = this.page.getByRole('complementary', { name: 'Rulebook' });
    const book = top.getByRole('button', { name: 'Rules' });
    await book.click();
    await rules.getByRole('heading').first().waitFor();
    await book.click();
    await rules.waitFor({ state: 'hidden' });
  }

  /** Goes back to the lobby, finds the table there and opens it; says how it is listed. */
  async comeBack() {
    const title = await this.page.getByRole('heading', { level: 1 }).textContent();
    const ply = await this.ply();
    await this.page.getByRole('link', { name: 'all games' }).click();
    const known = this.page.getByRole('region', { name: 'Continue' });
    const finished = known.getByText(/^Finished/);
    await known.getByRole('link').or(finished).first().waitFor();
    if (await finished.isVisible()) await finished.click();
    const listed = known.getByRole('link').filter({ hasText: title }).first();
    await this.page.waitForFunction(
      (link) => !link.textContent.includes('Looking'),
      await listed.elementHandle(),
    );
    const words = await listed.textContent();
    await listed.click();
    await this.bar().waitFor();
    const bar = await this.bar().elementHandle();
    await this.page.waitForFunction(([it, old]) => Number(it.value) >= old, [bar, ply]);
    return words;
  }
}
