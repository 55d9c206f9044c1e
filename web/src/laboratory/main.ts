// The script of a report: draws the summary that stands in the same file.

import tokens from '../styles/tokens.css?inline';

import style from './report.css?inline';
import { keepDrawn } from './report';
import type { Summary } from './summary';

const sheet = document.createElement('style');
sheet.textContent = tokens + style;
document.head.append(sheet);

const summary = document.getElementById('summary');
const main = document.getElementById('report');
if (summary && main) keepDrawn(JSON.parse(summary.textContent) as Summary, main);
