import type { PushFrame } from '@kadr/contract';

/**
 * Listeners that receive every frame of the push channel, in addition to the page: the party in which a player takes
 * part.
 */
export const pushListeners = new Set<(frame: PushFrame) => void>();
