import { prepare, preloadEngine } from '@kadr/player';
import type { StreamToken } from '@kadr/player';
import type { QueryClient } from '@tanstack/react-query';
import { thisDeviceId } from '../data/device-id.ts';
import { renewLicenceOf } from '../data/drm-config.ts';
import { entryParameters } from '../data/entry-parameters.ts';
import { sessionMarker } from '../data/session-marker.ts';
import { shownLanguage } from '../i18n/shown-language.ts';
import { playerMessages } from '../watch/player-messages.ts';
import { streamToken } from '../watch/player-source.ts';
import { firstPictureReady, prepareStream, showFirstPicture } from '../watch/prepared-stream.ts';
import { channelPlaybackQuery, channelTokenQuery } from './channel-playback-query.ts';
import type { ChannelStart } from './channel-playback-query.ts';
import { channelSource } from './channel-source.ts';
import type { ChannelParts } from './channel-source.ts';

/**
 * On intent to watch a channel: loads the engine's code, starts the playback, and for live channels loads the manifest
 * and the first picture. A prepared stream follows its manifest, and seeks to the live edge when it is watched.
 */
export async function beginChannel(
  queries: QueryClient,
  slug: string,
  startTime: number | null,
): Promise<void> {
  void preloadEngine();
  // The player reports it if they fail to load.
  playerMessages(shownLanguage(document)).catch(() => undefined);
  const start = await queries.ensureQueryData(channelPlaybackQuery(slug, startTime));
  // The SDK of certain channels plays in one place at a time.
  if (startTime !== null || start.playback.asset.player_type !== 'shaka') return;
  const source = channelSource(start, { picture: null, ...channelParts(queries, slug, start) });
  prepareStream({ slug, playerType: 'channel' }, start.playback, source, prepare);
}

/** Dependencies of a channel's source on the page. */
export function channelParts(
  queries: QueryClient,
  slug: string,
  { playback }: ChannelStart,
): Omit<ChannelParts, 'picture' | 'teleport'> {
  return {
    refreshToken: () => freshToken(queries, slug, null),
    renewLicence: renewLicenceOf(queries, playback),
    userId: thisDeviceId(entryParameters()),
    sessionMarker: sessionMarker(),
  };
}

/** Starts the same playback again, for a new token of its streams. @throws the refusal of the service. */
export async function freshToken(
  queries: QueryClient,
  slug: string,
  startTime: number | null,
): Promise<StreamToken> {
  const { playback } = await queries.fetchQuery(channelTokenQuery(slug, startTime));
  return streamToken(playback) ?? { query: '' };
}

/** Called at the click on a link to a channel's player (`showFirstPicture`). */
export const showChannel = (slug: string): Promise<() => void> =>
  showFirstPicture({ slug, playerType: 'channel' }, () => import('./channel-player-page.tsx'));

/** Resolves when a channel in preparation has its first picture, at the latest after `patience` milliseconds. */
export const channelReady = (slug: string, patience: number): Promise<boolean> =>
  firstPictureReady({ slug, playerType: 'channel' }, patience);
