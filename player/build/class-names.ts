/** Short names for the classes of CSS modules: they are in every stylesheet and in the script that uses it. */
import { createHash } from 'node:crypto';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');

/** `bar_x3Kd`: the class as the stylesheet names it, and which stylesheet. The same in every build and on every machine. */
export function shortClassName(name: string, file: string): string {
  const stylesheet = path.relative(root, file.split('?')[0] ?? file);
  return `${name}_${createHash('sha256').update(stylesheet).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 4)}`;
}
