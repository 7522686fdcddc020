/** The viewer's view of each failure in each place: `recovery-matrix.browser.test.ts` tries this table in a browser. */
import type { Fault } from '../../playground/stream-server.ts';
import type { ErrorKind } from '../react/messages/messages.ts';
import type { PlayerSource } from '../source/source.ts';
import { filmWithAds } from './advertising.ts';
import { channelSource, filmSource } from './browser.ts';

/** A failure of the requests of a place. `time-out` is never answered. */
export const failures = {
  '404': { status: 404 },
  '500': { status: 500 },
  '403 expired': { status: 403 },
  abort: { status: 0 },
  'time-out': { isHeld: true },
  slow: { delay: 700 },
  'cut short': { damage: 'truncated' },
  corrupt: { damage: 'garbled' },
} as const satisfies Readonly<Record<string, Omit<Fault, 'match' | 'times'>>>;

type Failure = keyof typeof failures;

/** A place of the failures. */
export interface Place {
  readonly source: PlayerSource;
  /** The requests that fail, by a regular expression. */
  readonly match: string;
  /** Seconds to which the viewer goes once it plays. */
  readonly seekTo?: number;
  /** Seconds behind which it plays although requests fail. */
  readonly beyond: number;
}

const segments = String.raw`\.(m4s|mp4)`;
/** Segments last four seconds. */
const laterSegments = String.raw`/(0000[3-9]|0001\d)\.m4s`;

export const places = {
  start: { source: filmSource, match: segments, beyond: 0.3 },
  middle: { source: { ...filmSource, startTime: 5 }, match: laterSegments, beyond: 8.5 },
  seek: { source: filmSource, match: String.raw`/(0000[6-9]|0001\d)\.m4s`, seekTo: 30, beyond: 30.3 },
  live: { source: channelSource, match: segments, beyond: 0.3 },
  archive: { source: { ...filmSource, type: 'archive' }, match: segments, beyond: 0.3 },
  ad: { source: filmWithAds({ preroll: 'one&clip=short' }), match: String.raw`/ads/.*\.mp4`, beyond: 0.3 },
  karaoke: { source: { ...filmSource, hasOwnTempo: true }, match: segments, beyond: 0.3 },
  encrypted: {
    source: {
      ...filmSource,
      assetUrl: '/streams/protected-cbcs',
      drm: {
        getToken: () => Promise.resolve('good'),
        urls: { clearkey: '/streams/licences/clearkey' },
        provider: 'clearkey',
      },
    },
    match: segments,
    beyond: 0.3,
  },
} as const satisfies Readonly<Record<string, Place>>;

type PlaceName = keyof typeof places;

/** It plays, or the kind of the message that stays until the viewer tries again. */
type Sight = 'plays' | ErrorKind;

/** The default for all places, beside their own outcomes. */
const sights: Readonly<Record<Failure, Sight>> = {
  '404': 'missing',
  '500': 'network',
  '403 expired': 'access',
  abort: 'network',
  'time-out': 'network',
  slow: 'plays',
  'cut short': 'playback',
  corrupt: 'playback',
};

export interface Cell {
  readonly failure: Failure;
  readonly place: PlaceName;
  readonly sees: Sight;
  /** Tried in every run of the tests. */
  readonly isQuick: boolean;
}

const quick: ReadonlySet<string> = new Set([
  '404 × archive',
  '500 × live',
  '403 expired × encrypted',
  'abort × karaoke',
  '404 × ad',
  '404 × middle',
]);

/** A failing advertisement is left out: the film plays. */
export const cells: readonly Cell[] = (Object.keys(failures) as Failure[]).flatMap((failure) =>
  (Object.keys(places) as PlaceName[]).map((place) => ({
    failure,
    place,
    sees: place === 'ad' ? 'plays' : sights[failure],
    isQuick: quick.has(`${failure} × ${place}`),
  })),
);
