// Every word of the rulebook panel.

export const text = {
  heading: 'Rulebook',
  find: 'Find in the rules',
  placeholder: 'Find a rule, /',
  contents: 'Contents',
  back: (ply: number) => `Back to ply ${ply}`,
  toLobby: 'To the lobby',
  close: 'Close the rulebook',
  printed: 'printed',
  ruling: 'our ruling',
  see: 'see',
  asked: 'asked now',
  usedAt: (ply: number) => `ply ${ply}`,
  usedMore: (n: number) => `${n} more in this game`,
  nothing: 'No rule contains these words.',
  missing: (rule: string) => `Rule ${rule} is not in this book.`,
  failed: 'The rulebook could not be loaded.',
  loading: 'Opening the book…',
  legend: '■ as printed   □ our ruling where the text is silent',
};
