import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './negotiation.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Text in an encoding. `quality` goes from 1, the quickest, to 11 for Brotli and 9 for gzip. */
export function compress(
  text: Buffer,
  encoding: Encoding,
  quality: Readonly<Record<Exclude<Encoding, 'identity'>, number>>,
): Buffer | Promise<Buffer> {
  if (encoding === 'identity') return text;
  if (encoding === 'gzip') return compressGzip(text, { level: quality.gzip });
  return compressBrotli(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality.br,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}
