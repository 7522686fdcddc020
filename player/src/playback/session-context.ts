/** The state that the operations of one playback of a source share. */
import type { Engine } from '../engine/engine.ts';
import type { PreparedSource, StreamRequest } from '../engine/prepare.ts';
import type { PlayerEnvironment } from '../environment/environment.ts';
import type { LiveTimeline } from '../live/live-timeline.ts';
import type { PlayerError } from '../recovery/errors.ts';
import type { EndedBy, RecoveryAction } from '../recovery/recovery.ts';
import type { PlayerSource } from '../source/source.ts';
import type { TokenRenewal } from '../source/token-renewal.ts';
import type { PlayerStore } from '../state/change.ts';

export interface SessionPorts {
  readonly source: PlayerSource;
  readonly prepared: PreparedSource | null;
  readonly media: HTMLVideoElement;
  readonly store: PlayerStore;
  readonly environment: PlayerEnvironment;
  /** The engine's lists changed. */
  readonly tracksChanged: () => void;
  /** The stream is loaded; called again after every reload. */
  readonly loaded: () => void;
  readonly failed: (error: PlayerError, action: RecoveryAction) => void;
  readonly recovered: () => void;
  /** After a stop the network is back, or a channel's retry is due: resumes the recovery. */
  readonly resume: (by: EndedBy) => void;
  /** An embedded SDK reports that it plays, or does not. */
  readonly stateChanged: (state: 'playing' | 'paused') => void;
  /** An embedded SDK has not begun in time. */
  readonly gestureNeeded: () => void;
}

export interface SessionContext extends SessionPorts {
  readonly abort: AbortController;
  /** Null where there is no token to renew. */
  readonly renewal: TokenRenewal | null;
  /** Null while the engine's code is on its way. */
  engine: Engine | null;
  stream: StreamRequest;
  /** The timeline of a channel that reloads to go back; null for everything else. */
  live: LiveTimeline | null;
  /** The source is being loaded or reloaded: the element's events during that mean nothing. */
  isLoading: boolean;
  /** Seconds: where to continue when the source is reloaded. */
  position: number | null;
  /** A height forced by recovery, in place of the viewer's. */
  forcedHeight: number | null;
  /** The picture is requested in H.264 alone: another codec could not be decoded. */
  isInH264: boolean;
  /** Codecs of the picture, once known: the engine may no longer report one that cannot be decoded. */
  codecs: string | null;
  /** The position and the buffered end at the last failure, in seconds, and whether decoding failed. */
  failure: { position: number; buffer: number; isOfDecoder: boolean };
  /** Whether the current load has a picture: before it the element's time may be anything. */
  hasPicture: boolean;
  /** Ends the delivery by peers; null without it. */
  teleport: AbortController | null;
}

export function leaveTeleport(session: SessionContext): void {
  session.teleport?.abort();
  session.teleport = null;
}
