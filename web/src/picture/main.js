// Draws the position that stands on the standard input as a JSON document, and writes SVG. Plain JavaScript: the
// types of the page know no node.

import { readFileSync, writeSync } from 'node:fs';

import { picture } from './picture';

/** A pipe takes only so much at once. */
function writeAll(/** @type {string} */ text) {
  let rest = Buffer.from(text);
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(1, rest));
    } catch (error) {
      if (error.code !== 'EAGAIN') throw error;
    }
  }
}

try {
  writeAll(picture(JSON.parse(readFileSync(0, 'utf8'))));
} catch (error) {
  console.error(`picture: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
