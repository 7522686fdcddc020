/** Which of a creative's files to play: pure. */
import { AdError } from './ad-error.ts';
import { isWebAddress } from './ad-request.ts';

/** A file of a creative, as VAST describes it; nothing of it is to be relied on. */
export interface MediaFile {
  readonly url: string;
  readonly mimeType: string;
  readonly codec: string | null;
  /** Dots; 0 where it is not said. */
  readonly width: number;
  readonly height: number;
  /** Kilobits per second; 0 where it is not said. */
  readonly bitrate: number;
  /** The interface that a program among the files speaks, such as `VPAID`; null for a clip. */
  readonly apiFramework: string | null;
}

interface Circumstances {
  /** Lines of the screen's dots that the picture has. */
  readonly height: number;
  /** Bits per second, as measured; null when nobody knows. */
  readonly bandwidth: number | null;
  readonly canPlay: (type: string) => boolean;
}

/** Share of the network that a clip may take: it is not fetched ahead like the film. */
const SHARE = 0.7;

/**
 * The files that can be played, the best first: the smallest that fills the picture and comes in time; then those below
 * it, largest first; then what is too much for picture or network.
 *
 * @throws {AdError} saying why none can be played.
 */
export function rankMediaFiles(
  files: readonly MediaFile[],
  circumstances: Circumstances,
): readonly MediaFile[] {
  const { height, bandwidth, canPlay } = circumstances;
  if (files.length === 0) throw new AdError('NO_MEDIA_FILE');
  const clips = files.filter(({ apiFramework }) => apiFramework === null || apiFramework === '');
  if (clips.length === 0) throw new AdError(programError(files));
  const reachable = clips.filter(({ url }) => isWebAddress(url));
  if (reachable.length === 0) throw new AdError('MEDIA_FILE_URL_NOT_CORRECT');
  const playable = reachable.filter((file) => canPlay(typeOf(file)));
  if (playable.length === 0) throw new AdError('MEDIA_FILE_TYPE_NOT_SUPPORTED');
  const limit = bandwidth === null ? Infinity : (bandwidth * SHARE) / 1000;
  const rank = (file: MediaFile): number => {
    if (file.bitrate > limit) return 2;
    return file.height >= height ? 0 : 1;
  };
  return playable.toSorted((a, b) => {
    const [one, other] = [rank(a), rank(b)];
    if (one !== other) return one - other;
    if (one === 2) return a.bitrate - b.bitrate;
    const byHeight = one === 0 ? a.height - b.height : b.height - a.height;
    return byHeight || a.bitrate - b.bitrate;
  });
}

/** With the codecs, where the file says them in a way that can be asked for. */
function typeOf({ mimeType, codec }: MediaFile): string {
  const isNamed = codec !== null && /^[\w.]+(?:, ?[\w.]+)*$/.test(codec) && codec.includes('.');
  return isNamed ? `${mimeType}; codecs="${codec}"` : mimeType;
}

function programError(
  files: readonly MediaFile[],
): 'VPAID_NOT_SUPPORTED' | 'SIMID_NOT_SUPPORTED' | 'INTERACTIVE_NOT_SUPPORTED' {
  const frameworks = new Set(files.map(({ apiFramework }) => apiFramework?.toUpperCase()));
  if (frameworks.has('VPAID')) return 'VPAID_NOT_SUPPORTED';
  return frameworks.has('SIMID') ? 'SIMID_NOT_SUPPORTED' : 'INTERACTIVE_NOT_SUPPORTED';
}
