// Draws the pictures of the installed page from its icon, in Chromium: node tools/draw_icons.mjs

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const { chromium } = createRequire(path.join(root, 'web/package.json'))('playwright-core');
const icon = readFileSync(path.join(root, 'web/src/assets/icon.svg'), 'utf8');
const ground = /<rect[^>]* fill="(#[0-9a-f]{6})"/.exec(icon)[1];

/** Of a maskable picture, a system may cut off all that lies outside the middle four fifths. */
const pictures = [
  { name: 'icon-192', size: 192, share: 1 },
  { name: 'icon-512', size: 512, share: 1 },
  { name: 'icon-maskable', size: 512, share: 0.8, ground },
];

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--force-color-profile=srgb'],
});
for (const { name, size, share, ground = 'transparent' } of pictures) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin: 0; display: grid; place-items: center; height: 100vh; background: ${ground}">
     <div style="width: ${100 * share}vw; line-height: 0">${icon}</div></body>`,
  );
  const file = path.join(root, 'web/offline', `${name}.png`);
  await page.screenshot({ path: file, omitBackground: true });
}
await browser.close();
