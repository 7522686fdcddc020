const cyrillicEncodings = ['windows-1251', 'koi8-r', 'ibm866'] as const;

/** The commonest letters of Russian; in the wrong encoding they turn into rare letters, capitals or signs. */
const common = /[оеаинтсрвлкмдпу]/gu;
const odd = /[\u0080-\u009f\u2500-\u259fА-ЯЁ]/gu;

/**
 * Text of a subtitle file in its own encoding: UTF-8 or UTF-16, else the Cyrillic encoding in which it reads as
 * Russian, else Western European. Line ends become `\n`; the byte order mark is removed.
 */
export function decodeText(bytes: Uint8Array): string {
  return decode(bytes)
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '');
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const unmarked = unmarkedUtf16(bytes);
  if (unmarked !== null) return new TextDecoder(unmarked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return inOneByte(bytes);
  }
}

/**
 * UTF-16 without a mark: times, line ends and spaces have a zero byte, always the same one of the two. No other text
 * has any.
 */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const units = Math.floor(Math.min(bytes.length, 8192) / 2);
  let first = 0;
  let second = 0;
  for (let unit = 0; unit < units; unit++) {
    if (bytes[2 * unit] === 0) first += 1;
    if (bytes[2 * unit + 1] === 0) second += 1;
  }
  const least = units / 20;
  if (second > least && first * 20 < second) return 'utf-16le';
  return first > least && second * 20 < first ? 'utf-16be' : null;
}

function inOneByte(bytes: Uint8Array): string {
  const letters = bytes.filter((byte) => byte >= 0x80);
  if (!isInWords(bytes, letters.length)) return new TextDecoder('windows-1252').decode(bytes);
  const sample = letters.slice(0, 20_000);
  const best = cyrillicEncodings
    .map((encoding) => ({ encoding, score: score(new TextDecoder(encoding).decode(sample)) }))
    .reduce((left, right) => (right.score > left.score ? right : left));
  return new TextDecoder(best.encoding).decode(bytes);
}

/** Cyrillic words consist of such bytes; among Latin letters accented ones are seldom adjacent. */
function isInWords(bytes: Uint8Array, letters: number): boolean {
  let inWords = 0;
  let run = 0;
  for (const byte of bytes) {
    run = byte >= 0x80 ? run + 1 : 0;
    if (run === 3) inWords += 3;
    else if (run > 3) inWords += 1;
  }
  return inWords > letters / 2;
}

function score(text: string): number {
  return (text.match(common)?.length ?? 0) - (text.match(odd)?.length ?? 0);
}
