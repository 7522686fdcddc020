import { expect, it } from 'vitest';
import { placeOver } from './place.ts';

const screen = { width: 1440, height: 900 };
const size = { width: 360, height: 440 };

it('stands over the middle of its card', () => {
  expect(placeOver({ left: 600, top: 300, width: 200, height: 300 }, size, screen)).toEqual({
    left: 520,
    top: 230,
  });
});

it('stays on the screen, 12 px from its edges', () => {
  expect(placeOver({ left: 10, top: 0, width: 200, height: 300 }, size, screen)).toEqual({
    left: 12,
    top: 12,
  });
  expect(placeOver({ left: 1300, top: 800, width: 200, height: 300 }, size, screen)).toEqual({
    left: 1068,
    top: 448,
  });
});
