import { readContentFolder } from './content-files.ts';
import { filmSchema } from './schemas.ts';
import type { DemoFilm } from './types.ts';

/** Every film of the demo service. */
export const demoFilms: readonly DemoFilm[] = readContentFolder('films', filmSchema);
