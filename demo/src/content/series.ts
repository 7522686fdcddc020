import { aGameByPost } from './series-a-game-by-post.ts';
import { eightAndACox } from './series-eight-and-a-cox.ts';
import { explorersOfTheThirdShelf } from './series-explorers-of-the-third-shelf.ts';
import { gamesWithoutMedals } from './series-games-without-medals.ts';
import { howItSounds } from './series-how-it-sounds.ts';
import { leftOnTheTrain } from './series-left-on-the-train.ts';
import { letterByLetter } from './series-letter-by-letter.ts';
import { midnightStation } from './series-midnight-station.ts';
import { onTheTrailOfTheComma } from './series-on-the-trail-of-the-comma.ts';
import { sixHundredSquareMetres } from './series-six-hundred-square-metres.ts';
import { theCaravanserai } from './series-the-caravanserai.ts';
import { theFoxPost } from './series-the-fox-post.ts';
import { theLandingClass } from './series-the-landing-class.ts';
import { theLastWhoKnowHow } from './series-the-last-who-know-how.ts';
import { theLongBench } from './series-the-long-bench.ts';
import { theNotaryRoundTheCorner } from './series-the-notary-round-the-corner.ts';
import { thePetCorner } from './series-the-pet-corner.ts';
import { theSchoolForStreams } from './series-the-school-for-streams.ts';
import { theUpperQuarter } from './series-the-upper-quarter.ts';
import { theVoiceWard } from './series-the-voice-ward.ts';
import { whyItStaysUp } from './series-why-it-stays-up.ts';
import type { DemoSeries } from './types.ts';

/** Every series of the demo service, with its seasons and episodes. */
export const demoSeries: readonly DemoSeries[] = [
  theUpperQuarter,
  midnightStation,
  theFoxPost,
  theNotaryRoundTheCorner,
  howItSounds,
  theLongBench,
  leftOnTheTrain,
  sixHundredSquareMetres,
  theLandingClass,
  onTheTrailOfTheComma,
  theCaravanserai,
  explorersOfTheThirdShelf,
  theSchoolForStreams,
  thePetCorner,
  whyItStaysUp,
  letterByLetter,
  gamesWithoutMedals,
  eightAndACox,
  theVoiceWard,
  aGameByPost,
  theLastWhoKnowHow,
];
