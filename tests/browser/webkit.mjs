// Debian's WebKit, driven by its own WebDriver, on a virtual screen.
//
// A page here has the part of a Playwright page that a stranger uses: it finds by role and by
// words, and clicks where the mouse can. Roles and names are those that axe gives.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

import { root } from './server.mjs';

const modules = createRequire(path.join(root, 'web/package.json'));
const axeSource = await readFile(modules.resolve('axe-core/axe.min.js'), 'utf8');

const browser = {
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': {
    binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    args: ['--automation'],
  },
};

/** Ms. */
const kPatience = 45_000;
const kBetweenLooks = 200;

/** The words of WebDriver about an element that cannot be clicked yet. */
const notYet = /element click intercepted|element not interactable|stale element/;

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

async function end(process) {
  if (process.exitCode !== null || process.signalCode !== null) return;
  process.kill('SIGTERM');
  await once(process, 'exit');
}

/** Looks until it sees something. */
async function until(look, words) {
  for (const limit = Date.now() + kPatience; ;) {
    const seen = await look();
    if (seen) return seen;
    if (Date.now() > limit) throw new Error(`${words()} has not come in ${kPatience} ms`);
    await pause(kBetweenLooks);
  }
}

/** A driver has one session, and a session is one visitor. */
class Session {
  #driver;
  #address;

  async start(environment) {
    const port = await freePort();
    this.#driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      env: environment,
      stdio: 'ignore',
    });
    this.#address = `http://127.0.0.1:${port}`;
    const capabilities = { alwaysMatch: browser };
    const { sessionId } = await until(
      () => this.ask('POST', '/session', { capabilities }).catch(notThereYet),
      () => 'the driver of WebKit',
    );
    this.#address += `/session/${sessionId}`;
  }

  async stop() {
    await this.ask('DELETE', '');
    await end(this.#driver);
  }

  async ask(method, command, body) {
    const answer = await fetch(this.#address + command, {
      method,
      body: body && JSON.stringify(body),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${command}: ${value.error}: ${value.message}`);
    return value;
  }

  run(script, ...args) {
    return this.ask('POST', '/execute/sync', { script, args });
  }
}

function notThereYet(error) {
  if (error.cause?.code !== 'ECONNREFUSED') throw error;
  return null;
}

/** In the page: the elements that the steps lead to, from the document on. */
function find(steps) {
  const words = (text) => text.replaceAll(/\s+/g, ' ').trim();
  const matches = (text, { source, flags, exactly, part }) => {
    if (source !== undefined) return new RegExp(source, flags).test(words(text));
    if (exactly !== undefined) return words(text) === exactly;
    return words(text).toLowerCase().includes(part.toLowerCase());
  };
  const isShown = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
  };
  const isDisabled = (element) =>
    element.matches(':disabled') || element.closest('[aria-disabled="true"]') !== null;
  const node = (element) => globalThis.axe.utils.getNodeFromTree(element);
  const { aria, text } = globalThis.axe.commons;
  const isRead = (element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[aria-hidden="true"]');

  const inOrder = (elements) =>
    [...new Set(elements)].sort((a, b) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
  const within = (elements, selector) =>
    inOrder(elements.flatMap((each) => [...each.querySelectorAll(selector)]));

  const ways = {
    css: (from, { selector }) => within(from, selector),
    role: (from, { role, name, level, disabled }) =>
      within(from, level ? `h${level}` : '*').filter(
        (each) =>
          aria.getRole(node(each)) === role &&
          isRead(each) &&
          (disabled === undefined || isDisabled(each) === disabled) &&
          (!name || matches(text.accessibleTextVirtual(node(each)), name)),
      ),
    text: (from, { words: wanted }) =>
      within(from, '*:not(script, style)').filter(
        (each) =>
          matches(each.textContent, wanted) &&
          ![...each.children].some((child) => matches(child.textContent, wanted)),
      ),
    filter: (from, { hasText, hasNot }) => {
      const others = hasNot ? walk(hasNot, [document]) : [];
      return from.filter(
        (each) =>
          (!hasText || matches(each.textContent, hasText)) &&
          others.every((other) => !each.contains(other)),
      );
    },
    or: (from, { steps: others }) => inOrder([...from, ...walk(others, [document])]),
    nth: (from, { at }) => [from.at(at)].filter(Boolean),
  };
  const walk = (path, from) => path.reduce((found, step) => ways[step.way](found, step), from);

  globalThis.axe.setup(document);
  try {
    return walk(steps, [document]).map((element) => [element, isShown(element)]);
  } finally {
    globalThis.axe.teardown();
  }
}

/** The words to look for, in a form that can be sent. */
function pattern(wanted, exact) {
  if (wanted === undefined) return undefined;
  if (wanted instanceof RegExp) return { source: wanted.source, flags: wanted.flags };
  return exact ? { exactly: wanted } : { part: wanted };
}

/** Elements of a page, found anew whenever something is done with them. */
class Part {
  #page;
  #steps;

  /** Without a page it is one itself. */
  constructor(page, steps) {
    this.#page = page ?? this;
    this.#steps = steps;
  }

  #then(way, how) {
    return new Part(this.#page, [...this.#steps, { way, ...how }]);
  }

  locator(selector) {
    return this.#then('css', { selector });
  }

  getByRole(role, { name, exact, level, disabled } = {}) {
    return this.#then('role', { role, name: pattern(name, exact), level, disabled });
  }

  getByText(words, { exact } = {}) {
    return this.#then('text', { words: pattern(words, exact) });
  }

  filter({ hasText, hasNot }) {
    return this.#then('filter', { hasText: pattern(hasText), hasNot: hasNot && hasNot.#steps });
  }

  or(other) {
    return this.#then('or', { steps: other.#steps });
  }

  nth(at) {
    return this.#then('nth', { at });
  }

  first() {
    return this.nth(0);
  }

  last() {
    return this.nth(-1);
  }

  async all() {
    return Array.from({ length: await this.count() }, (_, at) => this.nth(at));
  }

  #found() {
    return this.#page.found(this.#steps);
  }

  async #one() {
    const found = await this.#found();
    assert.ok(found.length < 2, `${found.length} of ${this}`);
    return found[0];
  }

  toString() {
    return JSON.stringify(this.#steps);
  }

  async count() {
    return (await this.#found()).length;
  }

  async isVisible() {
    return (await this.#one())?.[1] ?? false;
  }

  async waitFor({ state = 'visible' } = {}) {
    const holds = {
      visible: (one) => one?.[1],
      hidden: (one) => !one?.[1],
      attached: (one) => one,
      detached: (one) => !one,
    }[state];
    await until(
      async () => holds(await this.#one()),
      () => `${this} ${state}`,
    );
  }

  /** As WebDriver names it. */
  elementHandle() {
    return until(
      async () => (await this.#one())?.[0],
      () => `${this}`,
    );
  }

  async evaluate(work, given) {
    return this.#page.evaluate(work, await this.elementHandle(), given);
  }

  textContent() {
    return this.evaluate((element) => element.textContent);
  }

  innerText() {
    return this.evaluate((element) => element.innerText);
  }

  inputValue() {
    return this.evaluate((element) => element.value);
  }

  getAttribute(name) {
    return this.evaluate((element, wanted) => element.getAttribute(wanted), name);
  }

  isChecked() {
    return this.evaluate((element) => element.checked);
  }

  async click() {
    await this.waitFor();
    await this.#page.press(() => this.elementHandle());
  }

  /** By the words beside it, where the button itself is drawn by the page. */
  async check() {
    await this.waitFor({ state: 'attached' });
    await this.#page.press(() => this.evaluate((input) => input.labels[0] ?? input));
    assert.ok(await this.isChecked(), `${this} is not checked`);
  }

  async selectOption({ label }) {
    await this.locator('option').filter({ hasText: label }).first().waitFor({ state: 'attached' });
    await this.#page.press(() =>
      this.evaluate(
        (list, wanted) => [...list.options].find((option) => option.text.trim() === wanted),
        label,
      ),
    );
  }
}

class Page extends Part {
  #session;
  #address = '';

  constructor(session) {
    super(null, []);
    this.#session = session;
  }

  async goto(address) {
    this.#address = address;
    await this.#session.ask('POST', '/url', { url: address });
    await this.#listen();
  }

  async reload() {
    await this.#session.ask('POST', '/refresh', {});
    await this.#listen();
  }

  url() {
    return this.#address;
  }

  /** The page keeps its errors from now on. */
  #listen() {
    return this.#session.run(`
      globalThis.complaints = [];
      for (const kind of ['error', 'warn'])
        console[kind] = (...words) => globalThis.complaints.push(words.join(' '));
      for (const kind of ['error', 'unhandledrejection'])
        addEventListener(kind, ({ message, reason }) => globalThis.complaints.push(String(message ?? reason)));`);
  }

  complaints() {
    return this.#session.run('return globalThis.complaints');
  }

  evaluate(work, ...given) {
    return this.#session.run(`return (${work})(...arguments)`, ...given);
  }

  /** Elements come only as arguments of their own, not in a list. */
  async waitForFunction(work, given) {
    const look = Array.isArray(given)
      ? () => this.#session.run(`return (${work})([...arguments])`, ...given)
      : () => this.evaluate(work, given);
    await until(look, () => `${work}`);
  }

  /** Elements, each with whether it is in sight. */
  async found(steps) {
    const look = `return globalThis.axe && (${find})(...arguments)`;
    const found = await this.#session.run(look, steps);
    if (found) return found;
    await this.#session.run(`${axeSource}; globalThis.axe = axe`);
    return this.#session.run(look, steps);
  }

  /** With the mouse, as soon as nothing lies over it. */
  async press(element) {
    await until(
      async () => {
        const [id] = Object.values(await element());
        return this.#session.ask('POST', `/element/${id}/click`, {}).then(
          () => true,
          (error) => {
            if (!notYet.test(error.message)) throw error;
          },
        );
      },
      () => 'a moment in which it can be pressed',
    );
  }

  async screenshot({ path: file }) {
    const picture = await this.#session.ask('GET', '/screenshot');
    await writeFile(file, Buffer.from(picture, 'base64'));
  }

  close() {
    return this.#session.stop();
  }

  /** The visitor's open pages, which are this page alone. */
  context() {
    return this;
  }
}

/** The same as Browser, as far as a stranger needs it. */
export class WebKit {
  #screen;
  #settings;
  #environment;
  #pages = [];

  async start() {
    this.#settings = await mkdtemp(path.join(tmpdir(), 'occasus-webkit-'));
    // Nothing on the page moves then.
    await mkdir(path.join(this.#settings, 'gtk-3.0'));
    const still = '[Settings]\ngtk-enable-animations=false\n';
    await writeFile(path.join(this.#settings, 'gtk-3.0/settings.ini'), still);
    this.#screen = spawn(
      'Xvfb',
      ['-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    );
    const [number] = await once(createInterface({ input: this.#screen.stdout }), 'line');
    this.#environment = {
      ...process.env,
      DISPLAY: `:${number}`,
      XDG_CONFIG_HOME: this.#settings,
    };
  }

  async stop() {
    for (const page of this.#pages) await page.close();
    await end(this.#screen);
    await rm(this.#settings, { recursive: true });
  }

  /** A page of a visitor nobody has seen before. */
  async visit(address) {
    const session = new Session();
    await session.start(this.#environment);
    const page = new Page(session);
    this.#pages.push(page);
    await page.goto(address);
    return page;
  }

  async leave(page) {
    this.#pages = this.#pages.filter((each) => each !== page);
    await page.close();
  }

  async assertNothingToComplain() {
    const complaints = await Promise.all(this.#pages.map((page) => page.complaints()));
    assert.deepEqual(complaints.flat(), []);
  }
}
