/** How classes of CSS modules are named in a build, and how they get into the script. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';

const root = path.join(import.meta.dirname, '..', '..');

/** `bar_x3Kd`: the class as the stylesheet names it, and which stylesheet. The same in every build and on every machine. */
export function shortClassName(name: string, file: string): string {
  const stylesheet = path.relative(root, file.split('?')[0] ?? file);
  return `${name}_${createHash('sha256').update(stylesheet).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 4)}`;
}

/**
 * Imports each class as a constant, which ends up where it is used. The default export of a stylesheet is an object of all
 * its classes, which would be in the script besides.
 */
export function constantClassNamesPlugin(): Plugin {
  return {
    name: 'kadr:constant-class-names',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/player\/src\/.*\.tsx?$/, code: /\.module\.css'/ },
      handler: (code) => ({
        code: code.replaceAll(/import (\w+) from ('[^']+\.module\.css')/g, 'import * as $1 from $2'),
        map: null,
      }),
    },
  };
}
