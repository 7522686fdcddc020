import type { ByteRange } from '../storage/storage.ts';

/**
 * The one range that a Range header asks for of `size` bytes (RFC 9110 §14.1.2), cut to what exists; `unsatisfiable`
 * when nothing of it does. `null` means to send everything: there is no range, several, or one that makes no sense.
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (match === null || (first === '' && last === '')) return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Number(last);
  if (end < start && last !== '') return null;
  return start >= size ? 'unsatisfiable' : { start, end: Math.min(end, size - 1) };
}
