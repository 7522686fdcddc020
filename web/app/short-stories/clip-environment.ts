import { browserEnvironment } from '@kadr/player';
import type { PlayerEnvironment } from '@kadr/player';
import type { Language } from '@kadr/contract';

/** The player's keys that mean something else here: a clip is short, and often watched without sound. */
const subtitle = 'playerSubtitle';
const speed = 'playerSpeed';

/**
 * The player's surroundings in the feed: sound is as the viewer left it anywhere, subtitles are on in the page's language
 * until he turns them off here, and nothing is sped up.
 */
export function clipEnvironment(
  language: Language,
  environment: PlayerEnvironment = browserEnvironment(),
): PlayerEnvironment {
  const { storage } = environment;
  return {
    ...environment,
    storage: {
      get: (key) => {
        if (key === speed) return null;
        return key === subtitle ? (storage.get('storiesSubtitle') ?? subtitleOf[language]) : storage.get(key);
      },
      set: (key, value) => {
        if (key !== speed) storage.set(key === subtitle ? 'storiesSubtitle' : key, value);
      },
    },
  };
}

/** How the player stores a language of subtitles (BCP 47). */
const subtitleOf: Readonly<Record<Language, string>> = { rus: 'ru', eng: 'en', hye: 'hy' };
