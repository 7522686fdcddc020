import type { Plugin, Rolldown } from 'vite';
import { stylesChunk } from '../../server/built-app.ts';

/**
 * Leaves the entry's own files, which every page has loaded before it can import anything, out of the preload lists of
 * dynamic imports: an eighth of those lists, which travel with every first page.
 */
export function preloadListsPlugin(): Plugin {
  const loaded = new Set<string>();
  return {
    name: 'kadr:preload-lists',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, names, { hostType }) =>
            hostType === 'js' ? names.filter((name) => !loaded.has(name)) : names,
        },
      },
    }),
    generateBundle: {
      // Before Vite writes the lists.
      order: 'pre',
      handler(_options, bundle) {
        loaded.clear();
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && chunk.isEntry) addFilesOf(chunk, bundle, loaded);
      },
    },
  };
}

/**
 * Replaces the common stylesheet in the preload lists by a script that every page has: pages load that stylesheet under
 * another name, combined with their brand's. Vite does not let a plugin remove a stylesheet from the lists, and would
 * load it a second time.
 */
export function commonStylesPlugin(): Plugin {
  return {
    name: 'kadr:common-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // After Vite has written the lists.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const common = chunks.find(({ name }) => name === stylesChunk);
        const [stylesheet] = common?.viteMetadata?.importedCss ?? [];
        if (!common || stylesheet === undefined)
          throw new Error(`The chunk ${stylesChunk} has no stylesheet.`);
        for (const chunk of chunks) chunk.code = chunk.code.replaceAll(stylesheet, common.fileName);
      },
    },
  };
}

function addFilesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, files: Set<string>): void {
  if (files.has(chunk.fileName)) return;
  files.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') addFilesOf(imported, bundle, files);
  }
}
