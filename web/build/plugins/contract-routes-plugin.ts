import type { Plugin } from 'vite';
import { browserRoutes, firstGroups } from '../browser-routes.ts';

const name = 'virtual:contract-routes';
const lateName = `${name}/late`;

/**
 * Method and path of operations as plain data; the schemas (zod) stay on the server. `virtual:contract-routes` has those of a
 * first screen and the names of the other groups, `virtual:contract-routes/late` the others, in a chunk of their own.
 */
export function contractRoutesPlugin(): Plugin {
  return {
    name: 'kadr:contract-routes',
    resolveId: (id) => (id === name || id === lateName ? `\0${id}` : undefined),
    load: (id) => {
      if (id !== `\0${name}` && id !== `\0${lateName}`) return undefined;
      const all = Object.entries(browserRoutes());
      const late = all.filter(([group]) => !firstGroups.includes(group));
      if (id === `\0${lateName}`) return `export const routes = ${JSON.stringify(Object.fromEntries(late))};`;
      const first = all.filter(([group]) => firstGroups.includes(group));
      return [
        `export const routes = ${JSON.stringify(Object.fromEntries(first))};`,
        `export const lateGroups = ${JSON.stringify(late.map(([group]) => group))};`,
      ].join('\n');
    },
  };
}
