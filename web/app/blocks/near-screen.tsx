import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

/** Draws its content for real once it is within a screen and a half of sight; until then as told, waiting. */
export function NearScreen({ children }: { readonly children: (isNear: boolean) => ReactNode }) {
  const [isNear, setIsNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setIsNear(true);
      },
      { rootMargin: '150% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{children(isNear)}</div>;
}
