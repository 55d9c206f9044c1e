// The words of the page that lists results.

export const text = {
  heading: 'Laboratory',
  all: 'All results',
  what: 'Experiments play many games, changing one thing at a time, and show its effect.',
  none: 'There are no results here.',
  reading: 'Reading the results…',
  setups: (count: number) => (count === 1 ? 'one setup' : `${count} setups`),
};
