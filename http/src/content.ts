import type { IncomingMessage } from 'node:http';
import { parseByteRange } from './byte-range.ts';
import type { ByteRange } from './byte-range.ts';
import { isNotModified, isRangeCurrent } from './conditions.ts';
import type { Validators } from './conditions.ts';

/** The answer to a request for stored content. */
export type ContentAnswer =
  | { readonly status: 200; readonly range: null; readonly headers: { readonly 'content-length': number } }
  | {
      readonly status: 206;
      readonly range: ByteRange;
      readonly headers: { readonly 'content-length': number; readonly 'content-range': string };
    }
  | { readonly status: 304 }
  | {
      readonly status: 416;
      readonly headers: { readonly 'content-length': 0; readonly 'content-range': string };
    };

/** Content that can be read in parts. */
export interface Content extends Validators {
  /** Size in bytes. */
  readonly size: number;
}

/**
 * Decides between the whole content, a part, 304 and 416, by the conditions and the range of a GET or HEAD. Conditions
 * come first (RFC 9110 §13.2.2); HEAD has no ranges (§14.2).
 */
export function answerContent(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  content: Content,
): ContentAnswer {
  if (isNotModified(headers, content)) return { status: 304 };
  const { size } = content;
  const isPart = method !== 'HEAD' && isRangeCurrent(headers, content);
  const range = isPart ? parseByteRange(headers.range, size) : null;
  if (range === null) return { status: 200, range, headers: { 'content-length': size } };
  if (range === 'unsatisfiable')
    return { status: 416, headers: { 'content-length': 0, 'content-range': `bytes */${size}` } };
  const { start, end } = range;
  return {
    status: 206,
    range,
    headers: { 'content-length': end - start + 1, 'content-range': `bytes ${start}-${end}/${size}` },
  };
}
