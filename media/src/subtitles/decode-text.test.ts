import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const phrase = 'Привет, Мир! Это не сон: ты едешь домой.';

/** Bytes of Russian text in a one-byte encoding, from the decoder's own table. */
function encode(text: string, encoding: string): Uint8Array {
  const letters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Uint8Array.from(Array.from(text), (letter) => letters.indexOf(letter));
}

describe('decodeText', () => {
  it.each(['windows-1251', 'koi8-r', 'ibm866'])('reads Russian in %s', (encoding) => {
    expect(decodeText(encode(phrase, encoding))).toBe(phrase);
    expect(decodeText(encode(`1\n00:00:01,000 --> 00:00:02,000\n${phrase}\n`, encoding))).toContain(phrase);
  });

  it('reads UTF-8 and UTF-16 with and without marks, and Western European', () => {
    expect(decodeText(Buffer.from(`\ufeff${phrase}\r\nnext`))).toBe(`${phrase}\nnext`);
    expect(decodeText(Buffer.from(`\ufeff${phrase}`, 'utf16le'))).toBe(phrase);
    expect(decodeText(Buffer.from(`\ufeff${phrase}`, 'utf16le').swap16())).toBe(phrase);
    for (const words of [phrase, 'A plain line.', 'Բարև, աշխարհ։']) {
      const srt = `1\n00:00:01,000 --> 00:00:02,000\n${words}\n`;
      expect(decodeText(Buffer.from(srt, 'utf16le'))).toBe(srt);
      expect(decodeText(Buffer.from(srt, 'utf16le').swap16())).toBe(srt);
    }
    expect(decodeText(Buffer.from('Où est le café? À côté.', 'latin1'))).toBe('Où est le café? À côté.');
  });
});
