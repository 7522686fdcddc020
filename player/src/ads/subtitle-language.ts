import { readPreferences } from '../preferences/preferences.ts';
import type { PreferenceStorage } from '../environment/environment.ts';
import type { PlayerState } from '../state/state.ts';

/** The language of the active subtitles, as the stream names it; before there is a stream, of those chosen last. */
export function subtitleLanguage(
  { subtitles }: Pick<PlayerState, 'subtitles'>,
  storage: PreferenceStorage,
): string | null {
  if (subtitles.length === 0) return readPreferences(storage).subtitle;
  return subtitles.find(({ active }) => active)?.value ?? null;
}
