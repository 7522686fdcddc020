import { eng, hye, rus } from '@kadr/player/react';

/** The player's own words, by the page's language (PL-193). */
export const playerMessages = { rus, eng, hye };
