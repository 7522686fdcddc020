import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { KadrError } from '@kadr/contract/errors';

const binaries: Readonly<Record<string, string>> = {
  'linux-x64': 'packager-linux-x64',
  'linux-arm64': 'packager-linux-arm64',
  'darwin-x64': 'packager-osx-x64',
  'darwin-arm64': 'packager-osx-arm64',
  'win32-x64': 'packager-win-x64.exe',
};

/**
 * The packager's own program in its npm package (whose command is only a wrapper that would outlive us).
 *
 * @throws KadrError UNAVAILABLE where there is none for this machine.
 */
export function packagerPath(): string {
  const machine = `${process.platform}-${process.arch}`;
  const binary = binaries[machine];
  const folder = join(dirname(createRequire(import.meta.url).resolve('shaka-packager/package.json')), 'bin');
  if (binary === undefined || !existsSync(join(folder, binary))) {
    throw new KadrError('UNAVAILABLE', { message: `There is no shaka-packager for ${machine}.` });
  }
  return join(folder, binary);
}
