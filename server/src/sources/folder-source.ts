import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { refusal } from '@kadr/media';

/**
 * A file below the folder that the operator of the machine has chosen for films. Links that lead out of it do not
 * count.
 *
 * @throws KadrError UNSUPPORTED_MEDIA when there is no such file
 */
export async function fileInFolder(folder: string, name: string): Promise<string> {
  const gone = (): Error => refusal('source_gone', 'The folder for films has no such file.');
  if (name.includes('\0') || path.isAbsolute(name)) throw gone();
  const root = await realpath(folder).catch(() => null);
  const file = root && (await realpath(path.join(root, name)).catch(() => null));
  if (!root || !file || !file.startsWith(root + path.sep)) throw gone();
  if (!(await stat(file)).isFile()) throw gone();
  return file;
}
