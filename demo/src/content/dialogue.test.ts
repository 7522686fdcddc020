import { describe, expect, it } from 'vitest';
import { dialogue } from './dialogue.ts';

describe('dialogue', () => {
  it('reads a row as Russian, English and Armenian', () => {
    expect(dialogue`
      Тише. | Hush. | Սուս։

      Да. | Yes. | Այո։
    `).toEqual([
      { rus: 'Тише.', eng: 'Hush.', hye: 'Սուս։' },
      { rus: 'Да.', eng: 'Yes.', hye: 'Այո։' },
    ]);
  });

  it('refuses a row without all three', () => {
    expect(() => dialogue`Тише. | Hush.`).toThrow(/needs Russian, English and Armenian/);
    expect(() => dialogue`Тише. | | Սուս։`).toThrow(TypeError);
    expect(() => dialogue`Тише. | Hush. | Սուս։ | Pst.`).toThrow(TypeError);
  });
});
