import { readContentFolder } from './content-files.ts';
import { personSchema } from './schemas.ts';
import type { DemoPerson } from './types.ts';

/** Everybody who made a title of the demo service or plays in one. They are all invented. */
export const demoPersons: readonly DemoPerson[] = readContentFolder('people', personSchema);
