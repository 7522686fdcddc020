import type { Plugin } from 'vite';
import { browserRoutes, firstGroups } from '../browser-routes.ts';

const name = 'virtual:contract-routes';
const lateName = `${name}/late`;

/**
 * Method and path of operations as plain data; the schemas (zod) stay on the server. `virtual:contract-routes` has those of a
 * first screen, `virtual:contract-routes/late` the others, in a separate chunk.
 */
export function contractRoutesPlugin(): Plugin {
  return {
    name: 'kadr:contract-routes',
    resolveId: (id) => (id === name || id === lateName ? `\0${id}` : undefined),
    load: (id) => {
      if (id !== `\0${name}` && id !== `\0${lateName}`) return undefined;
      const all = Object.entries(browserRoutes());
      const isFirst = id === `\0${name}`;
      const routes = all.filter(([group]) => firstGroups.includes(group) === isFirst);
      return `export const routes = ${JSON.stringify(Object.fromEntries(routes))};`;
    },
  };
}
