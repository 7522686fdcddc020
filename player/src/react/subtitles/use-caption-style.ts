/** Lays the viewer's look of captions over everything inside an element. */
import { useLayoutEffect } from 'react';
import { captionProperties } from '../../subtitles/caption-style.ts';
import { usePlayerState } from '../context/player-context.ts';

export function useCaptionStyle(element: { readonly current: HTMLElement | null }): void {
  const style = usePlayerState('captionStyle');
  useLayoutEffect(() => {
    // The whole player: the captions of the bare video element are drawn with them as well.
    const root = element.current?.parentElement;
    for (const [name, value] of Object.entries(captionProperties(style)))
      root?.style.setProperty(name, value);
  }, [element, style]);
}
