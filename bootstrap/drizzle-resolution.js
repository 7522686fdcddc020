// Loaded before everything else (`node --import`): resolves the imports among drizzle-orm's own files.
//
// Node reads the package's `exports`, 110 kB, again for each of the 420 files of drizzle-orm that the service loads, which
// takes a third of its start (Node 26: `getPackageScopeConfig`). All of those files are modules that name one another by
// relative addresses, so that nothing has to be looked up.
import { registerHooks } from 'node:module';

const drizzle = '/node_modules/drizzle-orm/';

registerHooks({
  resolve(specifier, context, resolveNext) {
    const from = context.parentURL;
    const isOwn = from?.includes(drizzle) && from.endsWith('.js') && specifier.startsWith('.');
    if (!isOwn || !specifier.endsWith('.js')) return resolveNext(specifier, context);
    return { url: new URL(specifier, from).href, format: 'module', shortCircuit: true };
  },
});
