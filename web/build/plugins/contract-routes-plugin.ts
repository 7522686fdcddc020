import type { Plugin } from 'vite';
import { browserRoutes } from '../browser-routes.ts';

const name = 'virtual:contract-routes';

/** `virtual:contract-routes`: method and path of every operation as plain data; the schemas (zod) stay on the server. */
export function contractRoutesPlugin(): Plugin {
  return {
    name: 'kadr:contract-routes',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}` ? `export const routes = ${JSON.stringify(browserRoutes())};` : undefined,
  };
}
