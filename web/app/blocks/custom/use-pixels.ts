import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useBrand } from '../../data/initial-data.tsx';
import type { BannerPixels } from '../../data/shown-view.ts';

/** Counts a banner by its owner's pixels: one view, and each click. */
export function usePixels(place: RefObject<Element | null>, pixels: BannerPixels | null): void {
  const { pixel_hosts } = useBrand();
  useEffect(() => {
    const element = place.current;
    if (!element || !pixels) return undefined;
    const leaving = new AbortController();
    // When the code does not load, the banner works but is not counted.
    import('../../data/banner-pixels.ts').then(
      ({ countBanner }) => countBanner(element, pixels, pixel_hosts, leaving.signal),
      () => undefined,
    );
    return () => leaving.abort();
  }, [place, pixels, pixel_hosts]);
}
