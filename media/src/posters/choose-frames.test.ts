import { describe, expect, it } from 'vitest';
import { chooseFrames } from './choose-frames.ts';
import { dominantColor } from './dominant-color.ts';
import type { Pixels } from '../picture-work/picture-work.ts';

const width = 64;
const height = 36;

type Paint = (x: number, y: number) => readonly [red: number, green: number, blue: number];

const black: Paint = () => [2, 2, 2];
const white: Paint = () => [250, 250, 250];
const grey: Paint = () => [120, 120, 120];
const rich =
  (shift: number): Paint =>
  (x, y) => [(x * 37) % 200, ((y * 53) % 100) + ((x + shift) % 64 > 32 ? 100 : 0), 30];

function column(frames: readonly Paint[]): Pixels {
  const data = new Uint8Array(width * height * frames.length * 3);
  frames.forEach((paint, frame) => {
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) data.set(paint(x, y), ((frame * height + y) * width + x) * 3);
  });
  return { data, width, height: height * frames.length };
}

function choose(frames: readonly Paint[], wanted = 3, margin = 0): number[] {
  return chooseFrames({
    sprite: column(frames),
    thumbnailHeight: height,
    count: frames.length,
    wanted,
    margin,
  });
}

describe('chooseFrames', () => {
  it('prefers lit, detailed and colourful pictures over black, white and flat ones', () => {
    expect(choose([black, white, rich(0), grey, black])[0]).toBe(2);
  });

  it('does not choose the same view twice', () => {
    expect(choose([rich(0), rich(0), rich(0)])).toHaveLength(1);
    expect(choose([rich(0), rich(20), rich(0)]).toSorted((a, b) => a - b)).toEqual([0, 1]);
  });

  it('passes over the ends, but always finds one', () => {
    expect(
      choose([rich(0), rich(8), ...Array.from({ length: 6 }, () => grey), rich(16), rich(24)], 5, 0.1),
    ).not.toContain(0);
    expect(choose([black], 5, 0.08)).toEqual([0]);
  });
});

describe('dominantColor', () => {
  it('is the strongest hue, not the darkness around it', () => {
    const red: Paint = (x) => (x < 20 ? [200, 30, 40] : [5, 5, 8]);
    expect(dominantColor(column([red]))).toBe('#c81e28');
  });

  it('is the mean grey of a picture without colour', () => {
    expect(dominantColor(column([grey]))).toBe('#787878');
    expect(dominantColor(column([black]))).toMatch(/^#0[0-9a-f]0[0-9a-f]0[0-9a-f]$/);
  });
});
