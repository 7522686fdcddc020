import { lazy, Suspense, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { whenIdle } from '../data/idle.ts';

const nothing: { default: ComponentType } = { default: () => null };

// Without its code a page is whole: what is late is left out.
const Late = lazy(() =>
  import('./late.tsx').then((module): typeof nothing => ({ default: module.Late })).catch(() => nothing),
);

/** What is not part of the first screen and the same kept page for everybody: banners, the way to the top. */
export function LateParts() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    isIdle && (
      <Suspense fallback={null}>
        <Late />
      </Suspense>
    )
  );
}
