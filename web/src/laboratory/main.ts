// The script of a report: draws the summary that stands in the same file.

import tokens from '../styles/tokens.css?inline';

import style from './report.css?inline';
import { report } from './report';
import type { Summary } from './summary';

const sheet = document.createElement('style');
sheet.textContent = tokens + style;
document.head.append(sheet);

const summary = document.getElementById('summary');
const main = document.getElementById('report');
if (summary && main) {
  const results = JSON.parse(summary.textContent) as Summary;
  let width = 0;
  // Pictures are drawn for the width there is: a telephone that is turned needs others.
  const draw = () => {
    if (main.clientWidth === width) return;
    width = main.clientWidth;
    report(results, main);
  };
  draw();
  addEventListener('resize', draw);
}
