import type { Language } from '@kadr/contract';
import { adClipSize } from '@kadr/demo/ads';
import type { DemoAd } from '@kadr/demo/ads';
import type { AdAnswer } from './ad-scenarios.ts';
import { writeWrapper } from './vast.ts';
import type { VastAd } from './vast.ts';

/** Parts of the addresses in an answer. */
interface Links {
  /** Address of the ad server. */
  readonly base: string;
  readonly language: Language;
  /** Identifies the request in all its events. */
  readonly request: string;
  /** The request's own. */
  readonly query: URLSearchParams;
}

type AdMedia = Extract<AdAnswer, { readonly kind: 'ads' }>['media'];

/** An advertisement with the files that the scenario requires. */
export function vastAdOf(
  ad: DemoAd,
  { media, isSkippable, ...links }: Links & { readonly media: AdMedia; readonly isSkippable: boolean },
): VastAd {
  const { base, language } = links;
  return {
    id: ad.slug,
    title: ad.name[language],
    duration: ad.duration,
    skipAfter: isSkippable ? ad.skipAfter : null,
    media: mediaOf(ad, media, links),
    landing: `${base}/landing?${new URLSearchParams({ ad: ad.slug, language }).toString()}`,
    tracking: trackingOf(ad.slug, links),
  };
}

/** VAST that leads to the same request with one wrapper less. */
export function wrapperOf(left: number, links: Links): string {
  const next = new URLSearchParams(links.query);
  next.set('request', links.request);
  next.set('left', String(left));
  const id = `wrapper-${left}`;
  return writeWrapper({ id, next: `${links.base}/vast?${next.toString()}`, tracking: trackingOf(id, links) });
}

function mediaOf({ slug }: DemoAd, media: AdMedia, { base, language }: Links): VastAd['media'] {
  const file = (name: string, type = 'video/mp4') => ({ url: `${base}/clips/${name}`, type, ...adClipSize });
  const clip = `${slug}-${language}.mp4`;
  switch (media) {
    case 'clip':
      return [file(clip)];
    case 'missing':
      return [file('missing.mp4')];
    case 'broken':
      return [file('broken.mp4')];
    case 'flash':
      return [file('old.flv', 'video/x-flv')];
    case 'odd':
      // As real ad servers do: a missing file, and one with a wrong description.
      return [
        { ...file('missing.mp4'), codec: 'H.264' },
        { ...file(clip, 'application/octet-stream'), codec: 'h264', apiFramework: 'VPAID' },
      ];
    default:
      return media satisfies never;
  }
}

/** Addresses at which events are counted. */
function trackingOf(ad: string, { base, request, query }: Links): (event: string) => string {
  return (event) => {
    const told = new URLSearchParams({ event, ad, request });
    for (const name of ['place', 'ad_position', 'content_id', 'partner_id', 'impression_id']) {
      const value = query.get(name);
      if (value !== null) told.set(name, value);
    }
    return `${base}/track?${told.toString()}`;
  };
}
