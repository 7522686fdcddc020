/** `node web/build/build.ts [FOLDER]` builds into `web/dist`, or into another folder. */
import path from 'node:path';
import { buildWeb } from './build-web.ts';

// Whatever the shell says: viewers get the build.
process.env['NODE_ENV'] = 'production';
await buildWeb(path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '..', 'dist')));
