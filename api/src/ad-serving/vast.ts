import type { ServedCreative } from './eligibility.ts';

/** Counted events of a video that players report (VAST 4.2 §3.14.1). */
export const videoEvents = [
  'start',
  'firstQuartile',
  'midpoint',
  'thirdQuartile',
  'complete',
  'skip',
] as const;

/** An advertisement in an answer. */
export interface VastAd {
  /** Unique among all answers. */
  readonly id: string;
  readonly advertiser: string;
  readonly creative: ServedCreative;
  /** Origin of this service, for files that it serves. */
  readonly origin: string;
  /** Address that counts an event. */
  readonly tracking: (event: string) => string;
  /** Address that counts a click and leads to the advertiser. */
  readonly click: string;
}

/** Seconds after which players show no advertisement of an answer. */
const expires = 3600;

const open = '<?xml version="1.0" encoding="UTF-8"?>\n<VAST version="4.2" xmlns="http://www.iab.com/VAST">';

/** An answer (VAST 4.2); several advertisements are a pod, in their order. */
export function writeVast(ads: readonly VastAd[]): string {
  return [open, ...ads.map((ad, place) => inLine(ad, ads.length > 1 ? place + 1 : null)), '</VAST>\n'].join(
    '\n',
  );
}

function inLine(
  { id, advertiser, creative, origin, tracking, click }: VastAd,
  sequence: number | null,
): string {
  const { id: creativeId, name, duration, skipAfter, hasClickThrough, files } = creative;
  const events = videoEvents.map((event) => `<Tracking event="${event}">${text(tracking(event))}</Tracking>`);
  const media = files.map(
    ({ url, width, height, bitrate }) =>
      `<MediaFile delivery="progressive" type="video/mp4" width="${width}" height="${height}"${bitrate === null ? '' : ` bitrate="${bitrate}"`}>${text(url.startsWith('/') ? origin + url : url)}</MediaFile>`,
  );
  return `<Ad id="${escape(id)}"${sequence === null ? '' : ` sequence="${sequence}"`}><InLine>
<AdSystem>Kadr</AdSystem>
<Error>${text(tracking('error'))}</Error>
<Impression>${text(tracking('impression'))}</Impression>
<AdServingId>${escape(id)}</AdServingId>
<AdTitle>${escape(name)}</AdTitle>
<Advertiser>${escape(advertiser)}</Advertiser>
<Expires>${expires}</Expires>
<Creatives><Creative id="${escape(creativeId)}"><UniversalAdId idRegistry="kadr">${escape(creativeId)}</UniversalAdId>
<Linear${skipAfter === null ? '' : ` skipoffset="${clock(skipAfter)}"`}>
<TrackingEvents>${events.join('')}</TrackingEvents>
<Duration>${clock(duration)}</Duration>
<MediaFiles>${media.join('')}</MediaFiles>
${hasClickThrough ? `<VideoClicks><ClickThrough>${text(click)}</ClickThrough></VideoClicks>\n` : ''}</Linear></Creative></Creatives>
</InLine></Ad>`;
}

/** `HH:MM:SS.mmm`. */
function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const milliseconds = Math.floor((seconds - whole) * 1000);
  return `${parts.map((part) => String(part).padStart(2, '0')).join(':')}.${String(milliseconds).padStart(3, '0')}`;
}

function text(content: string): string {
  return `<![CDATA[${content.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

/** XML 1.0 does not allow other control characters, not even escaped. */
function escape(content: string): string {
  return content
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
