/** Lays the viewer's look of captions over everything inside an element. */
import { useLayoutEffect } from 'react';
import type { PlayerState } from '../../state/state.ts';
import { captionProperties } from '../../subtitles/caption-style.ts';
import type { CaptionStyle } from '../../subtitles/caption-style.ts';
import { usePlayerState } from '../context/player-context.ts';

const readCaptionStyle = (state: PlayerState): CaptionStyle => state.captionStyle;

export function useCaptionStyle(element: { readonly current: HTMLElement | null }): void {
  const style = usePlayerState(readCaptionStyle);
  useLayoutEffect(() => {
    // The whole player: the captions of the bare video element are drawn with them as well.
    const root = element.current?.parentElement;
    for (const [name, value] of Object.entries(captionProperties(style)))
      root?.style.setProperty(name, value);
  }, [element, style]);
}
