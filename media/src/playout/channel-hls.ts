import { playoutGrid } from '@kadr/contract';
import { segmentAddress, withQuery } from '../manifest/addresses.ts';
import { playlistOf } from '../manifest/hls.ts';
import type { StreamOptions } from '../manifest/presentation.ts';
import { trackFor } from './renditions.ts';
import type { PlayedPart } from './timeline.ts';

/**
 * The media playlist of a channel's rendition: its live window, or, for a past showing, everything to its end. Segments
 * of a live one are numbered by their ticks and discontinuities by the parts that the channel has begun: neither ever
 * goes back, whichever process answers. Dates are those of the broadcast, also for viewers who watch later.
 *
 * Null when the channel has no `rendition`.
 */
export function writeChannelHls(
  played: readonly PlayedPart[],
  rendition: string,
  { query, isLive }: Pick<StreamOptions, 'query'> & { readonly isLive: boolean },
): string | null {
  const shown = isLive ? unbroken(played) : played;
  const [first] = shown;
  const isKnown = first !== undefined && trackFor(first.part, rendition) !== undefined;
  if (!isKnown) return null;
  return playlistOf([
    `#EXT-X-TARGETDURATION:${Math.ceil(playoutGrid.tick)}`,
    `#EXT-X-MEDIA-SEQUENCE:${isLive ? first.from : 0}`,
    ...(isLive ? [`#EXT-X-DISCONTINUITY-SEQUENCE:${first.ordinal}`] : ['#EXT-X-PLAYLIST-TYPE:VOD']),
    ...shown.flatMap((one, at) =>
      (at === 0 ? [] : ['#EXT-X-DISCONTINUITY']).concat(writePlayed(one, rendition, query)),
    ),
    ...(isLive ? [] : ['#EXT-X-ENDLIST']),
  ]);
}

/** The parts after the last gap, which a film that no longer exists leaves: segments are counted without gaps. */
function unbroken(played: readonly PlayedPart[]): readonly PlayedPart[] {
  const begins = played.findLastIndex(({ from }, at) => at > 0 && from !== played[at - 1]?.to);
  return played.slice(Math.max(0, begins));
}

function writePlayed({ first, from, to, part }: PlayedPart, rendition: string, query: string): string[] {
  const track = trackFor(part, rendition);
  if (track === undefined) return [];
  const airs = new Date(Math.round((playoutGrid.epoch + from * playoutGrid.tick) * 1000)).toISOString();
  const lines = [
    `#EXT-X-MAP:URI="${withQuery(`${part.source}/${track.init}`, query)}"`,
    `#EXT-X-PROGRAM-DATE-TIME:${airs}`,
  ];
  for (let tick = from; tick < to; tick += 1) {
    const address = segmentAddress(track.segment, track.first + tick - first);
    lines.push(`#EXTINF:${playoutGrid.tick},`, withQuery(`${part.source}/${address}`, query));
  }
  return lines;
}
