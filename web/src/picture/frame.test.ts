import { describe, expect, it } from 'vitest';

import { bandsOf, framed } from './frame';

const frame = {
  drawing: '<svg><use href="#c-legion"/></svg>',
  styles: '.map { color: var(--ink) }',
  title: 'Rome <falls> & rises',
  line: 'Turn 3',
  legend: 'A coin is a value.',
  theme: 'light',
  width: 400,
  height: 300,
} as const;

describe('the frame of a picture', () => {
  it('makes room above and below the drawing', () => {
    const { above, below } = bandsOf(frame);
    expect(framed(frame)).toContain(`viewBox="0 0 400 ${300 + above + below}"`);
    expect(bandsOf({ title: '' })).toEqual({ above: 0, below: 0 });
  });

  it('writes words as words', () => {
    expect(framed(frame)).toContain('>Rome &lt;falls&gt; &amp; rises</text>');
  });

  it('leaves the drawing its own colours', () => {
    const [, styles = ''] = /<style><!\[CDATA\[([^]*)\]\]><\/style>/.exec(framed(frame)) ?? [];
    const chosen = [...styles.matchAll(/([^{}]+)\{/g)].map(([, selector = '']) => selector.trim());
    expect(chosen.filter((selector) => /(^|[\s,])svg$/.test(selector))).toEqual([]);
  });

  it('has the symbols that are used, and no others', () => {
    const svg = framed(frame);
    expect(svg).toContain('<symbol id="c-legion"');
    expect(svg.match(/<symbol id="c-/g)).toHaveLength(1);
  });
});
