/** Drops no frames in browser tests: a busy machine drops some, and automatic quality would follow. */
const measured = Object.getOwnPropertyDescriptor(HTMLVideoElement.prototype, 'getVideoPlaybackQuality')
  ?.value as (this: HTMLVideoElement) => VideoPlaybackQuality;

HTMLVideoElement.prototype.getVideoPlaybackQuality = function (): VideoPlaybackQuality {
  const { creationTime, totalVideoFrames, corruptedVideoFrames } = measured.call(this);
  return { creationTime, totalVideoFrames, corruptedVideoFrames, droppedVideoFrames: 0 };
};
