import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The pictures of the demo, unlettered: `demo/pictures/README.md` says what they are and how one is replaced. */
export const packFolder = fileURLToPath(new URL('../../pictures/', import.meta.url));

/** The bytes of a picture of the pack, by its name: a path in the pack without an ending. */
export function readPicture(name: string): Promise<Buffer> {
  return readFile(path.join(packFolder, `${name}.avif`));
}

/** The mark of a channel, an SVG document. */
export function readMark(slug: string): Promise<string> {
  return readFile(path.join(packFolder, `channels/${slug}.svg`), 'utf8');
}

/** Paths of all files of the pack that are pictures, from its folder, in no order. */
export async function picturesInPack(): Promise<string[]> {
  const entries = await readdir(packFolder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(avif|svg)$/.test(entry.name))
    .map((entry) => path.relative(packFolder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

/** A short digest of every picture, by its path in the pack: what tells that one has been replaced. */
export async function digestsOfPack(): Promise<ReadonlyMap<string, string>> {
  const files = await picturesInPack();
  const digests = await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(path.join(packFolder, file));
      return [file, createHash('sha256').update(bytes).digest('hex').slice(0, 12)] as const;
    }),
  );
  return new Map(digests);
}
