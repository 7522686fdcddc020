/** Picture-in-picture by the standard, and by Safari's own name. */

interface WebkitVideo {
  webkitSupportsPresentationMode?: (mode: string) => boolean;
  webkitSetPresentationMode?: (mode: string) => void;
  webkitPresentationMode?: string;
}

export interface PictureInPicture {
  readonly isAvailable: boolean;
  /** Never rejects: a refusal of the browser changes nothing. */
  readonly toggle: () => Promise<void>;
  readonly enter: () => Promise<void>;
  readonly leave: () => Promise<void>;
  /** Switches to `next`, which replaces the window's content. */
  readonly show: (next: HTMLVideoElement) => Promise<void>;
}

/** `changed` is called after every change, also those made in the window. */
export function createPictureInPicture(
  first: HTMLVideoElement & WebkitVideo,
  changed: (isOn: boolean) => void,
  signal: AbortSignal,
): PictureInPicture {
  let media = first;
  const isStandard = document.pictureInPictureEnabled && !media.disablePictureInPicture;
  const isWebkit = !isStandard && media.webkitSupportsPresentationMode?.('picture-in-picture') === true;

  const isOn = (): boolean =>
    isStandard
      ? document.pictureInPictureElement === media
      : media.webkitPresentationMode === 'picture-in-picture';
  const tell = (): void => changed(isOn());
  const follow = (): void => {
    for (const event of ['enterpictureinpicture', 'leavepictureinpicture', 'webkitpresentationmodechanged'])
      media.addEventListener(event, tell, { signal });
  };
  const leave = async (): Promise<void> => {
    if (!isOn()) return;
    if (isStandard) await document.exitPictureInPicture();
    else media.webkitSetPresentationMode?.('inline');
  };
  const enter = async (): Promise<void> => {
    if (isStandard) await media.requestPictureInPicture();
    else if (isWebkit) media.webkitSetPresentationMode?.('picture-in-picture');
  };
  follow();

  return {
    isAvailable: isStandard || isWebkit,
    enter: () => enter().catch(() => undefined),
    toggle: () => (isOn() ? leave() : enter()).catch(() => undefined),
    leave: () => leave().catch(() => undefined),
    show: async (next) => {
      const wasOn = isOn();
      media = next;
      follow();
      if (wasOn) await enter().catch(() => undefined);
    },
  };
}
