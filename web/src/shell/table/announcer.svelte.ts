// The spoken text of one table: the two live regions of its page.

import type { Picture } from '../../protocol/merge';
import { text } from '../text';

export class Announcer {
  polite = $state('');
  urgent = $state('');
  /** The picture whose question was announced last. */
  private announced: Picture | null = null;

  say(words: string): void {
    // The same words twice are spoken twice: a changed text node is what is announced.
    this.polite = this.polite === words ? `${words}\u00a0` : words;
  }

  interrupt(words: string): void {
    this.urgent = words;
  }

  /** Announces a question that is new to this user, or the end of the game. */
  announce(picture: Picture | null, isMine: boolean): void {
    const old = this.announced;
    this.announced = picture;
    if (!picture) return;
    if (picture.result && !old?.result) {
      this.urgent = text.announce.over(picture.result.title);
    } else if (isMine && old?.prompt?.text !== picture.prompt?.text) {
      this.urgent = text.announce.yourMove(picture.prompt?.text ?? '');
    }
  }

  /** This picture needs no announcement. */
  knows(picture: Picture | null): void {
    this.announced = picture;
  }

  hush(): void {
    this.polite = '';
    this.urgent = '';
  }
}
