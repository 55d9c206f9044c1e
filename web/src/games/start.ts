// What the dialog that begins a game says of it, beside what the engine says: a sentence for a person
// who has to choose. A game's folder has it in start.ts.

import type { Component } from 'svelte';

export interface StartWords {
  /** What it is to play a seat, by its id. */
  seats?: Readonly<Record<string, string>>;
  /** What an option settles, by its name. */
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
  /** What kind of game it is. */
  line: string;
  /** What was measured of it, with who played. */
  measured?: string;
}
