#!/usr/bin/env node
// Saves pictures of a report (`occasus lab report`) as SVG files, as the button in the report does.
//
//   tools/save_plots.mjs REPORT.html FOLDER PREFIX [WORD...]
//
// saves those whose titles contain one of the words, all without a word, as FOLDER/PREFIX-TITLE.svg.

import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const { chromium } = await import(path.join(root, 'web/node_modules/playwright-core/index.mjs'));

const [report, folder, prefix, ...words] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 900, height: 900 } });
await page.goto(pathToFileURL(path.resolve(report)).href);
for (const figure of await page.locator('figure:has(figcaption strong)').all()) {
  const title = await figure.locator('figcaption strong').textContent();
  if (words.length > 0 && !words.some((word) => title.includes(word))) continue;
  const saved = page.waitForEvent('download');
  await figure.getByRole('button').click();
  const file = await saved;
  const name = path.join(folder, `${prefix}-${file.suggestedFilename()}`);
  await file.saveAs(name);
  console.log(`${name}: ${title}`);
}
await browser.close();
