import { describe, expect, it } from 'vitest';
import { hex, mix, oklch, toOklch } from './colour.ts';

describe('colour', () => {
  it('keeps lightness and hue when chroma has to give way to what a screen can show', () => {
    const { l, c, h } = toOklch(oklch(0.7, 0.4, 145));
    expect(l).toBeCloseTo(0.7, 2);
    expect(h).toBeCloseTo(145, 0);
    expect(c).toBeLessThan(0.4);
  });

  it('writes black and white', () => {
    expect(hex(oklch(0, 0, 0))).toBe('#000000');
    expect(hex(oklch(1, 0, 0))).toBe('#ffffff');
  });

  it('mixes without leaving the two at the ends', () => {
    const a = oklch(0.5, 0.1, 30);
    const b = oklch(0.8, 0.1, 250);
    expect(hex(mix(a, b, 0))).toBe(hex(a));
    expect(hex(mix(a, b, 1))).toBe(hex(b));
  });
});
