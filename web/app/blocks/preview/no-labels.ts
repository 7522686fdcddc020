import type { PlayerLabels } from '@kadr/player';

/** Labels of a player without visible lists. */
export const noLabels: PlayerLabels = { auto: '', off: '', normalSpeed: '', defaultAudio: '', locale: 'en' };
