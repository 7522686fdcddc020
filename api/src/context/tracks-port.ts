import type {
  AssetTrackFacts,
  PublishedAsset,
  StoredTracks,
  SubtitleCue,
  SubtitleFault,
} from '@kadr/contract';

/** An uploaded subtitle file, as parsed by media. */
export interface ReadSubtitles {
  readonly cues: readonly SubtitleCue[];
  /** ISO 639-2/T or `und`. */
  readonly language: string;
  /** If there are any, `cues` must not be used. */
  readonly faults: readonly SubtitleFault[];
}

/** The tracks of packaged assets, as named in their manifests. */
export interface TracksPort {
  /** Null when there is no such asset. */
  find(assetId: string): Promise<AssetTrackFacts | null>;
  /** Rewrites the manifests under the caller's lock on the asset. Returns the catalogue's data on the tracks. */
  put(assetId: string, tracks: StoredTracks): Promise<Pick<PublishedAsset, 'audio' | 'subtitles'>>;
  readCues(assetId: string, file: string): Promise<readonly SubtitleCue[]>;
  /** Stores cues and returns their file. */
  storeCues(assetId: string, cues: readonly SubtitleCue[]): Promise<string>;
  /** Reads an uploaded file, SubRip or WebVTT; null when it no longer exists. */
  readUpload(uploadId: string, fileName: string): Promise<ReadSubtitles | null>;
  /** The label by which viewers choose a new track of this language. */
  labelOf(language: string): string;
}
