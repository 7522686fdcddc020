import type { Plugin } from 'vite';

/** The part of the mutation cache that TanStack Query's client calls, for no mutations. */
const noMutations = `export class MutationCache {
  clear() {}
  findAll() { return []; }
  async resumePausedMutations() {}
}`;

/**
 * Leaves TanStack Query's mutations out of the browser's build: pages make their changes by calls of their own
 * (`use-task.ts`), but its client imports the code, 0.9 kB for every viewer. A page that uses a mutation fails the
 * build.
 */
export function unusedMutationsPlugin(): Plugin {
  const id = '\0kadr:no-mutations';
  return {
    name: 'kadr:unused-mutations',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^\.\/mutationCache\.js$/ },
      handler: (_source, importer) => (importer?.includes('/@tanstack/query-core/') === true ? id : null),
    },
    load: { filter: { id: /^\0kadr:no-mutations$/ }, handler: () => noMutations },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const used = Object.entries(chunk.modules).find(
          ([name, { renderedLength }]) =>
            /\/@tanstack\/.*\/mutation(?:Observer)?\.js$/.test(name) && renderedLength > 0,
        );
        if (used) this.error(`${used[0]} is used, which unused-mutations-plugin.ts leaves out.`);
      }
    },
  };
}
