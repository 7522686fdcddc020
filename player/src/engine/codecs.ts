/** Codecs that this browser decodes beside H.264, which every browser decodes. */

/** Main profile, 1080 lines. */
const HEVC = 'video/mp4; codecs="hvc1.1.6.L120.90"';

/** A typical picture in AV1, as services send it to large screens. */
const AV1: MediaDecodingConfiguration = {
  type: 'media-source',
  video: {
    contentType: 'video/mp4; codecs="av01.0.08M.08"',
    width: 1920,
    height: 1080,
    bitrate: 3_300_000,
    framerate: 25,
  },
};

/** Whether streams may be requested in HEVC: a browser that supports it has a hardware decoder. */
export function decodesHevc(): boolean {
  // Safari on telephones has only the managed one.
  const sources: { MediaSource?: typeof MediaSource; ManagedMediaSource?: typeof MediaSource } = globalThis;
  return (sources.ManagedMediaSource ?? sources.MediaSource)?.isTypeSupported(HEVC) ?? false;
}

/**
 * Whether AV1 comes before H.264 where a stream has both: only where it neither stutters nor drains the battery, as the
 * browser judges by its decoders and by what it has decoded before. Never rejects.
 */
export async function prefersAv1(
  capabilities: Pick<MediaCapabilities, 'decodingInfo'> | undefined = navigator.mediaCapabilities,
): Promise<boolean> {
  try {
    const answer = await capabilities?.decodingInfo(AV1);
    return answer !== undefined && answer.supported && answer.smooth && answer.powerEfficient;
  } catch {
    return false;
  }
}
