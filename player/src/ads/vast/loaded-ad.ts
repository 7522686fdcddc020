/** An in-line advertisement and all that the wrappers on the way to it have added. */
import { AdError } from './ad-error.ts';
import { isProgram } from './media-file.ts';
import type { MediaFile } from './media-file.ts';
import { createAdTracker } from './ad-tracker.ts';
import type { AdTracker, TrackerPorts } from './ad-tracker.ts';
import type { MacroValues } from './macros.ts';
import type { Offset } from './offset.ts';
import type {
  AdIcon,
  CaptionFile,
  Category,
  InLineAd,
  LinearCreative,
  Told,
  WrapperAd,
} from './vast-answer.ts';

const MAX_ICONS = 4;

/** An advertisement that is ready to play; its tracker reports to the advertiser. */
export interface LoadedAd {
  readonly advertiser: string | null;
  /** The stated length in seconds; 0 when missing. */
  readonly duration: number;
  /** Null when it may not be skipped. */
  readonly skipOffset: Offset | null;
  readonly files: readonly MediaFile[];
  readonly captions: readonly CaptionFile[];
  readonly icons: readonly AdIcon[];
  readonly canVisit: boolean;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  /** VAST codes of parts that are left out: a program over the clip (409), companions it insists on (602). */
  readonly shortcomings: readonly number[];
  readonly tracker: AdTracker;
  /** Others of the same answer that may replace it; one list for the whole answer. */
  readonly instead: LoadedAd[];
}

export type TrackerOptions = Pick<TrackerPorts, 'macros' | 'send' | 'isMuted'>;

interface LoadedAdOptions extends TrackerOptions {
  readonly environment: { readonly now: () => number };
  readonly instead: LoadedAd[];
}

/** @throws {AdError} for an advertisement that cannot be shown here, by its kind. */
export function toLoadedAd(
  ad: InLineAd,
  chain: readonly WrapperAd[],
  { environment, instead, macros, send, isMuted }: LoadedAdOptions,
): LoadedAd {
  const blocked = chain.flatMap(({ blockedCategories }) => blockedCategories);
  if (ad.categories.some((one) => blocked.some((other) => isSame(one, other))))
    throw new AdError('CREATIVE_CATEGORY_REFUSED');
  const linear = linearOf(ad);
  const told = mergeTold([...chain.map((wrapper) => wrapper.told), ad.told], linear);
  // Values that the inline answer leaves out come from the nearest wrapper.
  const nearest = [...chain].reverse();
  const clickThrough =
    linear.clickThrough ?? nearest.find((one) => one.clickThrough !== null)?.clickThrough ?? null;
  const facts = factsOf(ad, linear, blocked);
  const { duration, skipOffset, files, captions, hasProgram } = linear;
  return {
    advertiser: ad.advertiser === '' ? null : ad.advertiser.slice(0, 120),
    duration,
    skipOffset,
    files,
    captions,
    icons: chooseIcons([...linear.icons, ...nearest.flatMap(({ icons }) => icons)]),
    canVisit: clickThrough !== null,
    expiresAt: ad.expires === null ? Infinity : environment.now() + ad.expires * 1000,
    shortcomings: [...(hasProgram ? [409] : []), ...(ad.needsCompanions ? [602] : [])],
    tracker: createAdTracker({
      told,
      clickThrough,
      macros: () => ({ ...macros(), ...facts }),
      send,
      isMuted,
    }),
    instead,
  };
}

/** The first linear creative with a playable file. */
function linearOf({ linears, hasCreatives, hasOthers }: InLineAd): LinearCreative {
  const linear =
    linears.find(({ files }) => files.some((file) => file.url !== '' && !isProgram(file))) ??
    linears.find(({ files }) => files.length > 0) ??
    linears[0];
  if (linear === undefined) throw new AdError(hasCreatives || hasOthers ? 'LINEAR_EXPECTED' : 'NO_CREATIVE');
  if (linear.files.length > 0) return linear;
  if (linear.hasProgram) throw new AdError('INTERACTIVE_NOT_SUPPORTED');
  throw new AdError(linear.hasMezzanine ? 'MEZZANINE_NOT_SUPPORTED' : 'NO_MEDIA_FILE');
}

function mergeTold(parts: readonly Told[], { told: own }: LinearCreative): Told {
  const all = (of: (part: Told) => readonly string[]): readonly string[] =>
    parts.flatMap((part) => [...of(part)]);
  return {
    errors: all(({ errors }) => errors),
    impressions: all(({ impressions }) => impressions),
    viewable: all(({ viewable }) => viewable),
    notViewable: all(({ notViewable }) => notViewable),
    viewUndetermined: all(({ viewUndetermined }) => viewUndetermined),
    verificationsNotExecuted: all((part) => part.verificationsNotExecuted),
    events: [...parts.flatMap(({ events }) => events), ...own.events],
    progress: [...parts.flatMap(({ progress }) => progress), ...own.progress],
    clicks: [...parts.flatMap(({ clicks }) => clicks), ...own.clicks],
  };
}

/** For each program, the icon that is nearest to the creative (VAST 4.3 §3.11). */
function chooseIcons(icons: readonly AdIcon[]): readonly AdIcon[] {
  return icons
    .filter(
      ({ program }, index) =>
        program === '' ||
        icons.findIndex((one) => one.program.toLowerCase() === program.toLowerCase()) === index,
    )
    .slice(0, MAX_ICONS);
}

function factsOf(
  ad: InLineAd,
  { universalAdIds }: LinearCreative,
  blocked: readonly Category[],
): MacroValues {
  const facts = {
    ADTYPE: ad.adType || 'video',
    ADSERVINGID: ad.adServingId,
    UNIVERSALADID: universalAdIds.join(','),
    ADCATEGORIES: ad.categories.map(({ code }) => code).join(','),
    BLOCKEDADCATEGORIES: blocked.map(({ code }) => code).join(','),
    PODSEQUENCE: ad.sequence ?? '',
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ''));
}

function isSame(one: Category, other: Category): boolean {
  return one.code === other.code && one.authority === other.authority;
}
