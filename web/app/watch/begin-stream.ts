import type { Playback, PlayerType } from '@kadr/contract';
import { prepare, preloadEngine } from '@kadr/player';
import type { QueryClient } from '@tanstack/react-query';
import { renewLicenceOf } from '../data/drm-config.ts';
import { sessionMarker } from '../data/session-marker.ts';
import { thisDeviceId } from '../data/device-id.ts';
import { entryParameters } from '../data/entry-parameters.ts';
import { shownLanguage } from '../i18n/shown-language.ts';
import { playbackTokenQuery } from './playback-query.ts';
import { playerMessages } from './player-messages.ts';
import { playerSource, streamToken } from './player-source.ts';
import type { SourceParts } from './player-source.ts';
import { prepareStream } from './prepared-stream.ts';
import type { WantedTitle } from './prepared-stream.ts';

export { showFirstPicture } from './prepared-stream.ts';

/** Fetches engine, manifest and first segments of a stream about to be watched. @throws the rejection of `starting`. */
export async function beginStream(
  queries: QueryClient,
  wanted: WantedTitle,
  starting: Promise<Playback>,
): Promise<void> {
  void preloadEngine();
  // The texts load in parallel; the player reports it if they fail to load.
  playerMessages(shownLanguage(document)).catch(() => undefined);
  const playback = await starting;
  const parts: SourceParts = {
    caption: null,
    picture: null,
    refreshToken: freshToken(queries, playback, wanted.playerType),
    renewLicence: renewLicenceOf(queries, playback),
    sessionMarker: sessionMarker(),
    userId: thisDeviceId(entryParameters()),
  };
  prepareStream(wanted, playback, playerSource(playback, parts), prepare);
}

/** Starts the same playback again, for a new token of its streams. @throws the refusal of the service. */
export function freshToken(
  queries: QueryClient,
  { content }: Playback,
  playerType: PlayerType,
): SourceParts['refreshToken'] {
  return async () => {
    const playback = await queries.fetchQuery(playbackTokenQuery(content.slug, playerType));
    return streamToken(playback) ?? { query: '' };
  };
}
