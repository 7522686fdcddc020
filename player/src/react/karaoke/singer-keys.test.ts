import { expect, it } from 'vitest';
import { singerCommand } from './singer-keys.ts';

const press = (code: string, over = {}) => ({
  code,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  repeat: false,
  ...over,
});
const page = { tag: 'body', role: null, isEditable: false };

it('takes key, tempo and guide from the keyboard, wherever their letters lie', () => {
  expect(singerCommand(press('Minus'), page)).toEqual({ type: 'key', direction: -1 });
  expect(singerCommand(press('Equal'), page)).toEqual({ type: 'key', direction: 1 });
  expect(singerCommand(press('Period', { shiftKey: true }), page)).toEqual({ type: 'tempo', direction: 1 });
  expect(singerCommand(press('KeyG'), page)).toEqual({ type: 'guide' });
});

it('leaves the player’s own keys, browser’s zoom and what is being written alone', () => {
  expect(singerCommand(press('Space'), page)).toBeNull();
  expect(singerCommand(press('Minus', { ctrlKey: true }), page)).toBeNull();
  expect(singerCommand(press('KeyG', { repeat: true }), page)).toBeNull();
  expect(singerCommand(press('Minus'), { ...page, tag: 'input' })).toBeNull();
});
