// How this player likes the Barbarian phase, remembered in this browser.

import { keepText, keptText } from '../../storage';

const key = 'occasus.rome_must_fall.goes_on';

class Habits {
  private chosen = $state(keptText(key) === 'yes');

  /** Where cubes decide nothing, the fight is settled without a question. */
  get goesOn(): boolean {
    return this.chosen;
  }

  set goesOn(value: boolean) {
    this.chosen = value;
    keepText(key, value ? 'yes' : 'no');
  }
}

export const habits = new Habits();
