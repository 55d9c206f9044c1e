// Pomerium on the page: the map, the story of the year, and the parts that stand beside them.

import { areasOfExample, placesInWords } from '../example_areas';
import type { SheetSettings } from '../sheet';
import { counted, titleIn } from '../words';
import { Desk } from './desk.svelte';
import { holderText } from './owners';
import { beatsOf } from './story';
import type { Board, ProvinceView, View } from './view.gen';

export { default } from './Sheet.svelte';
export { default as PromptExtra } from './PromptExtra.svelte';
export { default as SideExtra } from './SideExtra.svelte';
export { default as Status } from './Status.svelte';
export { default as TurnStrip } from './TurnStrip.svelte';

export const createDraft = () => new Desk();

/** The holder of a province, without the legions, which stand nowhere; '' outside the Empire. */
function heldText({ general, garrison, strength }: ProvinceView): string {
  return [general, garrison, strength].every((each) => each === null)
    ? ''
    : JSON.stringify([general, garrison, strength]);
}

export const settings: SheetSettings = {
  example: {
    areas: (example) => areasOfExample(example, ({ provinces }: View) => provinces, heldText),
    words: ({ provinces }: Board, view: View) =>
      placesInWords(
        view.provinces,
        (id) => titleIn(provinces, id),
        (province) => (heldText(province) ? holderText(province, view) : ''),
      ),
    facts: ({ generals }: View) =>
      generals
        .map(
          ({ number, legions }) =>
            `${number === 0 ? 'You' : `General ${number}`}: ${counted(legions, 'legion')}`,
        )
        .join('; '),
  },
  pictureLegend:
    'Red with an eagle: yours. A numeral in the corner: the rival general who holds the province. Brown: the Senate’s. Hatched: outside the Empire.',
  beatsOf,
  ownGroups: ['wait', 'attack', 'ally', 'devote'],
  keys: [
    ['1 – 9', 'go to the neighbour with that number; Enter attacks, Tab moves on to the alliance'],
    ['Arrow keys', 'on the map: to the next province, neighbours first'],
    ['N, Shift N', 'on the map: to the next or the previous province that may be chosen'],
    ['Enter', 'on the map: choose the province, or read why not'],
    ['Drag', 'on the map: drag your legions into a province next to yours to attack it'],
    ['+ − 0', 'on the map: zoom in, zoom out, show all of it'],
  ],
  dice: [
    { kind: 'rolled', die: 'hit', title: 'Hits in battle' },
    { kind: 'rolled', die: 'order', title: 'Order of the rivals', sides: 20 },
    { kind: 'action_rolled', title: 'Rivals’ actions' },
    { kind: 'event_rolled', title: 'Events', sides: 20 },
  ],
};
