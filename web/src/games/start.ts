// The words that the dialog adds to the engine's about a game: a sentence for a person who has to
// choose. A game's folder has it in start.ts.

import type { Component } from 'svelte';

export interface StartWords {
  /** A description of each seat, by its id. */
  seats?: Readonly<Record<string, string>>;
  /** The effect of an option, by its name. */
  options: Readonly<Record<string, string>>;
  /** The option whose values are shown as cards. */
  gallery?: Gallery;
}

export interface Gallery {
  option: string;
  /** Above the cards. */
  heading: string;
  /** By the value of the option. */
  cards: Readonly<Record<string, Card>>;
  /** A small map for a value. */
  Picture?: Component<{ value: string }>;
}

export interface Card {
  /** How long it is and what wins. */
  goal: string;
  /** The kind of game. */
  line: string;
  /** The measured result, with its players. */
  measured?: string;
}
