import type { AssetIndex, AudioTrack, PartProtection, TextTrack, VideoTrack } from '../asset-index.ts';
import { dashTemplate, periodTextAddress, withQuery } from './addresses.ts';
import { languageTag, longestSegment, presentationOf } from './presentation.ts';
import type { Period, StreamOptions } from './presentation.ts';
import { playreadyObjectOf, psshOf, systemIds, uuidOf } from './protection-systems.ts';
import { element, escapeXml } from './xml.ts';

type Track = VideoTrack | AudioTrack;

/**
 * The asset as a static MPEG-DASH presentation (ISO/IEC 23009-1), one Period per part.
 *
 * Segments are always told by SegmentTimeline: a player that only knows `@duration` asks for the segment past a
 * period's end. Children stand in the order of DASH-MPD.xsd.
 */
export function writeDash(index: AssetIndex, options: StreamOptions): string {
  const presentation = presentationOf(index, options.codec);
  return writeMpd(
    {
      ...(presentation.periods.some(({ protection }) => protection !== undefined) && protectionNamespaces),
      type: 'static',
      mediaPresentationDuration: isoDuration(presentation.duration),
      minBufferTime: isoDuration(2),
      maxSegmentDuration: isoDuration(longestSegment(presentation)),
    },
    presentation.periods.map((period) => writePeriod(period, presentation.text, options)),
  );
}

/** The document of a presentation, static or dynamic. */
export function writeMpd(
  attributes: Readonly<Record<string, string | undefined>>,
  content: readonly string[],
): string {
  const { xmlns, profiles, ...rest } = {
    xmlns: 'urn:mpeg:dash:schema:mpd:2011',
    profiles: 'urn:mpeg:dash:profile:isoff-live:2011',
    ...attributes,
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('MPD', { xmlns, profiles, ...rest }, content)}\n`;
}

const protectionNamespaces = { 'xmlns:cenc': 'urn:mpeg:cenc:2013', 'xmlns:mspr': 'urn:microsoft:playready' };

/** One Period; the same for a static presentation and a window of a channel. */
export function writePeriod(period: Period, text: readonly TextTrack[], options: StreamOptions): string {
  const sets = [
    ...Map.groupBy(period.video, ({ codecs }) => codecs.split('.')[0]).values(),
    ...Map.groupBy(period.audio, soundOf).values(),
  ];
  return element(
    'Period',
    {
      id: period.id,
      start: isoDuration(period.start),
      duration: period.isOpen === true ? undefined : isoDuration(period.duration),
    },
    [
      ...sets.map((tracks, index) => writeMediaSet(index, tracks, period, options)),
      ...text.map((track, index) => writeTextSet(sets.length + index, track, period, options)),
    ],
  );
}

/** Renditions of one sound differ in nothing that a viewer could choose. */
function soundOf({ language, label, channels, codecs, role }: AudioTrack): string {
  return JSON.stringify([language, label, channels, codecs, role]);
}

function writeMediaSet(id: number, tracks: readonly Track[], period: Period, options: StreamOptions): string {
  const [first] = tracks;
  const representations = tracks.map((track) => writeRepresentation(track, period, options));
  if (first === undefined || 'height' in first)
    return element('AdaptationSet', videoSet(id, tracks), [
      ...writeProtection(period.protection),
      ...representations,
    ]);
  return element(
    'AdaptationSet',
    {
      id,
      contentType: 'audio',
      mimeType: 'audio/mp4',
      lang: languageTag(first.language),
      segmentAlignment: true,
      startWithSAP: 1,
    },
    [
      element('AudioChannelConfiguration', {
        schemeIdUri: 'urn:mpeg:dash:23003:3:audio_channel_configuration:2011',
        value: first.channels,
      }),
      ...writeProtection(period.protection),
      element('Label', {}, escapeXml(first.label)),
      ...writeAudioPurpose(first),
      ...representations,
    ],
  );
}

/** ContentProtection of every system: a player takes the one for which it has a licence server (DR-006). */
function writeProtection(protection: PartProtection | undefined): string[] {
  if (protection === undefined) return [];
  const system = (name: keyof typeof systemIds, value: string, more: readonly string[] = []) =>
    element('ContentProtection', { schemeIdUri: `urn:uuid:${systemIds[name]}`, value }, [
      element('cenc:pssh', {}, psshOf[name](protection)),
      ...more,
    ]);
  return [
    element('ContentProtection', {
      schemeIdUri: 'urn:mpeg:dash:mp4protection:2011',
      value: protection.scheme,
      'cenc:default_KID': uuidOf(protection.key_id),
    }),
    system('widevine', 'Widevine'),
    system('playready', 'MSPR 2.0', [element('mspr:pro', {}, playreadyObjectOf(protection))]),
    system('common', 'ClearKey1.0'),
  ];
}

function videoSet(id: number, tracks: readonly Track[]) {
  const video = tracks.filter((track) => 'height' in track);
  return {
    id,
    contentType: 'video',
    mimeType: 'video/mp4',
    maxWidth: Math.max(...video.map(({ width }) => width)),
    maxHeight: Math.max(...video.map(({ height }) => height)),
    maxFrameRate: frameRate(Math.max(...video.map((track) => track.frame_rate))),
    segmentAlignment: true,
    startWithSAP: 1,
  };
}

function writeRepresentation(track: Track, { mediaStart, source }: Period, { query }: StreamOptions): string {
  const shape =
    'height' in track
      ? { width: track.width, height: track.height, frameRate: frameRate(track.frame_rate) }
      : { audioSamplingRate: track.sample_rate };
  const address = (path: string) =>
    withQuery(`${source}/${dashTemplate(path)}`, query.replaceAll('$', '$$$$'));
  const template = {
    timescale: track.timescale,
    presentationTimeOffset: Math.round(mediaStart * track.timescale),
    initialization: address(track.init),
    media: address(track.segment),
    startNumber: track.first,
  };
  return element(
    'Representation',
    { id: track.id, codecs: track.codecs, bandwidth: track.bandwidth, ...shape },
    [element('SegmentTemplate', template, [element('SegmentTimeline', {}, writeTimeline(track))])],
  );
}

function writeTimeline({ start, timeline }: Track): string[] {
  return timeline.map(([duration, count], index) =>
    element('S', { t: index === 0 ? start : undefined, d: duration, r: count > 1 ? count - 1 : undefined }),
  );
}

/**
 * Text is one sidecar WebVTT file per period, its cues on the period's own timeline: players assume this for a file
 * without segments, whatever `presentationTimeOffset` says.
 */
function writeTextSet(id: number, track: TextTrack, { ordinal }: Period, { query }: StreamOptions): string {
  const address = withQuery(periodTextAddress(track.file, ordinal), query);
  return element(
    'AdaptationSet',
    { id, contentType: 'text', mimeType: 'text/vtt', lang: languageTag(track.language) },
    [
      element('Label', {}, escapeXml(track.label)),
      ...rolesOfText(track).map(writeRole),
      element('Representation', { id: track.id, bandwidth: 256 }, [
        element('BaseURL', {}, escapeXml(address)),
      ]),
    ],
  );
}

/** Roles of DASH (ISO/IEC 23009-1 §5.8.5.5), and for television players the purpose by TV-Anytime. */
function writeAudioPurpose({ role = 'main', is_default: isDefault }: AudioTrack): string[] {
  const named = role === 'main' ? [] : [role];
  const roles = isDefault ? ['main', ...named] : named.length > 0 ? named : ['alternate'];
  const purpose = { schemeIdUri: 'urn:tva:metadata:cs:AudioPurposeCS:2007', value: 1 };
  return [...(role === 'description' ? [element('Accessibility', purpose)] : []), ...roles.map(writeRole)];
}

const textRolesOfDash = {
  subtitle: ['subtitle'],
  forced: ['forced-subtitle'],
  sdh: ['caption'],
  commentary: ['subtitle', 'commentary'],
} as const;

function rolesOfText({ role = 'subtitle', is_default: isDefault = false }: TextTrack): string[] {
  return [...(isDefault ? ['main'] : []), ...textRolesOfDash[role]];
}

function writeRole(value: string): string {
  return element('Role', { schemeIdUri: 'urn:mpeg:dash:role:2011', value });
}

/** `25`, or a fraction such as `30000/1001` for the rates of NTSC. */
function frameRate(rate: number): string {
  if (Number.isInteger(rate)) return String(rate);
  const nominal = Math.round(rate);
  const isNtsc = Math.abs((nominal * 1000) / 1001 - rate) < 0.005;
  return isNtsc ? `${nominal * 1000}/1001` : `${Math.round(rate * 1000)}/1000`;
}

export function isoDuration(seconds: number): string {
  return `PT${Number(seconds.toFixed(6))}S`;
}
