// The fullest position of each game of areas, and a board of one's own for each, with longer names
// and more values. Made by rule from the board file that the program prints.

import { execFileSync } from 'node:child_process';

import { product } from './server.mjs';

const boardOf = (game) => execFileSync(product, ['board', game], { encoding: 'utf8' });

const factsOf = (text, fact) =>
  text
    .split('\n')
    .map((line) => line.split(','))
    .filter(([each]) => each === fact);

/** All of a supply goes to the first who ask. */
function supply(things) {
  const left = [...things];
  return (count) => left.splice(0, count);
}

/** Every fort, Wall, Legion and Cavalry of the box is on the map, and both sides are in most areas. */
function fullEmpire(text) {
  const crowded = ['roma', 'italia', 'apulia', 'dalmatia', 'raetia', 'macedonia', 'moesia'];
  const rest = factsOf(text, 'area')
    .map(([, id]) => id)
    .filter((id) => !crowded.includes(id));
  const legions = supply(['I', 'II', 'III', 'IV', 'V', 'VI']);
  const areas = [...crowded, ...rest].map((id, i) => [
    id,
    {
      ...(i < 23 ? { R: 1 } : {}),
      ...(i === 0 ? {} : { F: i < 8 ? 2 : 1 }),
      ...(i > 0 && i < 7 ? { C: 1 } : {}),
      ...(i > 0 && i < 13 ? { fort: true } : {}),
      ...(i >= 13 && i < 21 ? { wall: true } : {}),
      ...(i < 3 || i === 21 || i === 22 ? { legions: legions(i === 0 ? 2 : 1) } : {}),
    },
  ]);
  return { turn: 3, step: 'roman_move', rrp: 40, areas: Object.fromEntries(areas) };
}

/** Someone in every area, and three kinds of counters in many. */
function fullInvasions(text) {
  const areas = factsOf(text, 'area').map(([, id]) => id);
  const forces = ['german', 'scythian', 'hun', 'dacian'];
  return {
    turn: 3,
    phase: 'roman_movement',
    step: 'move',
    stage: 1,
    treasury: 60,
    legions: Object.fromEntries(
      areas.filter((_, i) => i % 2 === 0).map((id, i) => [id, i < 4 ? 12 : 3]),
    ),
    groups: areas.flatMap((area, i) => {
      const force = forces[i % forces.length];
      const levies = { force, area, levies: 3 + i };
      return i % 3 === 0 ? [levies, { force, area, raiders: 2 + i }] : [levies];
    }),
  };
}

/** Generals, Senate and nations share out all the provinces, and all strengths are known. */
function fullPomerium(text) {
  const provinces = supply(factsOf(text, 'province').map(([, id]) => id));
  const generals = [0, 1, 2, 3, 4].map((number) => ({
    number,
    legions: 9 + number,
    provinces: provinces(2),
  }));
  const senate = Object.fromEntries(provinces(4).map((id, i) => [id, i]));
  const nations = Object.fromEntries(provinces(4).map((id, i) => [id, 2 + i]));
  return { turn: 3, generals, senate, nations };
}

/** As many units as there are centres, crowded into the smallest provinces. */
function fullDiplomacy(text, options) {
  const kinds = new Map(factsOf(text, 'kind').map(([, id, , kind]) => [id, kind]));
  const small = [
    'BEL',
    'HOL',
    'RUH',
    'BUR',
    'PIC',
    'DEN',
    'KIE',
    'MUN',
    'BER',
    'BOH',
    'TYR',
    'VEN',
  ];
  const crowded = [...small, 'TUS', 'ROM', 'NAP', 'APU', 'PIE', 'TRI', 'SER', 'ALB', 'GRE', 'CON'];
  const islands = ['LVP', 'WAL', 'LON', 'YOR', 'EDI', 'CLY', 'ENG', 'IRI', 'HEL', 'SKA', 'ADR'];
  const coasts = ['BUL/EC', 'STP/NC'];
  const places = supply(
    [...crowded, ...islands, ...coasts]
      .slice(0, 34)
      .map((id) => `${kinds.get(id) === 'sea' || id.includes('/') ? 'F' : 'A'} ${id}`),
  );
  const isStandard = options?.game === 'standard';
  const powers = factsOf(text, isStandard ? 'power' : 'variant_id').map((fact) =>
    isStandard ? fact[1] : fact[3],
  );
  const units = Object.fromEntries(powers.map((id) => [id, places(5)]));
  const centres = supply(factsOf(text, 'centre').map(([, id]) => id));
  const centers = Object.fromEntries(powers.map((id) => [id, centres(5)]));
  return { phase: isStandard ? 'S1902M' : 'S402M', units, centers };
}

/** The same board under another name, with longer names of areas: every other as it was. */
function withLongNames(text, fact) {
  let n = 0;
  return text
    .split('\n')
    .map((line) => {
      const [first, id, number, title, ...rest] = line.split(',');
      if (first === 'name') return [first, id, number, 'A board of one’s own', ...rest].join(',');
      if (first !== fact) return line;
      const name = n++ % 2 === 0 ? `${title} Ulterior` : title;
      return [first, id, number, name, ...rest].join(',');
    })
    .join('\n');
}

/** Every area has a value of two digits. */
const withLargeValues = (text, fact) =>
  text.replaceAll(new RegExp(`^(${fact},[^,]*,[^,]*),[^,]*`, 'gm'), '$1,12');

const idsOf = (text, fact) => factsOf(text, fact).map(([, id]) => id);

/** The marks that must be seen in each game, by kind and by area. */
const valued = (text) =>
  factsOf(text, 'value')
    .filter(([, , , value]) => value !== '0')
    .map(([, id]) => id);
const occupied = {
  empire: ({ areas }) => Object.keys(areas),
  invasions: ({ legions, groups }) => [...Object.keys(legions), ...groups.map(({ area }) => area)],
  pomerium: ({ generals, senate, nations }) => [
    ...generals.flatMap(({ provinces }) => provinces),
    ...Object.keys(senate),
    ...Object.keys(nations),
  ],
  diplomacy: ({ units }) =>
    Object.values(units)
      .flat()
      .map((unit) => unit.slice(2, 5)),
};

function expectedOf(game, text, position) {
  return {
    counter: [...new Set(occupied[game](position))],
    centre: game === 'diplomacy' ? idsOf(text, 'centre') : [],
    coin: { empire: valued(text), invasions: idsOf(text, 'cost') }[game] ?? [],
  };
}

const games = [
  { game: 'empire', seat: 'roman', position: fullEmpire, title: 'area' },
  { game: 'invasions', seat: 'rome', position: fullInvasions, title: 'label' },
  { game: 'pomerium', seat: 'general', position: fullPomerium, title: 'province' },
  {
    game: 'diplomacy',
    options: { game: 'standard' },
    seat: 'france',
    position: fullDiplomacy,
    title: 'province',
  },
  { game: 'diplomacy', seat: 'gaul', position: fullDiplomacy, title: 'province' },
];

function fullTable(name, { game, options, seat, position: full }, text) {
  const position = full(text, options);
  return {
    name,
    request: { game, options, seat, position },
    expected: expectedOf(game, text, position),
  };
}

/** For each game a table as full as can be, on the built-in board and on one of one's own. */
export const fullTables = games.flatMap((each) => {
  const text = boardOf(each.game);
  const own = withLargeValues(withLongNames(text, each.title), 'value');
  const name = each.options ? `${each.game} ${each.options.game}` : each.game;
  const ownTable = fullTable(`${name}, a board of one’s own`, each, own);
  ownTable.request.board = own;
  return [fullTable(name, each, text), ownTable];
});
