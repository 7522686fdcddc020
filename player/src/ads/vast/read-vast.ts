/** Reads a VAST answer (2.0 – 4.3), tolerant of deviations from the standard. */
import type { MediaFile } from './media-file.ts';
import { webAddress } from './web-address.ts';
import { parseOffset, parseTime } from './offset.ts';
import type { AdIcon, CaptionFile, Category, InLineAd, LinearCreative, Told } from './vast-answer.ts';
import type { VastAnswer, WrapperAd } from './vast-answer.ts';
import { amount, attribute, child, children, descend, flag, textOf } from './xml.ts';

/** Advertisements of one answer. */
const MAX_ADS = 20;
const MAX_ICONS = 4;
/** Dots of the page. */
const MAX_ICON_SIZE = 200;
const DEFAULT_ICON_SIZE = 20;

/** `base` is the address of the answer: addresses in it may be relative to it. */
export function readVast(document: XMLDocument, base: string): VastAnswer {
  const root = document.documentElement;
  return {
    version: amount(attribute(root, 'version')) ?? 0,
    errors: addresses(children(root, 'Error'), base),
    ads: children(root, 'Ad', MAX_ADS).flatMap((ad): (InLineAd | WrapperAd)[] => {
      const sequence = Math.trunc(amount(attribute(ad, 'sequence')) ?? 0) || null;
      const inLine = child(ad, 'InLine');
      if (inLine !== null) return [readInLine(inLine, ad, sequence, base)];
      const wrapper = child(ad, 'Wrapper');
      return wrapper === null ? [] : [readWrapper(wrapper, sequence, base)];
    }),
  };
}

function readWrapper(wrapper: Element, sequence: number | null, base: string): WrapperAd {
  const linears = creativesOf(wrapper).flatMap((creative) => children(creative, 'Linear'));
  const uri = child(wrapper, 'VASTAdTagURI') ?? descend(wrapper, 'VASTAdTagURL', 'URL');
  const parts = linears.map((linear) => readTold(linear, base));
  return {
    kind: 'wrapper',
    sequence,
    told: {
      ...readAdTold(wrapper, base),
      events: parts.flatMap(({ events }) => events),
      progress: parts.flatMap(({ progress }) => progress),
      clicks: parts.flatMap(({ clicks }) => clicks),
    },
    icons: linears.flatMap((linear) => readIcons(linear, base)),
    clickThrough: linears.map((linear) => readClickThrough(linear, base)).find((one) => one !== null) ?? null,
    next: webAddress(textOf(uri), base),
    followAdditionalWrappers: flag(wrapper, 'followAdditionalWrappers', true),
    allowMultipleAds: flag(wrapper, 'allowMultipleAds', false),
    fallbackOnNoAd:
      attribute(wrapper, 'fallbackOnNoAd') === null ? null : flag(wrapper, 'fallbackOnNoAd', true),
    blockedCategories: children(wrapper, 'BlockedAdCategories').flatMap(readCategories),
  };
}

function readInLine(inLine: Element, ad: Element, sequence: number | null, base: string): InLineAd {
  const creatives = creativesOf(inLine);
  const linears = creatives.flatMap((creative) =>
    children(creative, 'Linear').map((linear) => readLinear(linear, creative, base)),
  );
  const companions = creatives.flatMap((creative) => children(creative, 'CompanionAds'));
  return {
    kind: 'inline',
    sequence,
    told: { ...readAdTold(inLine, base), events: [], progress: [], clicks: [] },
    icons: [],
    clickThrough: null,
    advertiser: textOf(child(inLine, 'Advertiser')),
    adType: attribute(ad, 'adType') ?? '',
    adServingId: textOf(child(inLine, 'AdServingId')),
    categories: children(inLine, 'Category').flatMap(readCategories),
    expires: amount(textOf(child(inLine, 'Expires'))),
    linears,
    hasCreatives: creatives.length > 0,
    hasOthers:
      companions.length > 0 || creatives.some((creative) => child(creative, 'NonLinearAds') !== null),
    needsCompanions: companions.some((one) =>
      ['all', 'any'].includes(attribute(one, 'required')?.toLowerCase() ?? ''),
    ),
  };
}

/** The creatives in order of their sequence, where there is one. */
function creativesOf(ad: Element): readonly Element[] {
  const place = (creative: Element): number => amount(attribute(creative, 'sequence')) ?? 0;
  return children(child(ad, 'Creatives'), 'Creative').toSorted((one, other) => place(one) - place(other));
}

function readAdTold(ad: Element, base: string): Omit<Told, 'events' | 'progress' | 'clicks'> {
  const views = children(ad, 'ViewableImpression');
  const viewsOf = (name: string): readonly string[] =>
    addresses(
      views.flatMap((view) => children(view, name)),
      base,
    );
  // Before VAST 4.1 verifications are an extension.
  const holders = [ad, ...children(child(ad, 'Extensions'), 'Extension')];
  const verifications = holders
    .flatMap((holder) => children(holder, 'AdVerifications'))
    .flatMap((one) => children(one, 'Verification'));
  return {
    errors: addresses(children(ad, 'Error'), base),
    impressions: addresses(children(ad, 'Impression'), base),
    viewable: viewsOf('Viewable'),
    notViewable: viewsOf('NotViewable'),
    viewUndetermined: viewsOf('ViewUndetermined'),
    verificationsNotExecuted: addresses(
      verifications
        .flatMap((one) => children(child(one, 'TrackingEvents'), 'Tracking'))
        .filter((one) => attribute(one, 'event')?.toLowerCase() === 'verificationnotexecuted'),
      base,
    ),
  };
}

function readLinear(linear: Element, creative: Element, base: string): LinearCreative {
  const files = children(linear, 'MediaFiles');
  return {
    told: readTold(linear, base),
    icons: readIcons(linear, base),
    clickThrough: readClickThrough(linear, base),
    duration: parseTime(textOf(child(linear, 'Duration'))) ?? 0,
    skipOffset: parseOffset(attribute(linear, 'skipoffset')),
    files: files.flatMap((one) => children(one, 'MediaFile').map((file) => readMediaFile(file, base))),
    captions: files.flatMap((one) => readCaptions(one, base)),
    hasMezzanine: files.some((one) => child(one, 'Mezzanine') !== null),
    hasProgram: files.some((one) => child(one, 'InteractiveCreativeFile') !== null),
    universalAdIds: children(creative, 'UniversalAdId').map((one) =>
      `${attribute(one, 'idRegistry') ?? 'unknown'} ${textOf(one)}`.trim(),
    ),
  };
}

function readTold(linear: Element, base: string): Pick<Told, 'events' | 'progress' | 'clicks'> {
  const trackings = children(linear, 'TrackingEvents').flatMap((one) => children(one, 'Tracking', 100));
  const events: Told['events'][number][] = [];
  const progress: Told['progress'][number][] = [];
  for (const tracking of trackings) {
    const name = attribute(tracking, 'event')?.toLowerCase() ?? '';
    const address = webAddress(textOf(tracking), base);
    const at = parseOffset(attribute(tracking, 'offset'));
    if (address === null) continue;
    if (name !== 'progress') events.push({ name, address });
    else if (at !== null) progress.push({ at, address });
  }
  const clicks = children(linear, 'VideoClicks').flatMap((one) => children(one, 'ClickTracking'));
  return { events, progress, clicks: addresses(clicks, base) };
}

function readClickThrough(linear: Element, base: string): string | null {
  return webAddress(textOf(descend(linear, 'VideoClicks', 'ClickThrough')), base);
}

function readMediaFile(file: Element, base: string): MediaFile {
  const size = (name: string): number => amount(attribute(file, name)) ?? 0;
  const bounds = [readBitrate(attribute(file, 'minBitrate')), readBitrate(attribute(file, 'maxBitrate'))];
  return {
    url: webAddress(textOf(file), base) ?? '',
    mimeType: attribute(file, 'type') ?? '',
    codec: attribute(file, 'codec'),
    width: size('width'),
    height: size('height'),
    bitrate: readBitrate(attribute(file, 'bitrate')) || Math.max(...bounds),
    apiFramework: attribute(file, 'apiFramework') || null,
  };
}

/** Kilobits per second, the standard's unit; other units are read where they are written or evident. */
function readBitrate(text: string | null): number {
  const value = amount(text) ?? 0;
  if (/m(?:bit|bps|b)/i.test(text ?? '')) return value * 1000;
  return value > 200_000 ? value / 1000 : value;
}

function readCaptions(mediaFiles: Element, base: string): readonly CaptionFile[] {
  return children(mediaFiles, 'ClosedCaptionFiles')
    .flatMap((one) => children(one, 'ClosedCaptionFile'))
    .flatMap((file) => {
      const url = webAddress(textOf(file), base);
      const mimeType = attribute(file, 'type')?.toLowerCase() ?? '';
      return url === null ? [] : [{ url, mimeType, language: attribute(file, 'language') ?? '' }];
    });
}

function readIcons(linear: Element, base: string): readonly AdIcon[] {
  return children(child(linear, 'Icons'), 'Icon', MAX_ICONS).flatMap((icon) => {
    const resource = child(icon, 'StaticResource');
    const url = webAddress(textOf(resource), base);
    // Pages and scripts are not run: only pictures are icons.
    if (url === null || /script|html|flash/i.test(attribute(resource, 'creativeType') ?? '')) return [];
    const size = (name: string): number =>
      Math.min(MAX_ICON_SIZE, amount(attribute(icon, name)) || DEFAULT_ICON_SIZE);
    const x = attribute(icon, 'xPosition')?.toLowerCase() ?? null;
    const y = attribute(icon, 'yPosition')?.toLowerCase() ?? null;
    const clicks = child(icon, 'IconClicks');
    return [
      {
        program: attribute(icon, 'program') ?? '',
        url,
        width: size('width'),
        height: size('height'),
        x: x === 'left' || x === 'right' ? x : (amount(x) ?? 'right'),
        y: y === 'top' || y === 'bottom' ? y : (amount(y) ?? 'top'),
        offset: parseOffset(attribute(icon, 'offset')) ?? { unit: 'second', value: 0 },
        duration: parseTime(attribute(icon, 'duration')),
        text: (attribute(icon, 'altText') || attribute(icon, 'hoverText') || '').slice(0, 120),
        clickThrough: webAddress(textOf(child(clicks, 'IconClickThrough')), base),
        clicks: addresses(children(clicks, 'IconClickTracking'), base),
        views: addresses(children(icon, 'IconViewTracking'), base),
      } satisfies AdIcon,
    ];
  });
}

/** One element may have several codes, one after another. */
function readCategories(element: Element): readonly Category[] {
  const authority = attribute(element, 'authority')?.toLowerCase() ?? '';
  return textOf(element)
    .split(/[\s,]+/)
    .filter((code) => code !== '')
    .map((code) => ({ authority, code }));
}

function addresses(elements: readonly Element[], base: string): readonly string[] {
  return elements.flatMap((element) => webAddress(textOf(element), base) ?? []);
}
