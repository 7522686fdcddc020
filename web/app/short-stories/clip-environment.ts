import { browserEnvironment } from '@kadr/player';
import type { PlayerEnvironment } from '@kadr/player';
import type { Language } from '@kadr/contract';

/** The player's settings that differ here: a clip is short, and often watched without sound. */
const subtitle = 'playerSubtitle';
const speed = 'playerSpeed';

/**
 * The player's environment in the feed: the sound as the viewer last set it anywhere, subtitles on in the page's
 * language until turned off here, and normal speed.
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

/** The player's stored codes of subtitle languages (BCP 47). */
const subtitleOf: Readonly<Record<Language, string>> = { rus: 'ru', eng: 'en', hye: 'hy' };
