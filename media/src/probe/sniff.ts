import { open } from 'node:fs/promises';
import { refusal } from '../ffmpeg/failure.ts';

const sniffed = 4096;

/** Bytes, as Latin-1 text, and their position in the file. */
type Mark = readonly [offset: number, bytes: string];

interface Kind {
  readonly what: string;
  /** All marks of one list must be there. */
  readonly marks: readonly (readonly Mark[])[];
}

const kinds: readonly Kind[] = [
  { what: 'a picture (PNG)', marks: [[[0, '\x89PNG\r\n']]] },
  { what: 'a picture (JPEG)', marks: [[[0, '\xff\xd8\xff']]] },
  { what: 'a picture (GIF)', marks: [[[0, 'GIF8']]] },
  {
    what: 'a picture (WebP)',
    marks: [
      [
        [0, 'RIFF'],
        [8, 'WEBP'],
      ],
    ],
  },
  {
    what: 'a picture (BMP)',
    marks: [
      [
        [0, 'BM'],
        [6, '\0\0\0\0'],
      ],
    ],
  },
  { what: 'a picture (TIFF)', marks: [[[0, 'II*\0']], [[0, 'MM\0*']]] },
  {
    what: 'a picture (HEIF)',
    marks: ['heic', 'heix', 'mif1', 'msf1', 'avif', 'avis'].map((brand): Mark[] => [[4, `ftyp${brand}`]]),
  },
  { what: 'a picture (Photoshop)', marks: [[[0, '8BPS']]] },
  {
    what: 'an archive (unpack it first)',
    marks: ['PK\x03\x04', 'PK\x05\x06', 'Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c', '\x1f\x8b', '\xfd7zXZ\0'].map(
      (magic): Mark[] => [[0, magic]],
    ),
  },
  { what: 'a PDF document', marks: [[[0, '%PDF-']]] },
  {
    what: 'a program',
    marks: [
      [[0, '\x7fELF']],
      [
        [0, 'MZ'],
        [78, 'This program'],
      ],
    ],
  },
];

const scripts: readonly (readonly [beginning: RegExp, what: string])[] = [
  [/^\s*#EXTM3U/, 'a playlist (upload the film itself)'],
  [/^\s*(?:ffconcat|\[playlist\])/i, 'a playlist (upload the film itself)'],
  [/^\s*v=0\r?\n/, 'a playlist (upload the film itself)'],
  [/<MPD[\s>]/, 'a playlist (upload the film itself)'],
];

/**
 * Refuses, by its first bytes, a file that is no film and needs no further reading.
 *
 * @throws KadrError UNSUPPORTED_MEDIA that names what the file is; NOT_FOUND's system error when it cannot be read.
 */
export async function refuseOtherThanMedia(path: string): Promise<void> {
  const bytes = await firstBytes(path);
  if (bytes.length === 0) throw refusal('empty', 'The file is empty.');
  const start = bytes.toString('latin1');
  const kind = kinds.find(({ marks }) =>
    marks.some((all) => all.every(([offset, magic]) => start.startsWith(magic, offset))),
  );
  if (kind !== undefined) throw refusal('not_a_film', `The file is ${kind.what}, not a film.`);
  if (!isText(bytes)) return;
  const script = scripts.find(([beginning]) => beginning.test(bytes.toString('utf8').replace(/^\ufeff/, '')));
  throw refusal('not_a_film', `The file is ${script?.[1] ?? 'text'}, not a film.`);
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    if (!(await file.stat()).isFile()) throw refusal('not_a_film', 'What was given is not a file.');
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sniffed), 0, sniffed, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** No container of films begins without a single control character. */
function isText(bytes: Buffer): boolean {
  const isUtf16 =
    bytes.length > 3 &&
    ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff));
  return isUtf16 || bytes.every((byte) => byte >= 0x20 || (byte >= 0x08 && byte <= 0x0d));
}
