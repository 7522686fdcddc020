import { adventureFilms } from './films-adventure.ts';
import { comedyFilms } from './films-comedy.ts';
import { detectiveFilms } from './films-detective.ts';
import { documentaryFilms } from './films-documentary.ts';
import { dramaFilms } from './films-drama.ts';
import { fantasyFilms } from './films-fantasy.ts';
import { historyFilms } from './films-history.ts';
import { kidsFilms } from './films-kids.ts';
import { romanceFilms } from './films-romance.ts';
import { scienceFictionFilms } from './films-science-fiction.ts';
import { sportFilms } from './films-sport.ts';
import { thrillerFilms } from './films-thriller.ts';
import type { DemoFilm } from './types.ts';

/** Every film of the demo service. */
export const demoFilms: readonly DemoFilm[] = [
  ...dramaFilms,
  ...comedyFilms,
  ...scienceFictionFilms,
  ...thrillerFilms,
  ...detectiveFilms,
  ...adventureFilms,
  ...fantasyFilms,
  ...romanceFilms,
  ...historyFilms,
  ...sportFilms,
  ...kidsFilms,
  ...documentaryFilms,
];
