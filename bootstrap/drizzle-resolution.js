// Loaded before everything else (`node --import`): resolves imports of drizzle-orm and among its files.
//
// Node reads the package's `exports`, 110 kB, again for each import of drizzle-orm and for each of its 420 files that the
// service loads, which took a third of its start (Node 26: `packageResolve`, `getPackageScopeConfig`). Its files are
// modules that name one another by relative addresses, so no look-up is necessary; imports from elsewhere are looked
// up once.
import { registerHooks } from 'node:module';

const folder = '/node_modules/drizzle-orm/';
/** By specifier and conditions: there is one drizzle-orm. */
const found = new Map();

registerHooks({
  resolve(specifier, context, resolveNext) {
    if (specifier === 'drizzle-orm' || specifier.startsWith('drizzle-orm/')) {
      const key = `${specifier} ${context.conditions.join()}`;
      const known = found.get(key) ?? { ...resolveNext(specifier, context), shortCircuit: true };
      found.set(key, known);
      return known;
    }
    const from = context.parentURL;
    const isOwn = from?.includes(folder) && from.endsWith('.js') && specifier.startsWith('.');
    if (!isOwn || !specifier.endsWith('.js')) return resolveNext(specifier, context);
    return { url: new URL(specifier, from).href, format: 'module', shortCircuit: true };
  },
});
