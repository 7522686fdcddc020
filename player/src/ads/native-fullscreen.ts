/** The picture alone over the whole screen, as on iPhones: nothing else can be shown during that. */

/** Safari's names. */
interface WebkitVideo extends HTMLVideoElement {
  readonly webkitDisplayingFullscreen?: boolean;
  readonly webkitExitFullscreen?: () => void;
}

/** The video element's own fullscreen, not the player's. */
export function fillsScreenAlone(media: WebkitVideo): boolean {
  return media.webkitDisplayingFullscreen === true || document.fullscreenElement === media;
}

export async function leaveNativeFullscreen(media: WebkitVideo): Promise<void> {
  if (document.fullscreenElement === media) await document.exitFullscreen().catch(() => undefined);
  else if (media.webkitDisplayingFullscreen === true) media.webkitExitFullscreen?.();
}
