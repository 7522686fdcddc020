/** Parts of the interface that are not needed before the first picture: their code is fetched after it. */
import { createElement, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { usePlayerState } from './context/player-context.ts';

interface LazyProps<Props> {
  /** The viewer wants it now: it is fetched at once. */
  readonly isOpen: boolean;
  /** Props of the component; null draws nothing. */
  readonly parts: Props | null;
}

/**
 * A component whose code is loaded by `load`, once a picture is seen or the viewer opens it. After a failure the code
 * is requested again the next time it is opened.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<LazyProps<Props>> {
  return function Lazy({ isOpen, parts }: LazyProps<Props>): ReactNode {
    const hasFirstFrame = usePlayerState('hasFirstFrame');
    const [part, setPart] = useState<ComponentType<Props> | null>(null);
    const isThere = part !== null;
    useEffect(() => {
      if (isThere || (!isOpen && !hasFirstFrame)) return undefined;
      let isCurrent = true;
      load().then(
        (loaded) => (isCurrent ? setPart(() => loaded) : undefined),
        () => undefined,
      );
      return () => {
        isCurrent = false;
      };
    }, [isThere, isOpen, hasFirstFrame]);
    return part === null || parts === null ? null : createElement(part, parts);
  };
}
