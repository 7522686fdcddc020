import type { Plugin } from 'vite';

const pageImport = /\bpage: \(\) => import\('\.\/([^']+)'\)/g;

/**
 * Tells the route table where each page's module lies: `page: () => import('./home/home-page.tsx')` gets
 * `source: 'app/home/home-page.tsx'` beside it, the name under which the Vite manifest lists the page's files. On the server: browsers do not ask.
 */
export function pageSourcePlugin(): Plugin {
  return {
    name: 'kadr:page-source',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name !== 'client',
    transform: {
      filter: { id: /\/app\/routes\.tsx$/ },
      handler: (code) => ({ code: withPageSources(code), map: null }),
    },
  };
}

/** The code of the route table with the sources written in. */
export function withPageSources(code: string): string {
  return code.replace(
    pageImport,
    (text, file: string) => `source: ${JSON.stringify(`app/${file}`)}, ${text}`,
  );
}
