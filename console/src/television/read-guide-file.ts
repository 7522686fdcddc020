import type { GuideFile } from '@kadr/contract';

/** The error for a file that is not a guide. */
export class NoGuide extends Error {}

/** Maximum size of an unpacked file, in bytes. */
const most = 32 * 1024 * 1024;

/** Reads a guide in JSON or XMLTV, which may be compressed with gzip. @throws NoGuide */
export async function readGuideFile(file: File): Promise<GuideFile> {
  const bytes = await unpacked(file);
  if (bytes.byteLength > most) throw new NoGuide();
  const text = decoded(bytes).trimStart();
  const file_name = file.name.slice(0, 200);
  if (text.startsWith('<')) return { xmltv: text, file_name };
  try {
    const { guides } = JSON.parse(text) as GuideFile;
    if (Array.isArray(guides)) return { guides, file_name };
  } catch {
    // Neither format.
  }
  throw new NoGuide();
}

async function unpacked(file: File): Promise<Uint8Array> {
  const head = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (head[0] !== 0x1f || head[1] !== 0x8b)
    return new Uint8Array(await file.slice(0, most + 1).arrayBuffer());
  const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (let piece = await reader.read(); !piece.done && size <= most; piece = await reader.read()) {
    pieces.push(piece.value);
    size += piece.value.byteLength;
  }
  return new Uint8Array(await new Blob(pieces as BlobPart[]).arrayBuffer());
}

/** Decodes XML by the encoding declared in its first bytes, which are ASCII unless there is a byte order mark. */
function decoded(bytes: Uint8Array): string {
  const marks = { '255 254': 'utf-16le', '254 255': 'utf-16be' } as const;
  const mark = marks[`${bytes[0] ?? 0} ${bytes[1] ?? 0}` as keyof typeof marks];
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared = /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(head)?.[1];
  try {
    return new TextDecoder(mark ?? declared ?? 'utf-8').decode(bytes);
  } catch {
    throw new NoGuide();
  }
}
