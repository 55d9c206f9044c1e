#!/usr/bin/env node
// Writes the rows of an experiment as Parquet, for programs that read columns (pandas, DuckDB, R's arrow).
//
//     occasus lab export STORE --games --json | tools/parquet.mjs games.parquet
//     occasus lab export STORE --json | tools/parquet.mjs cells.parquet
//
// Each key of the first line is a column. A column of whole numbers is INT64, of other numbers DOUBLE, all
// else is text; what was not recorded is null.

import { createRequire } from 'node:module';
import path from 'node:path';
import readline from 'node:readline';
import { pathToFileURL } from 'node:url';

const modules = createRequire(path.resolve(import.meta.dirname, '../web/package.json'));
const { parquetWriteFile } = await import(pathToFileURL(modules.resolve('hyparquet-writer')).href);

function refuse(reason) {
  console.error(`parquet: ${reason}`);
  process.exit(2);
}

const [filename, ...more] = process.argv.slice(2);
if (!filename || more.length > 0) refuse('usage: occasus lab export STORE --json | tools/parquet.mjs FILE.parquet');

/** The values of each column by its name. */
const columns = new Map();
let rows = 0;
for await (const line of readline.createInterface({ input: process.stdin })) {
  let row;
  try {
    row = JSON.parse(line);
  } catch {
    refuse(`line ${rows + 1} is no JSON: ${line.slice(0, 60)}`);
  }
  if (rows === 0) for (const name of Object.keys(row)) columns.set(name, []);
  if (Object.keys(row).length !== columns.size) refuse(`line ${rows + 1} has other columns than the first`);
  for (const [name, values] of columns) {
    if (!(name in row)) refuse(`line ${rows + 1} has no "${name}"`);
    values.push(row[name]);
  }
  ++rows;
}
if (rows === 0) refuse('there are no rows');

const isNumber = (value) => value === null || typeof value === 'number';

function column(name, values) {
  if (!values.every(isNumber))
    return { name, type: 'STRING', data: values.map((value) => (value === null ? null : String(value))) };
  if (!values.every((value) => value === null || Number.isSafeInteger(value)))
    return { name, type: 'DOUBLE', data: values };
  return { name, type: 'INT64', data: values.map((value) => (value === null ? null : BigInt(value))) };
}

parquetWriteFile({
  filename,
  columnData: [...columns].map(([name, values]) => column(name, values)),
  createdBy: 'occasus lab',
});
