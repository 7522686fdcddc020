import path from 'node:path';
import type { Plugin } from 'vite';

const moduleImport = /\b(?:page|block): \(\) =>\s*import\('(\.{1,2}\/[^']+)'\)/g;

/** The route tables of the app and of its features, and the table of blocks. */
const tables = /\/(app\/(?:[\w-]+\/)?(?:routes|block-table)\.tsx?)$/;

/**
 * Adds to a table the path of each page's or block's module: `page: () => import('./home-page.tsx')` in
 * `app/home/routes.ts` gets `source: 'app/home/home-page.tsx'` beside it, the name under which the Vite manifest lists
 * the module's files. Only on the server: browsers do not need it.
 */
export function moduleSourcePlugin(): Plugin {
  return {
    name: 'kadr:module-source',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name !== 'client',
    transform: {
      filter: { id: tables },
      handler: (code, id) => ({ code: withModuleSources(code, tables.exec(id)?.[1] ?? ''), map: null }),
    },
  };
}

/**
 * Returns the code of a table with the sources added.
 * @param table its path from the web folder.
 */
export function withModuleSources(code: string, table: string): string {
  return code.replace(moduleImport, (text, file: string) => {
    const source = path.posix.join(path.posix.dirname(table), file);
    return `source: ${JSON.stringify(source)}, ${text}`;
  });
}
