/**
 * The rule by which a screen stays in sync with its party: the action at each check of its player. Seconds, unless
 * noted.
 */

export interface Target {
  readonly isPlaying: boolean;
  /** Expected position now. */
  readonly position: number;
}

/** The player's current state. */
export interface Own {
  readonly position: number;
  readonly isPaused: boolean;
  /** Whether it can be played and sought: there is a picture, no advertisement, and no loading. */
  readonly isReady: boolean;
  /** 0 while unknown. */
  readonly duration: number;
}

/** State that a screen keeps between checks. */
export interface Memory {
  /** Time of the last seek, in milliseconds. */
  readonly soughtAt: number;
  /** Milliseconds during which it does not seek again. */
  readonly patience: number;
  /** How far ahead it seeks: the time until the picture moves again. */
  readonly lead: number;
  /** Whether it has sought since the last check. */
  readonly isLanding: boolean;
  readonly rate: number;
}

export interface Step {
  readonly play: boolean | null;
  readonly seekTo: number | null;
  readonly rate: number;
  readonly memory: Memory;
}

export const fresh: Memory = { soughtAt: -Infinity, patience: 0, lead: 0, isLanding: false, rate: 1 };

/** Difference beyond which the player seeks; within it, it plays slightly faster or slower. */
const farOff = 0.4;
/** Difference beyond which a paused player seeks: a few frames. */
const farOffPaused = 0.1;
/** The rate changes beyond the first difference, and returns to 1 within the second. */
const [driftBegins, driftEnds] = [0.06, 0.02];
/** Maximum change of the rate, which is inaudible, and its change per second of drift. */
const [mostRate, rateShare] = [0.05, 0.25];
/** Milliseconds without another seek: after one that landed in sync, and the maximum. */
const [shortPatience, longPatience] = [1500, 24_000];
const longestLead = 3;

/** Returns the next action, at `now` in milliseconds of any clock. */
export function nextStep(target: Target, own: Own, memory: Memory, now: number): Step {
  if (!own.isReady) return { play: null, seekTo: null, rate: 1, memory: { ...memory, rate: 1 } };
  const aim = own.duration > 0 ? Math.min(target.position, own.duration) : target.position;
  if (!target.isPlaying) return pausedStep(aim, own, memory, now);
  const isAtEnd = own.duration > 0 && aim >= own.duration;
  // After the end there is nothing to sync.
  if (isAtEnd && own.position >= own.duration - farOff)
    return { play: null, seekTo: null, rate: 1, memory: { ...memory, rate: 1 } };
  return playingStep(aim, own, landed(aim - own.position, memory), now);
}

function pausedStep(aim: number, own: Own, memory: Memory, now: number): Step {
  const isFar = Math.abs(aim - own.position) > farOffPaused && now - memory.soughtAt >= shortPatience;
  return {
    play: own.isPaused ? null : false,
    seekTo: isFar ? aim : null,
    rate: 1,
    memory: { ...memory, rate: 1, isLanding: false, ...(isFar && { soughtAt: now }) },
  };
}

function playingStep(aim: number, own: Own, memory: Memory, now: number): Step {
  const behind = aim - own.position;
  const play = own.isPaused ? true : null;
  if (Math.abs(behind) > farOff) {
    if (now - memory.soughtAt < memory.patience)
      return { play, ...atRate(Math.sign(behind) * mostRate, memory) };
    const patience = Math.min(longPatience, Math.max(shortPatience, memory.patience * 2));
    return {
      play,
      seekTo: aim + memory.lead,
      rate: 1,
      memory: { ...memory, soughtAt: now, patience, isLanding: true, rate: 1 },
    };
  }
  const isCorrecting = memory.rate !== 1;
  const isOff = Math.abs(behind) > (isCorrecting ? driftEnds : driftBegins);
  const change = isOff ? Math.sign(behind) * Math.min(mostRate, 0.01 + Math.abs(behind) * rateShare) : 0;
  return { play, ...atRate(change, memory) };
}

const atRate = (change: number, memory: Memory): Omit<Step, 'play'> => ({
  seekTo: null,
  rate: 1 + change,
  memory: { ...memory, rate: 1 + change },
});

/**
 * The first check after a seek measures how long seeking takes on this machine: the next one aims ahead by that time. A
 * seek that landed in sync allows the next one at once; after others the screen waits longer and longer, because a slow
 * machine would otherwise only seek.
 */
function landed(behind: number, memory: Memory): Memory {
  if (!memory.isLanding) return memory;
  const lead = Math.min(longestLead, Math.max(0, memory.lead + behind));
  const isInStep = Math.abs(behind) <= farOff;
  return { ...memory, lead, isLanding: false, ...(isInStep && { patience: shortPatience / 2 }) };
}
