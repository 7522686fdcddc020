import type { AssetIndex, AudioTrack, PartProtection, TextTrack, VideoTrack } from '../asset-index.ts';
import { periodTextAddress, playlistAddress, segmentAddress, withQuery } from './addresses.ts';
import { languageTag, longestSegment, presentationOf } from './presentation.ts';
import type { Period, Presentation, StreamOptions } from './presentation.ts';
import { playreadyObjectOf, psshOf, systemIds } from './protection-systems.ts';

/** Fragmented MP4 with EXT-X-MAP (RFC 8216 §7). */
const version = 7;

/** Players without a first measurement start with the first variant: the best for a mobile connection. */
const startBandwidth = 2_000_000;

const textGroup = 'text';

/** Characteristics by which Apple's players find tracks for viewers with impaired sight or hearing. */
const describesVideo = 'public.accessibility.describes-video';
const transcribesSounds =
  'public.accessibility.transcribes-spoken-dialog,public.accessibility.describes-music-and-sound';

/** The HLS multivariant playlist (RFC 8216) of the asset. */
export function writeHlsMultivariant(index: AssetIndex, options: StreamOptions): string {
  return writeMultivariant(presentationOf(index, options.codec), options);
}

/** The HLS multivariant playlist of a presentation, or of a channel's offer. */
export function writeMultivariant(presentation: Presentation, options: StreamOptions): string {
  const groups = groupAudio(presentation);
  return playlistOf([
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...groups.flatMap((group) => writeAudioGroup(group, options)),
    ...writeTextGroup(presentation.text, options),
    ...writeVariants(presentation, groups, options),
  ]);
}

/** A playlist with these lines. */
export function playlistOf(lines: readonly string[]): string {
  return `${['#EXTM3U', `#EXT-X-VERSION:${version}`, ...lines].join('\n')}\n`;
}

/**
 * The media playlist of the picture, sound or text track `trackId`, with EXT-X-DISCONTINUITY and a new EXT-X-MAP at
 * every part after the first; `null` when the asset has no such track.
 */
export function writeHlsMedia(index: AssetIndex, trackId: string, options: StreamOptions): string | null {
  const presentation = presentationOf(index);
  const body = mediaBody(index, presentation, trackId, options);
  if (body === null) return null;
  return playlistOf([
    `#EXT-X-TARGETDURATION:${Math.max(1, Math.ceil(body.longest))}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    ...body.lines,
    '#EXT-X-ENDLIST',
  ]);
}

function mediaBody(index: AssetIndex, presentation: Presentation, trackId: string, options: StreamOptions) {
  const text = presentation.text.find(({ id }) => id === trackId);
  if (text !== undefined) {
    return {
      lines: inParts(presentation.periods, (period) => writeTextPeriod(text, period, options)),
      longest: Math.max(...presentation.periods.map(({ duration }) => duration)),
    };
  }
  const hasTrack = index.parts.every(({ video, audio }) =>
    [...video, ...audio].some(({ id }) => id === trackId),
  );
  if (!hasTrack) return null;
  return {
    lines: inParts(index.parts, ({ source, protection, video, audio }) => {
      const track = [...video, ...audio].find(({ id }) => id === trackId);
      if (track === undefined) return [];
      return [...writeKeys(protection, options), ...writeMediaPeriod(track, source, options)];
    }),
    longest: longestSegment(presentation),
  };
}

function inParts<Part>(parts: readonly Part[], write: (part: Part) => readonly string[]): string[] {
  return parts.flatMap((part, index) =>
    index === 0 ? write(part) : ['#EXT-X-DISCONTINUITY', ...write(part)],
  );
}

function writeMediaPeriod(
  track: VideoTrack | AudioTrack,
  source: string,
  { query }: StreamOptions,
): string[] {
  const lines = [`#EXT-X-MAP:URI="${withQuery(`${source}/${track.init}`, query)}"`];
  let number = track.first;
  for (const [duration, count] of track.timeline) {
    const seconds = Number((duration / track.timescale).toFixed(6));
    for (let repeated = 0; repeated < count; repeated += 1) {
      lines.push(
        `#EXTINF:${seconds},`,
        withQuery(`${source}/${segmentAddress(track.segment, number)}`, query),
      );
      number += 1;
    }
  }
  return lines;
}

/**
 * EXT-X-KEY of every system, or the address of the key alone: players that know several systems take the first one.
 * FairPlay decrypts `cbcs` only.
 */
function writeKeys(protection: PartProtection | undefined, { keyAddress }: StreamOptions): string[] {
  if (protection === undefined) return [];
  const { scheme, key_id } = protection;
  const key = (format: string, uri: string, more: Readonly<Record<string, string>> = {}) =>
    writeTag('EXT-X-KEY', {
      METHOD: scheme === 'cbcs' ? 'SAMPLE-AES' : 'SAMPLE-AES-CTR',
      URI: quoted(uri),
      ...more,
      KEYFORMAT: quoted(format),
      KEYFORMATVERSIONS: quoted('1'),
    });
  if (keyAddress !== undefined) return [key('identity', keyAddress(key_id))];
  return [
    ...(scheme === 'cbcs' ? [key('com.apple.streamingkeydelivery', `skd://${key_id}`)] : []),
    key(`urn:uuid:${systemIds.widevine}`, `data:text/plain;base64,${psshOf.widevine(protection)}`, {
      KEYID: `0x${key_id}`,
    }),
    key('com.microsoft.playready', `data:text/plain;charset=UTF-16;base64,${playreadyObjectOf(protection)}`),
  ];
}

function writeTextPeriod(
  { file }: TextTrack,
  { ordinal, duration }: Period,
  { query }: StreamOptions,
): string[] {
  return [`#EXTINF:${Number(duration.toFixed(6))},`, withQuery(periodTextAddress(file, ordinal), query)];
}

interface AudioGroup {
  readonly id: string;
  readonly tracks: readonly AudioTrack[];
}

/** Sounds of one codec and channel count are interchangeable, and so form a group. */
function groupAudio({ periods }: Presentation): readonly AudioGroup[] {
  const sounds = Map.groupBy(periods[0]?.audio ?? [], ({ codecs, channels }) => `${codecs}/${channels}`);
  return [...sounds.values()].map((tracks, index) => ({ id: `audio-${index}`, tracks }));
}

function writeAudioGroup({ id, tracks }: AudioGroup, { query }: StreamOptions): string[] {
  const chosen = tracks.find((track) => track.is_default) ?? tracks[0];
  const names = uniqueNames(tracks);
  return tracks.map((track, index) =>
    writeTag('EXT-X-MEDIA', {
      TYPE: 'AUDIO',
      'GROUP-ID': quoted(id),
      NAME: quoted(names[index] ?? track.id),
      LANGUAGE: quoted(languageTag(track.language)),
      DEFAULT: track === chosen ? 'YES' : 'NO',
      AUTOSELECT: track === chosen || track.role !== 'commentary' ? 'YES' : 'NO',
      CHARACTERISTICS: track.role === 'description' ? quoted(describesVideo) : undefined,
      CHANNELS: quoted(String(track.channels)),
      URI: quoted(withQuery(playlistAddress(track.id), query)),
    }),
  );
}

function writeTextGroup(text: readonly TextTrack[], { query }: StreamOptions): string[] {
  const names = uniqueNames(text);
  return text.map((track, index) =>
    writeTag('EXT-X-MEDIA', {
      TYPE: 'SUBTITLES',
      'GROUP-ID': quoted(textGroup),
      NAME: quoted(names[index] ?? track.id),
      LANGUAGE: quoted(languageTag(track.language)),
      DEFAULT: track.is_default === true ? 'YES' : 'NO',
      AUTOSELECT: track.is_default === true || track.role !== 'commentary' ? 'YES' : 'NO',
      FORCED: track.role === 'forced' ? 'YES' : 'NO',
      CHARACTERISTICS: track.role === 'sdh' ? quoted(transcribesSounds) : undefined,
      URI: quoted(withQuery(playlistAddress(track.id), query)),
    }),
  );
}

function writeVariants(
  presentation: Presentation,
  groups: readonly AudioGroup[],
  { query }: StreamOptions,
): readonly string[] {
  const video = startingFirst(presentation.periods[0]?.video ?? []);
  const sounds = groups.length > 0 ? groups : [{ id: undefined, tracks: [] }];
  const variant = (track: VideoTrack | AudioTrack, group: (typeof sounds)[number]) => {
    const heard = group.tracks.filter((other) => other !== track);
    const shape = 'height' in track ? track : undefined;
    return [
      writeTag('EXT-X-STREAM-INF', {
        BANDWIDTH:
          peakOf(track.id, presentation) + Math.max(0, ...heard.map(({ id }) => peakOf(id, presentation))),
        'AVERAGE-BANDWIDTH':
          averageOf(track.id, presentation) +
          Math.max(0, ...heard.map(({ id }) => averageOf(id, presentation))),
        CODECS: quoted([...new Set([track, ...group.tracks].map(({ codecs }) => codecs))].join(',')),
        RESOLUTION: shape && `${shape.width}x${shape.height}`,
        'FRAME-RATE': shape?.frame_rate.toFixed(3),
        AUDIO: group.id && quoted(group.id),
        SUBTITLES: presentation.text.length > 0 ? quoted(textGroup) : undefined,
        'CLOSED-CAPTIONS': shape && 'NONE',
      }),
      withQuery(playlistAddress(track.id), query),
    ];
  };
  if (video.length > 0) return sounds.flatMap((group) => video.flatMap((track) => variant(track, group)));
  return groups.flatMap((group) =>
    group.tracks.slice(0, 1).flatMap((track) => variant(track, { ...group, tracks: [track] })),
  );
}

function startingFirst(video: readonly VideoTrack[]): readonly VideoTrack[] {
  const ascending = video.toSorted((a, b) => a.bandwidth - b.bandwidth);
  const start = ascending.findLast(({ bandwidth }) => bandwidth <= startBandwidth) ?? ascending[0];
  return start === undefined ? [] : [start, ...ascending.filter((track) => track !== start)];
}

/** A variant's figures apply to all of it: the greatest peak of the parts, the average over their time. */
function peakOf(trackId: string, presentation: Presentation): number {
  return Math.max(...renditions(trackId, presentation).map(({ track }) => track.bandwidth));
}

function averageOf(trackId: string, presentation: Presentation): number {
  const bits = renditions(trackId, presentation).reduce(
    (sum, { track, duration }) => sum + track.average_bandwidth * duration,
    0,
  );
  return Math.ceil(bits / presentation.duration);
}

function renditions(trackId: string, { periods }: Presentation) {
  return periods.flatMap(({ video, audio, duration }) => {
    const track = [...video, ...audio].find(({ id }) => id === trackId);
    return track === undefined ? [] : [{ track, duration }];
  });
}

/** NAME must be unique within its group (RFC 8216 §4.3.4.1.1). */
function uniqueNames(tracks: readonly { readonly label: string }[]): readonly string[] {
  return tracks.map(({ label }, index) => {
    const before = tracks.slice(0, index).filter((track) => track.label === label).length;
    return before === 0 ? label : `${label} (${before + 1})`;
  });
}

function writeTag(name: string, attributes: Readonly<Record<string, string | number | undefined>>): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${value}`],
  );
  return `#${name}:${written.join(',')}`;
}

/** A quoted string cannot contain quotation marks or line breaks (RFC 8216 §4.2). */
function quoted(value: string): string {
  // eslint-disable-next-line no-control-regex -- control characters are what it replaces
  return `"${value.replaceAll('"', '”').replaceAll(/[\u0000-\u001f\u007f]+/g, ' ')}"`;
}
