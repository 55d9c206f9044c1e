// Debian's Chromium or Firefox, driven by playwright-core, with a watch on what no page of ours may do.
//
// With OCCASUS_SCREENSHOTS set the tests leave pictures of what they looked at in build/screenshots.

import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { root } from './server.mjs';

// The modules are those of the page.
const modules = createRequire(path.join(root, 'web/package.json'));
const { chromium, firefox } = modules('playwright-core');
const axeSource = readFileSync(modules.resolve('axe-core/axe.min.js'), 'utf8');

const shots = process.env.OCCASUS_SCREENSHOTS ? path.join(root, 'build/screenshots') : null;
if (shots) mkdirSync(shots, { recursive: true });

export const wide = { width: 1440, height: 900 };
export const phone = { width: 360, height: 740 };

/** Ms; a machine that has much else to do is slow. */
const kPatience = 45_000;

const engines = {
  chromium: () =>
    chromium.launch({
      executablePath: '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--force-color-profile=srgb',
        // Where nobody looks, nothing is painted: painting takes a third of the time. Layout, motion
        // and what the mouse meets are as ever.
        ...(shots ? [] : ['--force-gpu-mem-available-mb=0']),
      ],
    }),
  // Playwright asks no Firefox but its own for less motion: so it is set in the browser.
  firefox: () =>
    firefox.launch({
      channel: 'moz-firefox',
      executablePath: '/usr/bin/firefox-esr',
      firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, 'ui.systemUsesDarkTheme': 0 },
    }),
};

export class Browser {
  #browser;
  #complaints = [];
  #cutsNetwork;
  #engine;

  /** `cutsNetwork`: of every visitor, as soon as the page is kept in the browser. */
  constructor({ engine = 'chromium', cutsNetwork = false } = {}) {
    this.#engine = engine;
    this.#cutsNetwork = cutsNetwork;
  }

  async start() {
    this.#browser = await engines[this.#engine]();
  }

  async stop() {
    await this.#browser?.close();
  }

  /** A page of a visitor nobody has seen before; `time`: what their clock shows, in their zone. */
  async visit(address, { time, ...ways } = {}) {
    const usual = { viewport: wide, reducedMotion: 'reduce', colorScheme: 'light' };
    const context = await this.#browser.newContext({ ...usual, ...ways });
    context.setDefaultTimeout(kPatience);
    if (time) await context.clock.install({ time });
    const page = await this.#open(context, address);
    if (this.#cutsNetwork) {
      await installed(page);
      await context.setOffline(true);
    }
    return page;
  }

  /** An empty page of a visitor nobody has seen before: `watch` runs in it first, and bytes are counted. */
  async measure(watch) {
    const context = await this.#browser.newContext({ viewport: wide });
    context.setDefaultTimeout(kPatience);
    await context.addInitScript(watch);
    const page = await context.newPage();
    const wire = await context.newCDPSession(page);
    await wire.send('Network.enable');
    let sum = 0;
    wire.on('Network.loadingFinished', ({ encodedDataLength }) => (sum += encodedDataLength));
    return { page, bytes: () => sum };
  }

  /** A visitor goes, with all that the browser keeps of them. */
  leave(page) {
    return page.context().close();
  }

  /** Another tab of the same visitor. */
  visitAgain(page, address) {
    return this.#open(page.context(), address);
  }

  async #open(context, address) {
    const page = await context.newPage();
    this.#watch(page, new URL(address).origin);
    await page.goto(address);
    return page;
  }

  #watch(page, origin) {
    const complain = (what) => this.#complaints.push(`${page.url()}: ${what}`);
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complain(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => complain(`uncaught: ${error.stack ?? error}`));
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (!['data:', 'blob:'].includes(url.protocol) && url.origin !== origin) {
        complain(`request to elsewhere: ${url}`);
      }
    });
    page.on('websocket', (socket) => {
      if (new URL(socket.url()).host !== new URL(origin).host) {
        complain(`socket to elsewhere: ${socket.url()}`);
      }
    });
    page.on('response', (response) => {
      if (response.status() >= 400) complain(`${response.status()} for ${response.url()}`);
    });
  }

  /** Fails if a page logged an error, or asked another host for anything. */
  assertNothingToComplain(allowed = /^$/) {
    const complaints = this.#complaints.filter((complaint) => !allowed.test(complaint));
    this.#complaints = [];
    assert.deepEqual(complaints, []);
  }
}

/** Waits until every file of the page is kept in the browser. */
export const installed = (page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((taken) => {
      navigator.serviceWorker.addEventListener('controllerchange', taken, { once: true });
    });
  });

/** Takes a picture, where pictures are wanted. */
export async function screenshot(page, name) {
  if (shots) await page.screenshot({ path: path.join(shots, `${name}.png`) });
}

/** Fails if the page can be scrolled sideways. */
export async function assertNoSidewaysScroll(page, where) {
  const { content, window } = await page.evaluate(() => ({
    content: Math.max(
      document.documentElement.scrollWidth,
      document.body.scrollWidth,
      document.querySelector('main')?.scrollWidth ?? 0,
    ),
    window: innerWidth,
  }));
  assert.ok(content <= window, `${where}: ${content} px wide in a window of ${window} px`);
}

/** The rules of axe that look at colours. The dark theme changes nothing else. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** In the page: what axe finds serious or critical. Rules that may find nothing so grave are left out. */
async function findBarriers(only) {
  const { axe } = globalThis;
  const isMild = ({ impact }) => impact !== 'serious' && impact !== 'critical';
  const mild = axe._audit.rules.filter(isMild).map(({ id }) => [id, { enabled: false }]);
  const rules = only ? { runOnly: only } : { rules: Object.fromEntries(mild) };
  const look = { ...rules, resultTypes: ['violations'], preload: false };
  // To say where each element is takes axe as long as to judge it.
  const { violations } = await axe.run(document, { ...look, selectors: false });
  if (violations.length === 0) return [];
  return (await axe.run(document, look)).violations.map(({ id, impact, help, nodes }) => {
    const places = nodes.map(
      ({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`,
    );
    return `${id} (${impact}): ${help}\n    ${places.join('\n    ')}`;
  });
}

/** The barriers that axe finds serious or critical, one line each: by these rules, or by all. */
export async function barriers(page, rules) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  return page.evaluate(findBarriers, rules);
}

/**
 * Looks at the page in both widths and themes: nothing sticks out, and axe finds no barrier. Leaves
 * it light and wide.
 */
export async function examine(page, name) {
  const found = [];
  for (const viewport of [phone, wide]) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['dark', 'light']) {
      await page.emulateMedia({ colorScheme });
      const place = `${name}-${viewport.width}-${colorScheme}`;
      await screenshot(page, place);
      await assertNoSidewaysScroll(page, place);
      const rules = colorScheme === 'dark' ? ofColours : undefined;
      found.push(...(await barriers(page, rules)).map((barrier) => `${place}: ${barrier}`));
    }
  }
  assert.deepEqual(found, []);
}
