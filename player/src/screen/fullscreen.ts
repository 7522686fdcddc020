/** Fullscreen: the whole player where the browser can, the bare picture on iPhones. */

export interface Fullscreen {
  readonly canEnter: boolean;
  readonly isOn: () => boolean;
  /** Never rejects: a refusal of the browser changes nothing. */
  readonly toggle: () => Promise<void>;
}

/** Safari's own names. */
interface WebkitVideo {
  webkitSupportsFullscreen?: boolean;
  webkitDisplayingFullscreen?: boolean;
  webkitEnterFullscreen?: () => void;
  webkitExitFullscreen?: () => void;
}

/** `changed` is called after every change, also those made with Esc. */
export function createFullscreen(options: {
  readonly container: HTMLElement;
  readonly media: HTMLVideoElement & WebkitVideo;
  readonly changed: () => void;
  readonly signal: AbortSignal;
}): Fullscreen {
  const { container, media, changed, signal } = options;
  const canContainer = document.fullscreenEnabled;
  const canNative = !canContainer && typeof media.webkitEnterFullscreen === 'function';
  const isOn = (): boolean =>
    canContainer ? document.fullscreenElement === container : media.webkitDisplayingFullscreen === true;

  document.addEventListener('fullscreenchange', changed, { signal });
  media.addEventListener('webkitbeginfullscreen', changed, { signal });
  media.addEventListener('webkitendfullscreen', changed, { signal });

  const toggle = async (): Promise<void> => {
    if (canNative) return isOn() ? media.webkitExitFullscreen?.() : media.webkitEnterFullscreen?.();
    if (isOn()) return document.exitFullscreen();
    await container.requestFullscreen({ navigationUI: 'hide' });
    await turnToLandscape();
  };

  return { canEnter: canContainer || canNative, isOn, toggle: () => toggle().catch(() => undefined) };
}

/** On a phone a film fills the screen in landscape; elsewhere the browser refuses, which is fine. */
async function turnToLandscape(): Promise<void> {
  const { orientation } = screen;
  if ('lock' in orientation && typeof orientation.lock === 'function') await orientation.lock('landscape');
}
