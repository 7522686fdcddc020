import { KadrError } from '@kadr/contract';
import type { PurchaseVariant, RightsWindow, UsageModel } from '@kadr/contract';

/** The brand of items that every brand shows. */
export const everyBrand = '*';

/** A title or channel, as far as the entitlement to watch it depends on it. */
export interface EntitlementItem {
  /** Id of a title; null for an item that is never sold separately: a channel comes with its service. */
  readonly id: number | null;
  /** Null for free titles, paid by advertising. An episode takes its series' unless it has its own. */
  readonly usageModel: UsageModel | null;
  /** The prices for which it is sold, if any. */
  readonly purchaseVariants: readonly PurchaseVariant[];
  /** Ids of the services that include it, each of which unlocks it. */
  readonly services: readonly number[];
  /** The offers of those services. */
  readonly serviceOffers: readonly ServiceOffer[];
  /** Brands that show it, or {@link everyBrand}. */
  readonly brands: readonly string[];
  /** Countries in which it may be watched (ISO 3166-1 alpha-2); null for everywhere. */
  readonly territories: readonly string[] | null;
  /** When it may be watched, within its territories; null for always. */
  readonly rights: readonly RightsWindow[] | null;
  readonly isComingSoon: boolean;
  /** Unix seconds. */
  readonly startDate: number | null;
  /** Whether there is a stream of the title, or of something in a series or season. */
  readonly hasStream: boolean;
  /** Years; an episode's is at least that of its series. */
  readonly age: number;
  readonly isErotic: boolean;
}

/** The prices of a service, and the brands that offer it. */
export interface ServiceOffer {
  readonly brands: readonly string[];
  readonly variants: readonly PurchaseVariant[];
}

/** The age limits of a profile, in years. */
export interface Audience {
  /** The highest age rating in lists, search and recommendations. */
  readonly listAge: number;
  /** The highest age rating that is not refused, for pages as well as for playback. */
  readonly pageAge: number;
  /** If false, erotic titles appear not to exist. */
  readonly isEroticAllowed: boolean;
}

/** The age from which there are no limits. */
export const highestAge = 18;

/** The audience without a profile. */
export const everybody: Audience = { listAge: highestAge, pageAge: highestAge, isEroticAllowed: false };

/** The viewer of a request, and its time. */
export interface EntitlementViewer {
  readonly brand: string;
  readonly audience: Audience;
  /**
   * The viewer's country (ISO 3166-1 alpha-2), null when unknown; for playbacks and purchases only. Pages and cards are
   * the same for all countries, and leave it out.
   */
  readonly country?: string | null;
  /** Ids of bought and rented titles, each with its end in Unix seconds, null for never. */
  readonly owned: Owned;
  readonly subscribed: Subscribed;
  readonly now: Date;
}

/** An account's subscription to a service. */
export interface Held {
  /** Whether it is renewed when it ends. */
  readonly isRenewed: boolean;
  /** The end of the paid time, in Unix seconds. */
  readonly endsAt: number;
  /** Until when it gives access while its renewal is being paid, in Unix seconds; null while no renewal is due. */
  readonly graceUntil?: number | null;
  /** Until when a refused renewal can still be paid, in Unix seconds; null when none was refused. */
  readonly holdUntil?: number | null;
  /** Until when it will be paused after its period, in Unix seconds; null without a pause. */
  readonly pausedUntil?: number | null;
}

/** An account's services by id, each with the latest subscription to it. */
export type Subscribed = ReadonlyMap<number, Held>;

/** Without an account. */
export const nothingSubscribed: Subscribed = new Map();

/** How long after its end a service still gives access while its renewal is on its way, in seconds. */
export const renewalLeeway = 60 * 60;

export type Owned = ReadonlyMap<number, number | null>;

/** Without an account. */
export const nothingOwned: Owned = new Map();

/** The offer that would entitle a viewer. */
export interface Offer {
  readonly usage_model: UsageModel;
  readonly purchase_variants: readonly PurchaseVariant[];
}

export type Entitlement =
  | { readonly allowed: true }
  | {
      readonly allowed: false;
      readonly reason: 'NOT_FOUND' | 'AGE_RESTRICTED' | 'GEO_BLOCKED' | 'NOT_PLAYABLE';
      readonly offer: null;
    }
  | { readonly allowed: false; readonly reason: 'PURCHASE_REQUIRED'; readonly offer: Offer };

/** The verdict of one rule: it allows, refuses, or passes to the next rule. */
export type RuleVerdict = 'allows' | 'NOT_FOUND' | 'AGE_RESTRICTED' | 'GEO_BLOCKED' | 'NOT_PLAYABLE' | null;

interface EntitlementRule {
  readonly name:
    | 'brand'
    | 'erotic'
    | 'age'
    | 'country'
    | 'coming_soon'
    | 'rights'
    | 'stream'
    | 'free'
    | 'owned'
    | 'service';
  readonly verdict: (item: EntitlementItem, viewer: EntitlementViewer) => RuleVerdict;
}

/**
 * Rules in evaluation order. A brand that does not show a title answers not found, and so does a profile that hides
 * erotic content. Then come refusals by the profile's age and by country. A title that is coming soon, is outside its
 * rights or has no stream cannot be watched, except that a purchase outlives the rights; a free title can. Otherwise
 * the viewer must have bought it, have a rental that has not expired, or have a service that includes it.
 */
export const entitlementRules: readonly EntitlementRule[] = [
  { name: 'brand', verdict: (item, { brand }) => (isShownBy(item, brand) ? null : 'NOT_FOUND') },
  { name: 'erotic', verdict: (item, { audience }) => (isHidden(item, audience) ? 'NOT_FOUND' : null) },
  { name: 'age', verdict: ({ age }, { audience }) => (age > audience.pageAge ? 'AGE_RESTRICTED' : null) },
  { name: 'country', verdict: (item, viewer) => (isLicensed(item, viewer) ? null : 'GEO_BLOCKED') },
  { name: 'coming_soon', verdict: (item, { now }) => (isStillComing(item, now) ? 'NOT_PLAYABLE' : null) },
  {
    name: 'rights',
    verdict: (item, viewer) => (hasRights(item, viewer) || isOwned(item, viewer) ? null : 'NOT_PLAYABLE'),
  },
  { name: 'stream', verdict: ({ hasStream }) => (hasStream ? null : 'NOT_PLAYABLE') },
  { name: 'free', verdict: ({ usageModel }) => (usageModel === null ? 'allows' : null) },
  { name: 'owned', verdict: (item, viewer) => (isOwned(item, viewer) ? 'allows' : null) },
  {
    name: 'service',
    verdict: ({ services }, viewer) => (services.some((id) => hasService(id, viewer)) ? 'allows' : null),
  },
];

/** Whether a viewer may watch a title now: the one rule behind cards, pages and the player. */
export function entitlementOf(item: EntitlementItem, viewer: EntitlementViewer): Entitlement {
  for (const { verdict } of entitlementRules) {
    const said = verdict(item, viewer);
    if (said === 'allows') return { allowed: true };
    if (said !== null) return { allowed: false, reason: said, offer: null };
  }
  const offers = item.serviceOffers.filter((offer) => isShownBy(offer, viewer.brand));
  return {
    allowed: false,
    reason: 'PURCHASE_REQUIRED',
    offer: {
      // Free titles were allowed above.
      usage_model: item.usageModel ?? 'SERVICE',
      purchase_variants: [...item.purchaseVariants, ...offers.flatMap(({ variants }) => variants)],
    },
  };
}

/** Whether an account has a service now: it unlocks titles, channels, pause-live and catch-up alike. */
export function hasService(
  id: number,
  { subscribed, now }: Pick<EntitlementViewer, 'subscribed' | 'now'>,
): boolean {
  const held = subscribed.get(id);
  return held !== undefined && opensUntil(held) * 1000 > now.getTime();
}

/** Until when a subscription gives access, in Unix seconds. */
export function opensUntil({ isRenewed, endsAt, graceUntil = null, pausedUntil = null }: Held): number {
  if (graceUntil !== null) return graceUntil;
  return endsAt + (isRenewed && pausedUntil === null ? renewalLeeway : 0);
}

/** Why an audience may not see an item at all; null when it may. */
export function whyUnsuitable(
  item: Pick<EntitlementItem, 'age' | 'isErotic'>,
  audience: Audience,
): 'NOT_FOUND' | 'AGE_RESTRICTED' | null {
  if (isHidden(item, audience)) return 'NOT_FOUND';
  return item.age > audience.pageAge ? 'AGE_RESTRICTED' : null;
}

function isHidden({ isErotic }: Pick<EntitlementItem, 'isErotic'>, { isEroticAllowed }: Audience): boolean {
  return isErotic && !isEroticAllowed;
}

/**
 * Whether an item may be watched in the viewer's country, at this time or another; in an unknown country, only if it
 * may be watched everywhere.
 */
export function isLicensed(
  item: Pick<EntitlementItem, 'territories' | 'rights'>,
  viewer: Pick<EntitlementViewer, 'country'>,
): boolean {
  return isWithin(item.territories, viewer) && windowsOf(item, viewer).length > 0;
}

function isWithin(
  countries: readonly string[] | null,
  { country }: Pick<EntitlementViewer, 'country'>,
): boolean {
  if (countries === null || country === undefined) return true;
  return country !== null && countries.includes(country);
}

const always: RightsWindow = { countries: null, from: null, until: null };

/** The windows of a title's rights in the viewer's country. */
export function windowsOf(
  { rights }: Pick<EntitlementItem, 'rights'>,
  viewer: Pick<EntitlementViewer, 'country'>,
): readonly RightsWindow[] {
  return (rights ?? [always]).filter(({ countries }) => isWithin(countries, viewer));
}

/** Whether a title is within its rights now, in the viewer's country. */
export function hasRights(
  item: Pick<EntitlementItem, 'rights'>,
  viewer: Pick<EntitlementViewer, 'country' | 'now'>,
): boolean {
  const at = viewer.now.getTime() / 1000;
  return windowsOf(item, viewer).some(
    ({ from, until }) => (from === null || from <= at) && (until === null || at < until),
  );
}

/** Whether an account has bought or rents an item now. */
function isOwned({ id }: Pick<EntitlementItem, 'id'>, { owned, now }: EntitlementViewer): boolean {
  const end = id === null ? undefined : owned.get(id);
  return end !== undefined && (end === null || end * 1000 > now.getTime());
}

/** Whether a brand shows an item. */
export function isShownBy(item: { readonly brands: readonly string[] }, brand: string): boolean {
  return item.brands.includes(everyBrand) || item.brands.includes(brand);
}

/** Whether an item is announced and not yet released: its date releases it once there is a stream. */
export function isStillComing(
  item: Pick<EntitlementItem, 'isComingSoon' | 'startDate' | 'hasStream'>,
  now: Date,
): boolean {
  return (
    item.isComingSoon &&
    !(item.hasStream && item.startDate !== null && item.startDate * 1000 <= now.getTime())
  );
}

/** @throws KadrError with the reason, unless allowed. */
export function requireEntitlement(entitlement: Entitlement): void {
  if (!entitlement.allowed) throw new KadrError(entitlement.reason);
}
