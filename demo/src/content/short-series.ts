import { aListOfErrands } from './short-series-a-list-of-errands.ts';
import { aMessageFromMother } from './short-series-a-message-from-mother.ts';
import { anUmbrellaForHire } from './short-series-an-umbrella-for-hire.ts';
import { byEye } from './short-series-by-eye.ts';
import { noSuchAddress } from './short-series-no-such-address.ts';
import { reportFromABalcony } from './short-series-report-from-a-balcony.ts';
import { theLiftNotes } from './short-series-the-lift-notes.ts';
import { theMessengerRuns } from './short-series-the-messenger-runs.ts';
import { theShadowGoesOut } from './short-series-the-shadow-goes-out.ts';
import { theSixthParry } from './short-series-the-sixth-parry.ts';
import { twoInABoat } from './short-series-two-in-a-boat.ts';
import { whoWasHere } from './short-series-who-was-here.ts';
import type { DemoShortSeries } from './types.ts';

/** Every short series of the demo service, in the order of the feed. */
export const demoShortSeries: readonly DemoShortSeries[] = [
  theLiftNotes,
  aMessageFromMother,
  reportFromABalcony,
  twoInABoat,
  byEye,
  noSuchAddress,
  theShadowGoesOut,
  theSixthParry,
  anUmbrellaForHire,
  whoWasHere,
  theMessengerRuns,
  aListOfErrands,
];

/** Slug of the one season of a short series. */
export function seasonOfShort(slug: string): string {
  return `${slug}-season-1`;
}
