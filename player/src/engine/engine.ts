/** A streaming engine as the player uses it: Shaka, or for certain channels the live-TV SDK; fetched when needed. */
import type { PlayerError } from '../recovery/errors.ts';
import type { Gate } from '../recovery/gate.ts';
import type { DrmConfig, Protocol, SourcePlayerType } from '../source/source.ts';
import type { Cue } from '../subtitles/cues.ts';
import type { PeerDelivery } from './peer-delivery.ts';
import type { TimeRange } from '../timeline/timeline.ts';

export interface EngineTrack {
  /** Stable over films; it is stored as the viewer's choice. */
  readonly value: string;
  /** BCP 47, or empty when the stream does not say. */
  readonly language: string;
  readonly label: string | null;
  readonly isActive: boolean;
}

export interface EngineTracks {
  /** Lines of each available rendition. */
  readonly heights: readonly number[];
  readonly activeHeight: number | null;
  /** Codecs of the picture, in the form of RFC 6381; null without a picture, or before there is one. */
  readonly codecs: string | null;
  readonly audios: readonly EngineTrack[];
  readonly subtitles: readonly EngineTrack[];
}

/** How well the stream plays, for quality metrics. Null: unknown to the engine (yet). */
export interface PlaybackStatistics {
  /** Frames of the picture since the source was loaded. */
  readonly decodedFrames: number;
  readonly droppedFrames: number;
  /** Bits per second: of the network as measured, and of the current rendition. */
  readonly bandwidth: number | null;
  readonly bitrate: number | null;
  /** Size of the current picture, in dots. */
  readonly width: number | null;
  readonly height: number | null;
}

export interface LoadRequest {
  readonly url: string;
  readonly protocol: Protocol;
  /** `shaka` by default. */
  readonly playerType?: SourcePlayerType | undefined;
  readonly isLive: boolean;
  /** Seconds; null is the beginning, or a live stream's edge. */
  readonly startTime: number | null;
  /** Height in lines; null is automatic. */
  readonly height: number | null;
  /** Track values; null is the stream's default and no subtitles. */
  readonly audio: string | null;
  readonly subtitle: string | null;
  readonly drm: DrmConfig | null;
  /** Loaded on intent, before anyone watches: a few seconds are enough, and the picture has no size to go by. */
  readonly isAhead: boolean;
  /** Every request of the stream passes it. */
  readonly gate: Gate;
  /** Headers of the next request to the streaming server. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** The licence token of the next request for a licence; rejects when no token can be obtained. */
  readonly licenceToken: () => Promise<string>;
  /** The token query as it stands now, or null. */
  readonly tokenQuery: () => string | null;
  /** Peer delivery of this stream, once it is there. */
  readonly teleport: () => PeerDelivery | null;
}

export interface EngineEvents {
  /** Renditions, sound or subtitles changed: read `tracks()`. */
  readonly tracksChanged: () => void;
  readonly buffering: (isBuffering: boolean) => void;
  readonly cuesChanged: (cues: readonly Cue[]) => void;
  readonly failed: (error: PlayerError) => void;
  /** Only from an engine that keeps its own state. */
  readonly stateChanged: (state: 'playing' | 'paused') => void;
  /** It has not begun in time, as when a browser requires a gesture. */
  readonly gestureNeeded: () => void;
}

export interface Engine {
  /** Takes the element; must come before `load`. */
  readonly attach: (media: HTMLVideoElement) => Promise<void>;
  readonly listen: (events: EngineEvents) => void;
  /** Resolves when playback can begin; rejects with a `PlayerError`. */
  readonly load: (request: LoadRequest) => Promise<void>;
  /** The stream that was loaded ahead is now being watched: buffers to the full goal. */
  readonly watch: () => void;
  /** Repeats failed requests; false when nothing had failed. */
  readonly retry: () => boolean;
  readonly tracks: () => EngineTracks;
  readonly isLive: () => boolean;
  readonly seekable: () => TimeRange;
  /** Null until its code is loaded, soon after the element is attached. */
  readonly statistics: () => PlaybackStatistics | null;
  /** The wall clock at second 0 of a live stream, in ms since the epoch; null when the stream does not say. */
  readonly startsAt: () => number | null;
  /** null is automatic. Takes effect within a few seconds without a pause. */
  readonly selectHeight: (height: number | null) => void;
  readonly selectAudio: (value: string) => void;
  /** null is off. */
  readonly selectSubtitle: (value: string | null) => void;
  readonly destroy: () => Promise<void>;
}
