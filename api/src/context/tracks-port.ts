import type {
  AssetTrackFacts,
  PublishedAsset,
  StoredTracks,
  SubtitleCue,
  SubtitleFault,
} from '@kadr/contract';

/** An uploaded subtitle file as media reads it. */
export interface ReadSubtitles {
  readonly cues: readonly SubtitleCue[];
  /** ISO 639-2/T or `und`. */
  readonly language: string;
  /** With any, `cues` is not to be used. */
  readonly faults: readonly SubtitleFault[];
}

/** The tracks of packaged assets, as their manifests name them. */
export interface TracksPort {
  /** Null when there is no such asset. */
  find(assetId: string): Promise<AssetTrackFacts | null>;
  /** Rewrites what manifests say; the caller holds the asset. Returns what the catalogue stores of the tracks. */
  put(assetId: string, tracks: StoredTracks): Promise<Pick<PublishedAsset, 'audio' | 'subtitles'>>;
  readCues(assetId: string, file: string): Promise<readonly SubtitleCue[]>;
  /** Stores cues and returns their file. */
  storeCues(assetId: string, cues: readonly SubtitleCue[]): Promise<string>;
  /** Reads an uploaded file, SubRip or WebVTT; null when it is not there any more. */
  readUpload(uploadId: string, fileName: string): Promise<ReadSubtitles | null>;
  /** What viewers choose a new track of this language by. */
  labelOf(language: string): string;
}
