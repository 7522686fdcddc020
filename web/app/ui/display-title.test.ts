import { expect, it } from 'vitest';
import { displaySize } from './display-title.ts';

it('sets long words and long titles smaller', () => {
  expect(displaySize('Тихий орбитальный дом')).toBe('full');
  expect(displaySize('Достопримечательности')).toBe('smallest');
  expect(displaySize('Հակահեղափոխություն')).toBe('smallest');
  expect(displaySize('Преображенская')).toBe('smaller');
  expect(displaySize('О том, как мы всё-таки нашли дорогу домой')).toBe('smaller');
  expect(displaySize('')).toBe('full');
});

it('counts the parts of a hyphenated word each for itself', () => {
  expect(displaySize('Научно-популярное')).toBe('full');
});
