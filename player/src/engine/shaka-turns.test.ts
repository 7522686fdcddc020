import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeTurns } from './shaka-turns.ts';
import type { SegmentRequest } from './shaka-turns.ts';

/** A request for four seconds of a stream. */
const request = (type: string, start: number): SegmentRequest => ({
  stream: { type },
  segment: { getStartTime: () => start, getEndTime: () => start + 4 },
});

/** A film at `currentTime`, and what went in which order. */
function film(currentTime: number) {
  const media = { currentTime };
  const turns = takeTurns(media);
  const gone: string[] = [];
  const ask = (type: string, start: number): SegmentRequest => {
    const wanted = request(type, start);
    const turn = turns.of(wanted);
    if (turn === undefined) gone.push(`${type} ${start}`);
    else void turn.then(() => gone.push(`${type} ${start}`));
    return wanted;
  };
  return { media, turns, gone, ask };
}
const settled = (): Promise<void> => Promise.resolve();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('turns', () => {
  it('lets the sound that follows wait for the picture of the place at hand', async () => {
    const { turns, gone, ask } = film(49.1);
    const sound = ask('audio', 48);
    const picture = ask('video', 48);
    turns.answered(sound);
    ask('audio', 52);
    await settled();
    expect(gone).toEqual(['audio 48', 'video 48']);
    turns.answered(picture);
    await settled();
    expect(gone).toEqual(['audio 48', 'video 48', 'audio 52']);
  });

  it('lets everything go once the place at hand is there, and what was asked for before it at any time', () => {
    const { turns, gone, ask } = film(49.1);
    const picture = ask('video', 48);
    ask('video', 44);
    turns.answered(picture);
    ask('video', 52);
    ask('audio', 52);
    expect(gone).toEqual(['video 48', 'video 44', 'video 52', 'audio 52']);
  });

  it('waits for nothing where no segment of the place at hand is on its way, as in a gap, nor for words', () => {
    const { gone, ask } = film(0);
    ask('video', 0.5);
    ask('text', 0);
    ask('audio', 4);
    expect(gone).toEqual(['video 0.5', 'text 0', 'audio 4']);
  });

  it('waits for what was asked for last where another quality takes the place of one that was given up', async () => {
    const { turns, gone, ask } = film(9);
    const givenUp = ask('video', 8);
    const instead = ask('video', 8);
    ask('audio', 12);
    turns.answered(givenUp);
    await settled();
    expect(gone).toEqual(['video 8', 'video 8']);
    turns.answered(instead);
    await settled();
    expect(gone).toContain('audio 12');
  });

  it('takes what was needed elsewhere for nothing once the film has moved, and lets go when told to', async () => {
    const { media, turns, gone, ask } = film(10);
    ask('video', 8);
    ask('audio', 12);
    media.currentTime = 101;
    ask('audio', 104);
    expect(gone).toEqual(['video 8', 'audio 104']);
    turns.release();
    await settled();
    expect(gone).toEqual(['video 8', 'audio 104', 'audio 12']);
  });

  it('waits five seconds at most: what was needed may have been given up', async () => {
    const { gone, ask } = film(10);
    ask('video', 8);
    ask('audio', 12);
    await vi.advanceTimersByTimeAsync(4999);
    expect(gone).toEqual(['video 8']);
    await vi.advanceTimersByTimeAsync(1);
    ask('audio', 16);
    expect(gone).toEqual(['video 8', 'audio 12', 'audio 16']);
  });

  it('lets go of one that is aborted, and of no other', async () => {
    const { turns, gone, ask } = film(10);
    ask('video', 8);
    const turn = turns.of(request('audio', 12));
    ask('audio', 16);
    await turn?.abort();
    await turn;
    expect(turn).toBeInstanceOf(Promise);
    expect(gone).toEqual(['video 8']);
  });
});
