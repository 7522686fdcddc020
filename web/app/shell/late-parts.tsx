import { lazy, Suspense, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { whenIdle } from '../data/idle.ts';

const nothing: { default: ComponentType } = { default: () => null };

// The page works without its code: lazy parts are omitted.
const Late = lazy(() =>
  import('./late.tsx').then((module): typeof nothing => ({ default: module.Late })).catch(() => nothing),
);

/** Parts that are neither on the first screen nor in the cached page: banners, the button to the top. */
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
