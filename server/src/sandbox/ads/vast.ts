export interface VastMediaFile {
  readonly url: string;
  readonly type: string;
  readonly width: number;
  readonly height: number;
  /** The codec as ad servers write it, correct or not. */
  readonly codec?: string;
  readonly apiFramework?: string;
}

/** An advertisement in an answer of the sandbox's ad server; addresses are absolute. */
export interface VastAd {
  readonly id: string;
  readonly title: string;
  /** Seconds. */
  readonly duration: number;
  /** Seconds after which it may be skipped; null: not at all. */
  readonly skipAfter: number | null;
  /** The best first. */
  readonly media: readonly VastMediaFile[];
  readonly landing: string;
  /** The tracking address of the event of that name. */
  readonly tracking: (event: string) => string;
}

/** Events of a clip that are counted (VAST 4.2 §3.14.1). */
export const trackedEvents = [
  'start',
  'firstQuartile',
  'midpoint',
  'thirdQuartile',
  'complete',
  'mute',
  'unmute',
  'pause',
  'resume',
  'skip',
  'closeLinear',
] as const;

const open = '<?xml version="1.0" encoding="UTF-8"?>\n<VAST version="4.2" xmlns="http://www.iab.com/VAST">';

/** An answer with the given advertisements (VAST 4.2); several are a pod, in their order. None is an answer, too. */
export function writeVast(ads: readonly VastAd[]): string {
  return [open, ...ads.map((ad, at) => inLine(ad, ads.length > 1 ? at + 1 : null)), '</VAST>\n'].join('\n');
}

/** An answer that only names another server. */
export function writeWrapper({
  id,
  next,
  tracking,
}: {
  readonly id: string;
  readonly next: string;
  readonly tracking: VastAd['tracking'];
}): string {
  return `${open}
<Ad id="${escape(id)}"><Wrapper followAdditionalWrappers="true">
<AdSystem>Kadr sandbox</AdSystem>
<Error>${text(errorAddress(tracking))}</Error>
<Impression>${text(tracking('impression'))}</Impression>
<Creatives><Creative><Linear>${trackingEvents(tracking)}</Linear></Creative></Creatives>
<VASTAdTagURI>${text(next)}</VASTAdTagURI>
</Wrapper></Ad>
</VAST>
`;
}

function inLine(
  { id, title, duration, skipAfter, media, landing, tracking }: VastAd,
  sequence: number | null,
): string {
  return `<Ad id="${escape(id)}"${sequence === null ? '' : ` sequence="${sequence}"`}><InLine>
<AdSystem>Kadr sandbox</AdSystem>
<Error>${text(errorAddress(tracking))}</Error>
<Impression>${text(tracking('impression'))}</Impression>
<AdServingId>${escape(id)}</AdServingId>
<AdTitle>${escape(title)}</AdTitle>
<Advertiser>${escape(title)}</Advertiser>
<Creatives><Creative id="${escape(id)}"><UniversalAdId idRegistry="kadr-sandbox">${escape(id)}</UniversalAdId>
<Linear${skipAfter === null ? '' : ` skipoffset="${clock(skipAfter)}"`}>
${trackingEvents(tracking)}
<Duration>${clock(duration)}</Duration>
<MediaFiles>${media.map(mediaFile).join('')}</MediaFiles>
<VideoClicks><ClickTracking>${text(tracking('click'))}</ClickTracking><ClickThrough>${text(landing)}</ClickThrough></VideoClicks>
</Linear></Creative></Creatives>
</InLine></Ad>`;
}

function mediaFile({ url, ...attributes }: VastMediaFile): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escape(String(value))}"`);
  return `<MediaFile delivery="progressive"${written.join('')}>${text(url)}</MediaFile>`;
}

function trackingEvents(tracking: VastAd['tracking']): string {
  const events = trackedEvents.map(
    (event) => `<Tracking event="${event}">${text(tracking(event))}</Tracking>`,
  );
  return `<TrackingEvents>${events.join('')}</TrackingEvents>`;
}

/** Players replace the macro by the code (VAST 4.2 §6). */
function errorAddress(tracking: VastAd['tracking']): string {
  return `${tracking('error')}&code=[ERRORCODE]`;
}

/** `HH:MM:SS`. */
function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

function text(content: string): string {
  return `<![CDATA[${content.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

function escape(content: string): string {
  return content.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
