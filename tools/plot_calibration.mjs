#!/usr/bin/env node
// Draws how well chances are called: of the positions called so, how many were won.
//
//     tools/plot_calibration.mjs PICTURE.svg TITLE=FILE.json...
//
// Each FILE is what `occasus calibrate GAME --json` printed. Who is always right lies on the diagonal.

import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const modules = path.resolve(import.meta.dirname, '../web/node_modules');
const { chromium } = createRequire(path.join(modules, '..', 'package.json'))('playwright-core');

const [picture, ...named] = process.argv.slice(2);
const bins = [];
for (const each of named) {
  const [title, file] = each.split('=');
  const document = JSON.parse(await readFile(file, 'utf8'));
  bins.push(...document.bins.map((bin) => ({ ...bin, title })));
}

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.addScriptTag({ path: path.join(modules, 'd3/dist/d3.min.js') });
await page.addScriptTag({ path: path.join(modules, '@observablehq/plot/dist/plot.umd.min.js') });
const svg = await page.evaluate((bins) => {
  const { Plot } = globalThis;
  const percent = { domain: [0, 100], ticks: [0, 50, 100], grid: true };
  const plot = Plot.plot({
    width: 180 * new Set(bins.map(({ title }) => title)).size,
    height: 220,
    style: { background: 'white', color: '#2b2620' },
    x: { ...percent, label: 'called, per cent' },
    y: { ...percent, label: 'won, per cent' },
    fx: { label: null, domain: [...new Set(bins.map(({ title }) => title))] },
    r: { type: 'sqrt', range: [0, 7] },
    marks: [
      Plot.line([[0, 0], [100, 100]], { stroke: '#9a8f7d', strokeDasharray: '3 3' }),
      Plot.dot(bins, {
        fx: 'title',
        x: ({ called }) => 100 * called,
        y: ({ came }) => 100 * came,
        r: 'positions',
        fill: '#1d5a96',
        fillOpacity: 0.55,
        stroke: '#1d5a96',
      }),
    ],
  });
  plot.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return plot.outerHTML;
}, bins);
await browser.close();
await writeFile(picture, `${svg}\n`);
