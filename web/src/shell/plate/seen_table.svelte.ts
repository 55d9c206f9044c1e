// A table that is only looked at, by whoever has its link.

import { onDestroy } from 'svelte';

import { loadGame } from '../../games/registry';
import type { GameModule } from '../../games/sheet';
import * as api from '../../protocol/api';
import type { Refusal } from '../../protocol/messages';
import { Session } from '../table/session.svelte';

export class SeenTable {
  module = $state.raw<GameModule | null>(null);
  session = $state.raw<Session | null>(null);
  failure = $state.raw<Refusal | null>(null);
  private left = false;

  /** For a component, and as long as that one. `prepare` is waited for, once the game is known. */
  constructor(id: string, prepare: (game: string) => Promise<void> = () => Promise.resolve()) {
    onDestroy(() => {
      this.left = true;
      this.session?.close();
    });
    void this.load(id, prepare).catch((error: unknown) => (this.failure = api.reasonOf(error)));
  }

  private async load(id: string, prepare: (game: string) => Promise<void>): Promise<void> {
    const { game } = await api.lookAt(id);
    const [module] = await Promise.all([loadGame(game), prepare(game)]);
    if (this.left) return;
    this.session = new Session(id, null);
    this.session.settings = module.settings ?? {};
    this.module = module;
  }
}
