// The built-in sheet as the map sees it, for the tests: paths, names, icons and places.

import csv from '../../../src/games/rome_must_fall/data/sheet.csv?raw';

import type {
  Board,
  BoardTracker,
  Circle,
  Tracker,
  View,
} from '../../src/games/rome_must_fall/view.gen';

const rows = csv
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) =>
    Array.from(line.matchAll(/("[^"]*"|[^,]*)(?:,|$)/g), (cell) =>
      (cell[1] ?? '').replaceAll('"', ''),
    ),
  );

function valueOf(fact: string, of: string): string | undefined {
  return rows.find((row) => row[0] === fact && row[1] === of)?.[3];
}

function circle(id: string, provenance: string): Circle {
  const [lon = NaN, lat = NaN] = (valueOf('place', id) ?? '').split(' ').map(Number);
  const icon = (valueOf('icon', id) ?? null) as Circle['icon'];
  return { id, title: valueOf('title', id) ?? id, icon, lon, lat, provenance, icon_provenance: '' };
}

function tribe(id: string, title: string, code: string): BoardTracker {
  const steps = rows.filter((row) => row[0] === 'path' && row[1] === id);
  const path = steps.map((row) => circle(row[3] ?? '', row[4] ?? ''));
  return { id, title, code, kind: 'tribe', region: '', timeline: [], path };
}

export const builtInBoard: Board = {
  phases: [],
  turns: 12,
  years: [],
  cubes_max: 5,
  fall_boxes: 4,
  board_name: 'Reconstructed sheet',
  built_in: true,
  trackers: [
    tribe('vandals', 'Vandals', 'Va'),
    tribe('visigoths', 'Visigoths', 'Vi'),
    tribe('franks', 'Franks', 'Fr'),
    {
      id: 'sea',
      title: 'War at Sea',
      code: 'Se',
      kind: 'raid',
      region: '',
      timeline: [],
      raid: [],
    },
    tribe('ostrogoths', 'Ostrogoths', 'Os'),
  ],
  abilities: [
    { id: 'reroll', title: 'Re-roll', icon: 'wheat', lost_with: ['carthago'] },
    { id: 'plus_one', title: '+1', icon: 'armoury', lost_with: ['aurelianum'] },
    { id: 'offensive', title: 'Offensive', icon: 'aquila', lost_with: ['hispalis'] },
    { id: 'levy', title: 'Levy', icon: 'helmet', lost_with: ['salonae'] },
  ].map((ability) => ({ ...ability, line: '', provenance: '' })),
};

function tracker(id: string, marked: string[], next: string | null): Tracker {
  const rest = {
    bonus: 0,
    base: 0,
    die: null,
    black: null,
    loss: { title: null, text: '' },
    holds: [],
  };
  return { id, marked, next, state: 'open', ...rest };
}

/** A view in which the Vandals have taken `marked` and Roma is next for two tribes. */
export function viewWith(marked: string[], next: string | null): View {
  const trackers = [tracker('vandals', marked, next), tracker('visigoths', [], 'roma')];
  const counts = { turn: 1, year: 420, cubes: 2, red: 0, fall: 0, white: 6 };
  return { ...counts, phase: 'resource', dice: [], rerolling: null, abilities: [], trackers };
}
