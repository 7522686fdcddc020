import { readContent } from './content-files.ts';
import { genreAliases, genresSchema } from './schemas.ts';
import type { DemoGenre } from './types.ts';

const names = readContent('genres.yaml', genresSchema);

/** Every genre of the demo service. */
export const demoGenres: readonly DemoGenre[] = genreAliases.map((alias) => ({ alias, name: names[alias] }));
