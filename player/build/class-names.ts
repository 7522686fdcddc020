/** How classes of CSS modules are named in a build, and how they get into the script. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const root = path.join(import.meta.dirname, '..', '..');

/** `bar_x3Kd`: the class's name in the stylesheet, and the stylesheet. The same in every build on every machine. */
export function shortClassName(name: string, file: string): string {
  const stylesheet = path.relative(root, file.split('?')[0] ?? file);
  return `${name}_${createHash('sha256').update(stylesheet).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 4)}`;
}

/**
 * Imports each class as a constant, which ends up where it is used. The default export of a stylesheet is an object of
 * all its classes, which would add to the script: it is included only where a class is chosen by a name
 * (`styles[tone]`), or the object is passed on.
 */
export function constantClassNamesPlugin(): Plugin {
  return {
    name: 'kadr:constant-class-names',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(?:player\/src|web\/app)\/.*\.tsx?$/, code: /\.module\.css'/ },
      handler: (code, id) => ({
        code: code.replaceAll(/import (\w+) from '([^']+\.module\.css)';/g, (_, name: string, file: string) =>
          isObject(code, name)
            ? `import '${file}'; const ${name} = ${classesOf(path.resolve(path.dirname(id), file))};`
            : `import * as ${name} from '${file}';`,
        ),
        map: null,
      }),
    },
  };
}

/** Whether code uses the object of a stylesheet's classes other than by one class's name: `styles.bar`. */
function isObject(code: string, name: string): boolean {
  return new RegExp(String.raw`\b${name}\b(?!\.\w| from ')`).test(code);
}

/** The object of a stylesheet's classes, as code. */
function classesOf(file: string): string {
  const names = readFileSync(file, 'utf8')
    .replaceAll(/\/\*[^]*?\*\/|\{[^{}]*\}|url\([^)]*\)/g, ' ')
    .matchAll(/\.([a-z][\w-]*)/gi);
  return JSON.stringify(
    Object.fromEntries([...names].map(([, name = '']) => [name, shortClassName(name, file)])),
  );
}

/** Keeps stylesheets in their chunk when all of their classes have become constants elsewhere. */
export function keptStylesheetsPlugin(): Plugin {
  return {
    name: 'kadr:kept-stylesheets',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  };
}
