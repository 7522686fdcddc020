/** A live channel without an encoder: the packaged film over and over, as HLS playlists that follow the clock. */

/** One rendition as the packager wrote its playlist: the initialisation segment and the segments, seconds each. */
interface Rendition {
  readonly init: string;
  readonly segments: readonly { readonly uri: string; readonly duration: number }[];
}

/** Segments that a viewer can go back: three minutes. */
const WINDOW = 48;

/** Reads a media playlist of shaka-packager. */
export function readRendition(playlist: string): Rendition {
  const lines = playlist.split('\n');
  const init = /#EXT-X-MAP:URI="([^"]+)"/.exec(playlist)?.[1];
  const segments = lines.flatMap((line, index) => {
    const duration = /^#EXTINF:([\d.]+)/.exec(line)?.[1];
    const uri = lines[index + 1];
    return duration === undefined || uri === undefined ? [] : [{ uri, duration: Number(duration) }];
  });
  if (init === undefined || segments.length === 0) throw new Error('This is no media playlist of fragments.');
  return { init, segments };
}

/**
 * The media playlist at `now` (ms since the epoch). A pure function of the clock: every rendition counts its segments
 * from the epoch, in steps of one length, so that they agree without knowing of each other.
 */
export function livePlaylist({ init, segments }: Rendition, now: number): string {
  const step = segments[0]?.duration ?? 1;
  const last = Math.floor(now / 1000 / step) - 1;
  const first = last - WINDOW + 1;
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.ceil(step)}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.ceil(first / segments.length)}`,
  ];
  for (let at = first; at <= last; at += 1) {
    const segment = segments[at % segments.length];
    const isFirst = at === first;
    if (!isFirst && at % segments.length === 0) lines.push('#EXT-X-DISCONTINUITY');
    if (isFirst || at % segments.length === 0) lines.push(`#EXT-X-MAP:URI="${init}"`);
    if (isFirst) lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(at * step * 1000).toISOString()}`);
    lines.push(`#EXTINF:${step.toFixed(3)},`, segment?.uri ?? '');
  }
  return `${lines.join('\n')}\n`;
}
