// An update as it would be if it told all: the server tells what changed of what is to be seen.

import { immutableJSONPatch, type JSONPatchDocument } from 'immutable-json-patch';

import type { PatchedUpdate, UpdateMessage } from './messages';

/** The fields that a patch changes. */
export interface Shown {
  turn_title: string;
  phase: string;
  view: unknown;
}

/** `before` is how it stood as it was told last. */
export function whole(before: Shown | null, message: UpdateMessage | PatchedUpdate): UpdateMessage {
  if (!('patch' in message)) return message;
  const { patch, ...rest } = message;
  if (!before) throw new Error('There is nothing that a patch could change.');
  let { turn_title, phase, view }: Shown = before;
  for (const changes of [...message.log.map((entry) => entry.patch), patch]) {
    if (!changes || changes.length === 0) continue;
    const shown = { turn_title, phase, view };
    ({ turn_title, phase, view } = immutableJSONPatch(
      shown,
      changes as JSONPatchDocument,
    ) as Shown);
  }
  return { ...rest, turn_title, phase, view };
}
