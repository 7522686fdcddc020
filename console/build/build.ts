/**
 * `node console/build/build.ts [FOLDER]` builds `console/dist`, or another folder: files with hashed names, each with its
 * compressed forms beside it.
 */
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

// Ignores the shell's NODE_ENV: a build is always for production.
process.env['NODE_ENV'] = 'production';
const root = path.join(import.meta.dirname, '..');
const outDir = path.resolve(process.argv[2] ?? path.join(root, 'dist'));
await build({ root, configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn', build: { outDir } });
await compress(outDir);

/** Brotli at 9: at 11 the build takes twice as long, and files get 3 % smaller. */
async function compress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:js|css|svg|html)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      const br = await promisify(brotliCompress)(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      });
      const gz = await promisify(gzip)(content, { level: 9 });
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
    }),
  );
}
