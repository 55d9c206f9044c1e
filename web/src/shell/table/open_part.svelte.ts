// Which part of the side column is open, and how high the sheet with it stands on phones.

import { type Layout, layout } from './layout.svelte';

/** The heights of the bottom sheet on phones. */
export const kHeights = ['short', 'usual', 'tall'] as const;
export type Height = (typeof kHeights)[number];

export type PartName = 'move' | 'log' | 'press' | 'replay' | 'report' | 'table';

const parts: Readonly<Record<Layout, readonly PartName[]>> = {
  wide: ['log', 'press', 'report', 'table'],
  middle: ['move', 'log', 'press', 'report', 'table'],
  phone: ['move', 'log', 'press', 'replay', 'report', 'table'],
};

export class OpenPart {
  /** The part chosen last, whether this layout has it or not. */
  chosen = $state<PartName>('move');
  height = $state<Height>('usual');

  readonly listed = $derived(parts[layout()].filter((part) => part !== 'press' || this.hasPress()));
  readonly name = $derived(
    this.listed.includes(this.chosen) ? this.chosen : (this.listed[0] ?? 'log'),
  );

  constructor(private readonly hasPress: () => boolean) {}

  /** A part that is asked for is shown in full. */
  choose(part: PartName): void {
    this.chosen = part;
    if (this.height === 'short') this.height = 'usual';
  }

  /** Where the move has a part of its own, it is opened. */
  showMove(): void {
    if (parts[layout()].includes('move')) this.choose('move');
  }
}
