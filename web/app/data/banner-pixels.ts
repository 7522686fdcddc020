/** Counting of banners: their owner's pixels are requested when a banner is seen or clicked. */
import { entryParameters } from './entry-parameters.ts';
import { thisDeviceId } from './device-id.ts';
import type { BannerPixels } from './shown-view.ts';

/** The visible share of a banner that counts as a view. */
const seen = 0.5;

/**
 * The address of a pixel with the device's fingerprint; null when it is neither of this origin nor of the hosts that
 * the brand lists. A fingerprint that the address already has is replaced.
 */
export function pixelAddress(
  address: string,
  { device, hosts, origin }: { device: string; hosts: readonly string[]; origin: string },
): string | null {
  const url = URL.parse(address, origin);
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (url.origin !== origin && !(url.protocol === 'https:' && hosts.includes(url.origin))) return null;
  url.searchParams.set('fingerprint', device);
  return url.href;
}

/** Counts a banner once when half of it is visible, and every click on one of its links, until `leaving` is aborted. */
export function countBanner(
  element: Element,
  { show_url, click_url }: BannerPixels,
  hosts: readonly string[],
  leaving: AbortSignal,
): void {
  if (leaving.aborted) return;
  const load = (address: string | null): void => {
    if (address === null) return;
    const source = pixelAddress(address, {
      device: thisDeviceId(entryParameters()),
      hosts,
      origin: location.origin,
    });
    if (source !== null) new Image().src = source;
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (
        !entries.some(({ isIntersecting, intersectionRatio }) => isIntersecting && intersectionRatio >= seen)
      )
        return;
      observer.disconnect();
      load(show_url);
    },
    { threshold: seen },
  );
  observer.observe(element);
  leaving.addEventListener('abort', () => observer.disconnect());
  element.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a[href]')) load(click_url);
    },
    { signal: leaving },
  );
}
