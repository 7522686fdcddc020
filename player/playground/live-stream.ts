/** A live channel without an encoder: the film repeated, as HLS playlists and DASH manifests that follow the clock. */

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

/** Seconds that a DASH manifest of the channel reaches back: less than viewers may go back. */
const DASH_WINDOW = 90;

/**
 * The DASH manifest at `now`, with a period for each showing of the film. `begun` is when the channel began, the same
 * for all manifests (both in ms since the epoch): to simulate a clock that is behind, move `now` and `begun`.
 */
export function liveManifest(film: string, now: number, { begun }: { readonly begun: number }): string {
  const segment = Number(/<S t="0" d="(\d+)"/.exec(film)?.[1]) / Number(/timescale="(\d+)"/.exec(film)?.[1]);
  const count = Number(/<S [^>]*r="(\d+)"/.exec(film)?.[1]) + 1;
  const sets = film.match(/<AdaptationSet id="\d+" contentType="(?:video|audio)"[\s\S]*?<\/AdaptationSet>/g);
  if (sets === null || !(segment * count > 0)) throw new Error('This is no manifest of the film.');
  const length = segment * count;
  const elapsed = (now - begun) / 1000;
  const periods: string[] = [];
  for (let showing = Math.floor((elapsed - DASH_WINDOW) / length); showing * length < elapsed; showing += 1) {
    const ended = Math.min(count, Math.floor((elapsed - showing * length) / segment));
    if (ended < 1) continue;
    const shown = sets.join('').replaceAll(/ r="\d+"/g, ended === 1 ? '' : ` r="${ended - 1}"`);
    periods.push(`<Period id="p${showing}" start="PT${(showing * length).toFixed(3)}S">${shown}</Period>`);
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" profiles="urn:mpeg:dash:profile:isoff-live:2011" type="dynamic"
  minBufferTime="PT2S" minimumUpdatePeriod="PT2S" timeShiftBufferDepth="PT${DASH_WINDOW}S" suggestedPresentationDelay="PT8S"
  availabilityStartTime="${new Date(begun).toISOString()}" publishTime="${new Date(now).toISOString()}">
  <BaseURL>../lighthouse/</BaseURL>${periods.join('')}
</MPD>
`;
}
