// Any position as a picture: SVG and PNG files.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { lateGame, loadGame } from "./late_game.mjs";
import { setUp } from "./set_up.mjs";

const { server, browser } = setUp();

async function visitGame(game, options) {
  const page = await browser.visit(server.address, options);
  const button = page.getByRole("button", { name: "Load a game" });
  await loadGame(page, lateGame(game, "0001"), () => button.click());
  return page;
}

async function download(page, name) {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** Width and height as the file says them. */
const sizeOf = (png) => [png.readUInt32BE(16), png.readUInt32BE(20)];

/** How many colours a picture has, looked at in small. */
const coloursOf = (page, png) =>
  page.evaluate(
    async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = new OffscreenCanvas(360, 254).getContext("2d");
      canvas.drawImage(image, 0, 0, 360, 254);
      return new Set(new Uint32Array(canvas.getImageData(0, 0, 360, 254).data.buffer)).size;
    },
    `data:image/png;base64,${png.toString("base64")}`,
  );

// The map of one is SVG, the sheet of the other is a page.
for (const [game, title, words] of [
  ["empire", "The Fall of the Roman Empire", ["Turn 9, ", "ROMA", "Hatched: held by barbarians"]],
  ["rome_must_fall", "Rome Must Fall", ["turn 7 of 12", "Vandals", "Aurelianum"]],
]) {
  test(`${title}: a position as a picture to keep, light in a dark page`, async () => {
    const page = await visitGame(game, { colorScheme: "dark" });
    await page.getByRole("tab", { name: "Table" }).click();

    const drawing = await download(page, "SVG drawing");
    assert.match(drawing.name, new RegExp(`^${game}-.*turn-\\d.*\\.svg$`));
    const svg = drawing.bytes.toString();
    for (const word of [title, ...words]) assert.ok(svg.includes(word), `“${word}” is not there`);
    assert.doesNotMatch(svg, /<script|<button|<a |aria-|tabindex|role=|data-area|prefers-color/);
    assert.doesNotMatch(svg.replaceAll("http://www.w3.org/", ""), /https?:/);
    assert.match(svg, /@font-face[^}]*Garamond[^}]*url\("?data:/);
    assert.match(svg, /--paper: #efe8d9/);

    const print = await download(page, "PNG to print on A3");
    // A3 at 150 dots an inch is 2480 by 1754.
    const [width, height] = sizeOf(print.bytes);
    assert.ok(width >= 2480 && height >= 1754);
    assert.ok((await coloursOf(page, print.bytes)) > 500);
    await page.close();
  });
}
