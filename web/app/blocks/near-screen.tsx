import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

/** Renders its content fully once it is within one and a half screens of the viewport; until then as waiting. */
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
