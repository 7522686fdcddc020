import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { toneClass, toneOf } from './tone.ts';

it('places a colour on the wheel of 24 hues, 15° apart (OKLCH)', () => {
  // Hues of the sRGB primaries in OKLCH: 29°, 142°, 264°.
  expect(['#ff0000', '#00ff00', '#0000ff'].map(toneOf)).toEqual([2, 9, 18]);
  expect(toneOf('#FF0000')).toBe(2);
});

it('stays on the wheel all the way round', () => {
  for (let red = 0; red < 256; red += 17)
    for (let blue = 0; blue < 256; blue += 17) {
      const tone = toneOf(`#${red.toString(16).padStart(2, '0')}40${blue.toString(16).padStart(2, '0')}`);
      expect(tone === null || (Number.isInteger(tone) && tone >= 0 && tone < 24)).toBe(true);
    }
});

it('has no hue for greys, no colour and nonsense', () => {
  expect([null, '#808080', '#000000', '#ffffff', 'red', '#12345'].map(toneOf)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(toneClass('#808080')).toBe('tone-none');
});

it('names classes that the stylesheet has', async () => {
  const css = await readFile(new URL('./styles/tones.css', import.meta.url), 'utf8');
  for (let tone = 0; tone < 24; tone += 1)
    expect(css).toContain(`.tone-${tone} {\n  --tone-hue: ${tone * 15};`);
  expect(toneClass('#0000ff')).toBe('tone tone-18');
});
