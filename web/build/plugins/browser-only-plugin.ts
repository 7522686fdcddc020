import type { Plugin } from 'vite';

/** Modules that may not reach the browser, and what to do instead. */
const refused: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [
    /\/node_modules\/zod\//,
    'import values from @kadr/contract/image-url or @kadr/contract/errors, and only types from @kadr/contract and @kadr/brands',
  ],
  [/\/node_modules\/@messageformat\/(?:core|parser)\//, 'messages are compiled by the build'],
  [/^node:/, 'browsers have no Node modules'],
];

/** Fails the browser's build when server code gets into it, naming the module that imports it. */
export function browserOnlyPlugin(): Plugin {
  return {
    name: 'kadr:browser-only',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          const rule = renderedLength > 0 && refused.find(([pattern]) => pattern.test(id));
          if (!rule) continue;
          const importers = this.getModuleInfo(id)?.importers ?? [];
          this.error(
            `${id} would be sent to the browser (imported by ${importers.join(', ') || 'the entry'}): ${rule[1]}.`,
          );
        }
      }
    },
  };
}
