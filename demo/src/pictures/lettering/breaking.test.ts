import { describe, expect, it } from 'vitest';
import { breakings } from './breaking.ts';
import { capitals } from './typeset.ts';

describe('breaking a title', () => {
  it('finds every way to break it', () => {
    expect(breakings('Тихий орбитальный дом', 3)).toHaveLength(4);
  });

  it('never leaves a preposition at the end of a line', () => {
    for (const lines of breakings('Последний трамвай к морю', 4))
      for (const line of lines) expect(line).not.toMatch(/ к$/);
  });

  it('keeps to the number of lines', () => {
    for (const lines of breakings('Город, который спит днём', 2)) expect(lines.length).toBeLessThanOrEqual(2);
  });
});

describe('capitals', () => {
  it('writes the Armenian ligature և as ԵՎ', () => {
    expect(capitals('Սև ու սպիտակ', 'hye')).toBe('ՍԵՎ ՈՒ ՍՊԻՏԱԿ');
  });
});
