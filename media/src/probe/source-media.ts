import type { IngestWarning } from '@kadr/contract';

/** An accepted source, as far as the service uses it. Times are seconds from the file's own beginning. */
export interface SourceMedia {
  /** Whole pictures long: where the last of picture and sound ends. */
  readonly duration: number;
  readonly video: SourceVideo | null;
  readonly audio: readonly SourceAudio[];
  readonly text: readonly SourceText[];
  readonly warnings: readonly IngestWarning[];
}

export interface SourceVideo {
  /** Stream index in the file. */
  readonly index: number;
  /** Upright, with square pixels. */
  readonly width: number;
  readonly height: number;
  readonly interlaced: boolean;
  /** `rgb` needs a matrix; the others name the one that made the picture's YCbCr. */
  readonly matrix: 'bt601' | 'bt709' | 'bt2020' | 'rgb';
  /** Transfer of a high dynamic range picture. */
  readonly hdr: 'smpte2084' | 'arib-std-b67' | null;
  readonly end: number;
  /** Renditions of the picture that are used as they are; none unless the greatest is among them. */
  readonly ready: readonly ReadyRendition[];
}

/** A stream of the file that is encoded exactly as the service would encode a rung of the ladder. */
export interface ReadyRendition {
  readonly index: number;
  /** Id of the rung. */
  readonly rung: string;
}

export interface SourceAudio {
  readonly index: number;
  /** ISO 639-2/T or `und`. */
  readonly language: string;
  readonly title: string;
  readonly channels: number;
  /** Whether the file assigns its channels to loudspeakers. */
  readonly hasLayout: boolean;
  readonly isDefault: boolean;
  readonly end: number;
}

export interface SourceText {
  readonly index: number;
  readonly language: string;
  readonly title: string;
}
