import { expect, it } from 'vitest';
import { createPositionSaver } from './position-saver.ts';
import type { Place } from './position-saver.ts';

const playing = { currentTime: 0, hasFirstFrame: true, isPaused: false, isEnded: false };

function begin(start = 0) {
  const saved: Place[] = [];
  return { saved, saver: createPositionSaver(start, (place) => saved.push(place)) };
}

it('saves every 30 seconds of what plays (CT-091)', () => {
  const { saved, saver } = begin();
  for (let second = 0; second <= 70; second += 1)
    saver.look({ ...playing, currentTime: second }, 100 + second);
  expect(saved).toEqual([
    { timepoint: 30, sequence: 1 },
    { timepoint: 60, sequence: 2 },
  ]);
});

it('saves as soon as it is paused or over, once, and when it is left (CT-091)', () => {
  const { saved, saver } = begin(300);
  saver.look({ ...playing, currentTime: 301 }, 1);
  saver.look({ ...playing, currentTime: 304, isPaused: true }, 4);
  for (let second = 5; second < 60; second += 1)
    saver.look({ ...playing, currentTime: 304, isPaused: true }, second);
  expect(saved).toEqual([{ timepoint: 304, sequence: 1 }]);
  saver.look({ ...playing, currentTime: 305 }, 61);
  saver.look({ ...playing, currentTime: 308, isEnded: true }, 64);
  saver.stop({ ...playing, currentTime: 308, isEnded: true });
  expect(saved.slice(1)).toEqual([{ timepoint: 308, sequence: 2 }]);
  saver.look({ ...playing, currentTime: 10 }, 65);
  saver.stop({ ...playing, currentTime: 12 });
  expect(saved.at(-1)).toEqual({ timepoint: 12, sequence: 3 });
});

it('says nothing where nothing was seen or nothing has moved', () => {
  const { saved, saver } = begin(300);
  saver.look({ ...playing, currentTime: 0, hasFirstFrame: false }, 0);
  saver.look({ ...playing, currentTime: 0, hasFirstFrame: false }, 20);
  saver.stop({ ...playing, currentTime: 0, hasFirstFrame: false });
  saver.stop({ ...playing, currentTime: 300.4 });
  expect(saved).toEqual([]);
});
