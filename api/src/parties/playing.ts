/** The playback state that the screens of a party share, and how a command changes it. */
export interface Playing {
  readonly revision: number;
  readonly isPlaying: boolean;
  /** Seconds from the title's beginning at `at`. */
  readonly position: number;
  readonly at: Date;
  /** Seconds. */
  readonly duration: number;
}

/** A participant's command; omitted fields stay unchanged. */
export interface Command {
  readonly isPlaying?: boolean | undefined;
  readonly position?: number | undefined;
}

/** The position at a moment, in seconds; never past the end. */
export function positionAt(
  { isPlaying, position, at, duration }: Omit<Playing, 'revision'>,
  now: Date,
): number {
  // The clocks of two processes may differ slightly.
  const played = isPlaying ? Math.max(0, now.getTime() - at.getTime()) / 1000 : 0;
  return Math.min(position + played, duration);
}

/**
 * The state after a command. A command changes only what it names: a seek that crosses another viewer's pause leaves
 * the party paused, at the new position.
 */
export function afterCommand(playing: Playing, { isPlaying, position }: Command, now: Date): Playing {
  return {
    ...playing,
    revision: playing.revision + 1,
    isPlaying: isPlaying ?? playing.isPlaying,
    position: Math.min(position ?? positionAt(playing, now), playing.duration),
    at: now,
  };
}
