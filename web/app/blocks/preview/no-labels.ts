import type { PlayerLabels } from '@kadr/player';

/** For a player whose lists nobody sees. */
export const noLabels: PlayerLabels = { auto: '', off: '', normalSpeed: '', defaultAudio: '', locale: 'en' };
