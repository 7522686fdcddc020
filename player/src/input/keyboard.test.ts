import { describe, expect, it } from 'vitest';
import { commandFor } from './keyboard.ts';
import type { KeyPress, KeyTarget } from './keyboard.ts';

const page: KeyTarget = { tag: 'body', role: null, isEditable: false };

function press(code: string, changes: Partial<KeyPress> = {}): KeyPress {
  return {
    type: 'keydown',
    key: '',
    code,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    repeat: false,
    ...changes,
  };
}

describe('commandFor', () => {
  it('steps back and forward with the arrows (PL-093)', () => {
    expect(commandFor(press('ArrowLeft'), page)).toEqual({ type: 'rewind', direction: -1, isRepeat: false });
    expect(commandFor(press('ArrowRight'), page)).toEqual({ type: 'rewind', direction: 1, isRepeat: false });
    expect(commandFor(press('ArrowRight', { type: 'keyup' }), page)).toEqual({ type: 'rewind-end' });
  });

  it('changes the volume with up and down (PL-094, PL-099)', () => {
    expect(commandFor(press('ArrowUp'), page)).toEqual({ type: 'volume', direction: 1 });
    expect(commandFor(press('ArrowDown', { repeat: true }), page)).toEqual({ type: 'volume', direction: -1 });
  });

  it('leaves keys with a modifier alone (PL-095)', () => {
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'] as const) {
      expect(commandFor(press('ArrowLeft', { [modifier]: true }), page)).toBeNull();
      expect(commandFor(press('KeyF', { [modifier]: true }), page)).toBeNull();
    }
  });

  it('leaves keys to inputs (PL-096)', () => {
    expect(commandFor(press('Space'), { ...page, tag: 'input' })).toBeNull();
  });

  it('leaves keys to text areas (PL-097)', () => {
    expect(commandFor(press('ArrowLeft'), { ...page, tag: 'textarea' })).toBeNull();
  });

  it('leaves keys to editable elements (PL-098)', () => {
    expect(commandFor(press('KeyK'), { ...page, tag: 'div', isEditable: true })).toBeNull();
  });

  it('plays and pauses with space and K, in any layout', () => {
    expect(commandFor(press('Space', { key: ' ' }), page)).toEqual({ type: 'space', phase: 'down' });
    expect(commandFor(press('Space', { key: ' ', type: 'keyup' }), page)).toEqual({
      type: 'space',
      phase: 'up',
    });
    expect(commandFor(press('KeyK', { key: 'л' }), page)).toEqual({ type: 'toggle-play' });
  });

  it('lets a focused button have the space bar', () => {
    for (const type of ['keydown', 'keyup'] as const)
      expect(commandFor(press('Space', { key: ' ', type }), { ...page, tag: 'button' })).toBeNull();
    expect(commandFor(press('KeyK', { key: 'k' }), { ...page, tag: 'button' })).toEqual({
      type: 'toggle-play',
    });
  });

  it('goes to tenths of the film with the digits, to its ends with Home and End', () => {
    expect(commandFor(press('Home'), page)).toEqual({ type: 'seek-share', share: 0 });
    expect(commandFor(press('End'), page)).toEqual({ type: 'seek-share', share: 1 });
    expect(commandFor(press('Digit0'), page)).toEqual({ type: 'seek-share', share: 0 });
    expect(commandFor(press('Numpad7'), page)).toEqual({ type: 'seek-share', share: 0.7 });
  });

  it('goes from picture to picture with comma and full stop', () => {
    expect(commandFor(press('Comma', { key: 'б', repeat: true }), page)).toEqual({
      type: 'frame',
      direction: -1,
    });
    expect(commandFor(press('Period'), page)).toEqual({ type: 'frame', direction: 1 });
  });

  it('knows F, M, C, I and the signs that need Shift', () => {
    expect(commandFor(press('KeyI'), page)).toEqual({ type: 'toggle-pip' });
    expect(commandFor(press('KeyF'), page)).toEqual({ type: 'toggle-fullscreen' });
    expect(commandFor(press('KeyM'), page)).toEqual({ type: 'toggle-mute' });
    expect(commandFor(press('KeyC'), page)).toEqual({ type: 'toggle-subtitles' });
    expect(commandFor(press('Comma', { key: '<', shiftKey: true }), page)).toEqual({
      type: 'speed',
      direction: -1,
    });
    expect(commandFor(press('Period', { key: '>', shiftKey: true }), page)).toEqual({
      type: 'speed',
      direction: 1,
    });
    expect(commandFor(press('Slash', { key: '?', shiftKey: true }), page)).toEqual({ type: 'help' });
  });

  it('does not toggle over and over while a key is held', () => {
    expect(commandFor(press('KeyF', { repeat: true }), page)).toBeNull();
    expect(commandFor(press('Space', { key: ' ', repeat: true }), page)).toEqual({
      type: 'space',
      phase: 'held',
    });
  });
});
