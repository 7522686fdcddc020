/** Seconds between two reports of a playing player. */
export const streamHeartbeat = 30;

/** Seconds without a report after which a screen counts as gone. */
export const streamSilence = 90;
