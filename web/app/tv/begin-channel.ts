import { preloadEngine } from '@kadr/player';
import type { QueryClient } from '@tanstack/react-query';
import { shownLanguage } from '../i18n/shown-language.ts';
import { playerMessages } from '../watch/player-messages.ts';
import { channelPlaybackQuery } from './channel-playback-query.ts';

/**
 * On intent to watch a channel: the engine's code and the answer that playing begins with. Of the stream itself nothing is
 * fetched ahead: what is live is old by the click.
 */
export function beginChannel(queries: QueryClient, slug: string, startTime: number | null): void {
  void preloadEngine();
  // Who watches hears of it when they do not come.
  playerMessages(shownLanguage(document)).catch(() => undefined);
  void queries.prefetchQuery(channelPlaybackQuery(slug, startTime));
}
