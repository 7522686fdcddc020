import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:js|css|svg|json|txt|xml|webmanifest|vtt|wasm)$/;

/** Bytes of the smallest compressed file: smaller ones fit into one packet anyway. */
const smallest = 256;

/** Writes `.br` and `.gz` (best quality) beside every text file below `folder` that they make smaller. */
export async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.includes(`${path.sep}.`));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      if (content.length < smallest) return;
      const forms = {
        br: await promisify(brotliCompress)(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 11,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        }),
        gz: await promisify(gzip)(content, { level: 9 }),
      };
      for (const [suffix, bytes] of Object.entries(forms)) {
        if (bytes.length < content.length) await writeFile(`${file}.${suffix}`, bytes);
      }
    }),
  );
}
