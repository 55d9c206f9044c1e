// How this player likes the Barbarian phase, remembered in this browser.

const key = 'occasus.rome_must_fall.goes_on';

function remembered(): boolean {
  try {
    return localStorage.getItem(key) === 'yes';
  } catch {
    return false;
  }
}

class Habits {
  private chosen = $state(remembered());

  /** Where cubes decide nothing, the fight is settled without a question. */
  get goesOn(): boolean {
    return this.chosen;
  }

  set goesOn(value: boolean) {
    this.chosen = value;
    try {
      localStorage.setItem(key, value ? 'yes' : 'no');
    } catch {
      // Not remembered, but in force for this visit.
    }
  }
}

export const habits = new Habits();
