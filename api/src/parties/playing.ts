/** What the screens of a party show, and how a command changes it. */
export interface Playing {
  readonly revision: number;
  readonly isPlaying: boolean;
  /** Seconds from the title's beginning at `at`. */
  readonly position: number;
  readonly at: Date;
  /** Seconds. */
  readonly duration: number;
}

/** What somebody asks for; what is left out goes on as it is. */
export interface Command {
  readonly isPlaying?: boolean | undefined;
  readonly position?: number | undefined;
}

/** Where the picture is at a moment, in seconds; never past the end. */
export function positionAt(
  { isPlaying, position, at, duration }: Omit<Playing, 'revision'>,
  now: Date,
): number {
  // The clocks of two processes may differ by a little.
  const played = isPlaying ? Math.max(0, now.getTime() - at.getTime()) / 1000 : 0;
  return Math.min(position + played, duration);
}

/**
 * The state after a command. A command changes what it names and nothing else: a seek that crosses somebody's pause leaves
 * the party paused, at the new place.
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
