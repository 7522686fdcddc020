import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useBrand } from '../../data/initial-data.tsx';
import type { BannerPixels } from '../../data/shown-view.ts';

/** Counts a banner by the pixels of its owner: seen once, and clicked. */
export function usePixels(place: RefObject<Element | null>, pixels: BannerPixels | null): void {
  const { pixel_hosts } = useBrand();
  useEffect(() => {
    const element = place.current;
    if (!element || !pixels) return undefined;
    const leaving = new AbortController();
    // Without its code a banner is whole; it is not counted then.
    import('../../data/banner-pixels.ts').then(
      ({ countBanner }) => countBanner(element, pixels, pixel_hosts, leaving.signal),
      () => undefined,
    );
    return () => leaving.abort();
  }, [place, pixels, pixel_hosts]);
}
