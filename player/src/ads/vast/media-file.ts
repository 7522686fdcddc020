/** Chooses the file of a creative to play: pure. An advertiser's description is a hint, no reason to refuse a file. */
import { AdError } from './ad-error.ts';
import { isWebAddress } from './web-address.ts';

/** A file of a creative, as VAST describes it; none of the fields is reliable. */
export interface MediaFile {
  readonly url: string;
  readonly mimeType: string;
  readonly codec: string | null;
  /** Dots; 0 when missing. */
  readonly width: number;
  readonly height: number;
  /** Kilobits per second; 0 when missing. */
  readonly bitrate: number;
  /** The interface of a program among the files, such as `VPAID`; null when missing. */
  readonly apiFramework: string | null;
}

interface Circumstances {
  /** Lines of the screen's dots that the picture has. */
  readonly height: number;
  /** Bits per second, as measured; null when unknown. */
  readonly bandwidth: number | null;
  readonly canPlay: (type: string) => boolean;
}

/** Share of the network that a clip may take: unlike the film, it is not loaded ahead. */
const SHARE = 0.7;
/** The most files of one creative that are tried. */
const MAX_TRIED = 8;

/**
 * The files to try, the best first. Those that the browser says it plays come before those it knows nothing of, and
 * these before those it says it does not: it is asked about words that servers get wrong. Among equals: the smallest
 * that fills the picture and comes in time; then those below it, largest first; then what is too much for the network.
 *
 * @throws {AdError} saying why no file is left: only programs and what is not a web address are dropped.
 */
export function rankMediaFiles(
  files: readonly MediaFile[],
  circumstances: Circumstances,
): readonly MediaFile[] {
  const { height, bandwidth, canPlay } = circumstances;
  if (files.length === 0) throw new AdError('NO_MEDIA_FILE');
  const clips = files.filter((file) => !isProgram(file));
  if (clips.length === 0) throw new AdError(programError(files));
  const reachable = clips.filter(({ url }) => isWebAddress(url));
  if (reachable.length === 0) throw new AdError('MEDIA_FILE_URL_NOT_CORRECT');
  const limit = bandwidth === null ? Infinity : (bandwidth * SHARE) / 1000;
  const rank = (file: MediaFile): number => {
    if (file.bitrate > limit) return 2;
    return file.height >= height ? 0 : 1;
  };
  return reachable
    .map((file) => ({ file, doubt: doubtOf(file, canPlay), rank: rank(file) }))
    .toSorted((one, other) => {
      if (one.doubt !== other.doubt) return one.doubt - other.doubt;
      if (one.rank !== other.rank) return one.rank - other.rank;
      const [a, b] = [one.file, other.file];
      if (one.rank === 2) return a.bitrate - b.bitrate;
      const byHeight = one.rank === 0 ? a.height - b.height : b.height - a.height;
      return byHeight || a.bitrate - b.bitrate;
    })
    .slice(0, MAX_TRIED)
    .map(({ file }) => file);
}

/** Whether the browser says that it cannot play the file: then its failure was expected. */
export function isUnlikely(file: MediaFile, canPlay: Circumstances['canPlay']): boolean {
  return doubtOf(file, canPlay) === 2;
}

/** 0: the browser says that it plays what the file says it is; 1: it depends; 2: it says that it does not. */
function doubtOf({ url, mimeType, codec }: MediaFile, canPlay: Circumstances['canPlay']): 0 | 1 | 2 {
  const [said = '', ...parameters] = mimeType.toLowerCase().split(';');
  const type = said.trim();
  const byName = typesByEnding[endingOf(url)];
  const codecs = [codec ?? '', parameters.join(';').replace(/^.*codecs=/, '')]
    .map((list) => list.replaceAll(/["'\s]/g, ''))
    .find((list) => list !== '' && list.split(',').every((one) => knownCodec.test(one)));
  if (/^(?:video|audio|application)\/./.test(type) && canPlay(type)) {
    return codecs === undefined || canPlay(`${type}; codecs="${codecs}"`) ? 0 : 2;
  }
  if (byName !== undefined && canPlay(byName)) return 1;
  return /^(?:video|audio)\/./.test(type) || byName !== undefined ? 2 : 1;
}

/** Names of codecs that a browser understands (RFC 6381); others (`H.264`, `h264`, `avc1`) mean nothing to it. */
const knownCodec =
  /^(?:avc[13]\.[\da-f]{6}|h(?:vc|ev)1\.[\w.]{4,}|av01\.[\w.]{4,}|vp0?9\.[\w.]{4,}|mp4a\.\w\w\.\w+|vp[89]|opus|vorbis)$/i;

const typesByEnding: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/mp4',
  webm: 'video/webm',
  ogv: 'video/ogg',
  m3u8: 'application/vnd.apple.mpegurl',
  mpd: 'application/dash+xml',
  flv: 'video/x-flv',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
};

function endingOf(url: string): string {
  return /\.(\w{2,5})(?:[?#]|$)/.exec(url)?.[1]?.toLowerCase() ?? '';
}

/** A script or a page in a clip's place. An `apiFramework` alone is no sign of a program: plain files have it, too. */
export function isProgram({ url, mimeType, apiFramework }: MediaFile): boolean {
  if (/script|shockwave|x-flash|html|\/json/i.test(mimeType)) return true;
  const isNamedAsClip = /^(?:video|audio)\//i.test(mimeType);
  const ending = endingOf(url);
  if (['js', 'swf', 'html', 'htm'].includes(ending)) return !isNamedAsClip || apiFramework !== null;
  return apiFramework !== null && !isNamedAsClip && typesByEnding[ending] === undefined;
}

function programError(
  files: readonly MediaFile[],
): 'VPAID_NOT_SUPPORTED' | 'SIMID_NOT_SUPPORTED' | 'INTERACTIVE_NOT_SUPPORTED' | 'FLASH_NOT_SUPPORTED' {
  const frameworks = new Set(files.map(({ apiFramework }) => apiFramework?.toUpperCase()));
  if (frameworks.has('VPAID')) return 'VPAID_NOT_SUPPORTED';
  if (frameworks.has('SIMID')) return 'SIMID_NOT_SUPPORTED';
  return files.some(({ mimeType }) => /flash/i.test(mimeType))
    ? 'FLASH_NOT_SUPPORTED'
    : 'INTERACTIVE_NOT_SUPPORTED';
}
