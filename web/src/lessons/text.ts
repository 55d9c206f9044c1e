// The words around lessons; those of a lesson are in its file.

export const text = {
  heading: (game: string) => `Learn ${game}`,
  lesson: 'Lesson',
  learn: 'Learn',
  why: 'You play on the real table. Only the answers that the lesson is about can be given; every other one says why not.',
  none: 'There are no lessons for this game yet.',
  silence: 'The lessons could not be loaded. Is the connection there?',
  start: 'Begin',
  again: 'Once more',
  done: 'done',
  place: (step: number, of: number) => `${step} of ${of}`,
  next: 'Next',
  leave: 'Leave the lesson',
  fromStart: 'From the start',
  playOn: 'Play on from here',
  nextLesson: (title: string) => `Next lesson: ${title}`,
  all: 'All lessons',
  over: 'The lesson is over. Press “Play on from here” to go on with this game.',
  wait: 'Wait: something happens first.',
  firstTime: 'New here?',
  firstLesson: (title: string) => `Learn ${title} at its own table, in a few minutes`,
} as const;
