import { adventureFilms } from './films-adventure.ts';
import { amateurSleuthFilms } from './films-amateur-sleuths.ts';
import { chronicleFilms } from './films-chronicles.ts';
import { cityComedyFilms } from './films-city-comedies.ts';
import { cityDramaFilms } from './films-city-dramas.ts';
import { closeLookFilms } from './films-close-looks.ts';
import { comedyFilms } from './films-comedy.ts';
import { countdownFilms } from './films-countdowns.ts';
import { detectiveFilms } from './films-detective.ts';
import { documentaryFilms } from './films-documentary.ts';
import { dramaFilms } from './films-drama.ts';
import { everydayMagicFilms } from './films-everyday-magic.ts';
import { extraTimeFilms } from './films-extra-time.ts';
import { fairyTaleFilms } from './films-fairy-tales.ts';
import { fantasyFilms } from './films-fantasy.ts';
import { farRoadsFilms } from './films-far-roads.ts';
import { firstLoveFilms } from './films-first-love.ts';
import { historyFilms } from './films-history.ts';
import { homecomingFilms } from './films-homecomings.ts';
import { kidsFilms } from './films-kids.ts';
import { kitchenScienceFilms } from './films-kitchen-science.ts';
import { lateLoveFilms } from './films-late-love.ts';
import { lifeFilms } from './films-lives.ts';
import { musicFilms } from './films-music.ts';
import { otherSkiesFilms } from './films-other-skies.ts';
import { romanceFilms } from './films-romance.ts';
import { schoolHolidayFilms } from './films-school-holidays.ts';
import { scienceFictionFilms } from './films-science-fiction.ts';
import { smallHeroFilms } from './films-small-heroes.ts';
import { sportFilms } from './films-sport.ts';
import { thrillerFilms } from './films-thriller.ts';
import { villageComedyFilms } from './films-village-comedies.ts';
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
  ...countdownFilms,
  ...amateurSleuthFilms,
  ...otherSkiesFilms,
  ...everydayMagicFilms,
  ...chronicleFilms,
  ...farRoadsFilms,
  ...extraTimeFilms,
  ...closeLookFilms,
  ...kitchenScienceFilms,
  ...villageComedyFilms,
  ...cityComedyFilms,
  ...cityDramaFilms,
  ...homecomingFilms,
  ...firstLoveFilms,
  ...lateLoveFilms,
  ...fairyTaleFilms,
  ...smallHeroFilms,
  ...schoolHolidayFilms,
  ...musicFilms,
  ...lifeFilms,
];
