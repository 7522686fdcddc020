import { readContentFolder } from './content-files.ts';
import { collectionSchema } from './schemas.ts';
import type { DemoCollection } from './types.ts';

/** Collections of the demo, in the order in which they are listed. */
export const demoCollections: readonly DemoCollection[] = readContentFolder('collections', collectionSchema);
