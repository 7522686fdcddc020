import type { PushFrame } from '@kadr/contract';

/** What hears every frame of the push channel, beside the page itself: the party that a player takes part in. */
export const pushListeners = new Set<(frame: PushFrame) => void>();
