/** How one screen keeps in step with its party: what is to be done at a look at its player. Seconds, unless said. */

export interface Target {
  readonly isPlaying: boolean;
  /** Where the picture should be now. */
  readonly position: number;
}

/** The player as it is. */
export interface Own {
  readonly position: number;
  readonly isPaused: boolean;
  /** It can be played and sought: there is a picture, no advertisement, and nothing that it waits for. */
  readonly isReady: boolean;
  /** 0 until known. */
  readonly duration: number;
}

/** What a screen remembers from look to look. */
export interface Memory {
  /** When it sought last, in milliseconds. */
  readonly soughtAt: number;
  /** Milliseconds for which it does not seek again. */
  readonly patience: number;
  /** How far ahead it seeks: what it takes until the picture moves again. */
  readonly lead: number;
  /** It has sought, and has not been looked at since. */
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

/** Beyond it the picture is sought; within it, it is played a little faster or slower. */
const farOff = 0.4;
/** A paused picture is sought beyond that: a few frames. */
const farOffPaused = 0.1;
/** The rate changes beyond the first, and is 1 again within the second. */
const [driftBegins, driftEnds] = [0.06, 0.02];
/** The greatest change of the rate, which nobody hears, and its share per second of drift. */
const [mostRate, rateShare] = [0.05, 0.25];
/** Milliseconds without another seek, after one that landed in step and at most. */
const [shortPatience, longPatience] = [1500, 24_000];
const longestLead = 3;

/** What to do, at `now` in milliseconds of any clock. */
export function nextStep(target: Target, own: Own, memory: Memory, now: number): Step {
  if (!own.isReady) return { play: null, seekTo: null, rate: 1, memory: { ...memory, rate: 1 } };
  const aim = own.duration > 0 ? Math.min(target.position, own.duration) : target.position;
  if (!target.isPlaying) return pausedStep(aim, own, memory, now);
  const isAtEnd = own.duration > 0 && aim >= own.duration;
  // What is over has nothing to be in step with.
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
 * The first look after a seek tells how long seeking takes on this machine: the next one aims ahead by that. A seek that
 * landed in step makes the next one free; one that did not makes the screen wait longer and longer, because one that is too
 * slow would do nothing but seek.
 */
function landed(behind: number, memory: Memory): Memory {
  if (!memory.isLanding) return memory;
  const lead = Math.min(longestLead, Math.max(0, memory.lead + behind));
  const isInStep = Math.abs(behind) <= farOff;
  return { ...memory, lead, isLanding: false, ...(isInStep && { patience: shortPatience / 2 }) };
}
