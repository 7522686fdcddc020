/** Seconds between two words of a player that shows something. */
export const streamHeartbeat = 30;

/** Seconds without a word after which a screen counts as gone. */
export const streamSilence = 90;
