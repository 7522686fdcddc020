import type { PartyReaction } from '@kadr/contract';
import type { MessageKey } from '../../i18n/messages.tsx';

/** Reactions in button order, with the keys of their names. The contract's own list stays out of the browser's code. */
export const reactionNames = {
  '❤️': 'together.love',
  '😂': 'together.laughter',
  '😮': 'together.surprise',
  '😢': 'together.tears',
  '👍': 'together.like',
  '🔥': 'together.fire',
} as const satisfies Record<PartyReaction, MessageKey>;

/** Whether a reaction is known: a newer build may have further ones, without a picture here. */
export function isReaction(text: string): text is PartyReaction {
  return text in reactionNames;
}
