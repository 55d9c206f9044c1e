// The words of the page that lists results.

export const text = {
  heading: 'Laboratory',
  all: 'All results',
  what: 'Experiments play many games with one thing changed after another, and say what it changes.',
  none: 'There are no results here.',
  reading: 'Reading the results…',
  setups: (count: number) => (count === 1 ? 'one setup' : `${count} setups`),
};
