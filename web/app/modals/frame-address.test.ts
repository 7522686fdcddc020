import { expect, it } from 'vitest';
import { isFrameAddress } from './frame-address.ts';

it('lets pages into a frame, and nothing that runs by itself (SH-091)', () => {
  const may = (address: string): boolean => isFrameAddress(address, 'http://localhost:3000');
  expect(
    ['https://bank.example/pay', '/embed/movies/salt-line', 'http://localhost:3000/faq'].map(may),
  ).toEqual([true, true, true]);
  expect(
    [
      'http://bank.example/',
      'javascript:alert(1)',
      'data:text/html,x',
      'blob:https://a.example/1',
      'https://',
    ].map(may),
  ).toEqual([false, false, false, false, false]);
});
