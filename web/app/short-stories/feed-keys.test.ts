import { expect, it } from 'vitest';
import { commandOf } from './feed-keys.ts';
import type { FocusKind, PressedKey } from './feed-keys.ts';

const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const command = (code: string, focus: FocusKind = 'none', over: Partial<PressedKey> = {}) =>
  commandOf({ code, ...plain, ...over }, focus);

it('goes to the next and the previous clip, stops and goes on, turns the sound off and on', () => {
  expect(['ArrowDown', 'ArrowUp', 'Space', 'KeyM', 'Enter', 'toString'].map((code) => command(code))).toEqual(
    ['next', 'previous', 'toggle', 'mute', null, null],
  );
});

it('leaves keys with a modifier, and those of a field that is written into, alone', () => {
  for (const modifier of Object.keys(plain))
    expect([modifier, command('ArrowDown', 'none', { [modifier]: true })]).toEqual([modifier, null]);
  expect(command('ArrowDown', 'text')).toBeNull();
});

it('leaves the space bar to the button that has the focus', () => {
  expect(command('Space', 'control')).toBeNull();
  expect(command('ArrowDown', 'control')).toBe('next');
});
