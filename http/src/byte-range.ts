/** Bytes of something stored: the first and the last, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads a Range header for content of `size` bytes (RFC 9110 §14.1.2) and limits the range to what exists. Returns
 * `unsatisfiable` when the range lies past the end. Returns null when the whole content has to be sent: without a
 * header, for several ranges, and for a header that the grammar does not allow.
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
