import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { KadrError, playbackRules, secondsUntilWindowEnds } from '@kadr/contract';
import type { Language, PlaybackExplanation, PlaybackRule } from '@kadr/contract';
import { audienceOf, ownedOf, subscribedOf } from '../audience/audience.ts';
import { entitlementItem } from '../catalogue/card.ts';
import type { CatalogueService } from '../catalogue/service.ts';
import type { TitleRow } from '../catalogue/title-row.ts';
import type { ApiConfig } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { entitlementRules, everyBrand, highestAge, windowsOf } from '../entitlement/entitlement.ts';
import type { EntitlementItem, EntitlementViewer } from '../entitlement/entitlement.ts';
import type { LeaseStore } from '../playback/lease-store.ts';
import { readReference } from '../lists/reference.ts';
import { ownedBy, subscribedBy } from '../session/account-holdings.ts';
import { accountTimeZone } from '../session/time-zone.ts';
import type { SessionRow } from '../session/repository.ts';
import { mediaItems } from '../tables/catalogue.ts';
import { viewTimeOf } from '../view-limits/view-time.ts';

type Rule = PlaybackExplanation['rules'][number];
type Facts = Rule['facts'];

export interface ExplainPorts {
  readonly catalogue: Pick<CatalogueService, 'title'>;
  readonly config: Pick<ApiConfig, 'timeZone'>;
  readonly leases: Pick<LeaseStore, 'findPlaying'>;
  /** The default limit of simultaneous screens. */
  readonly usualStreams: number;
}

export interface ExplanationWish {
  readonly accountId: number;
  /** Null: the master profile. */
  readonly profileId: number | null;
  /** Id or slug. */
  readonly title: string;
  /** Null: treat every title as licensed. */
  readonly country: string | null;
  readonly brand: string;
  readonly language: Language;
  readonly now: Date;
}

/** The limits of a profile and the holdings of its account, as in its session. */
type Standing = Pick<
  SessionRow,
  | 'default_age'
  | 'max_age'
  | 'is_erotic_allowed'
  | 'owned'
  | 'subscribed'
  | 'is_blocked'
  | 'time_zone'
  | 'view_allowed_from'
  | 'view_allowed_to'
  | 'max_view_time'
  | 'viewed_on'
  | 'viewed_seconds'
> & { readonly stream_limit: number | null };

/**
 * Explains why a profile may or may not watch a title now: the verdict of each entitlement rule on its own, and the
 * other checks before playback. The first rule that refuses determines the error that the viewer gets.
 *
 * @throws KadrError NOT_FOUND for an unknown account, profile or title
 */
export async function explainPlayback(
  db: Database,
  { catalogue, config, leases, usualStreams }: ExplainPorts,
  wish: ExplanationWish,
): Promise<PlaybackExplanation> {
  const standing = await standingOf(db, wish);
  const title = await titleOf(db, catalogue, wish);
  const viewer: EntitlementViewer = {
    brand: wish.brand,
    now: wish.now,
    audience: audienceOf({ ...standing, age_unlocked_until: null }, wish.now),
    owned: ownedOf(standing),
    subscribed: subscribedOf(standing),
    ...(wish.country !== null && { country: wish.country }),
  };
  const item = entitlementItem(title);
  const entitled = new Map(entitlementRules.map(({ name, verdict }) => [name, verdict(item, viewer)]));
  const services = title.service_ids
    .map((id) => viewer.subscribed.get(id))
    .filter((one) => one !== undefined);
  const facts: Readonly<Record<(typeof entitlementRules)[number]['name'], Facts>> = {
    brand: { brand: wish.brand, brands: title.brands.includes(everyBrand) ? null : title.brands.join(', ') },
    erotic: { is_erotic: title.is_erotic, is_allowed: standing.is_erotic_allowed },
    age: { title_age: title.age_value, profile_age: standing.max_age },
    country: { country: wish.country, countries: countriesOf(item)?.join(', ') ?? null },
    coming_soon: { is_coming_soon: title.is_coming_soon, start_date: title.start_date },
    rights: rightsFacts(item, viewer),
    stream: { has_stream: title.is_playable },
    free: { usage_model: title.usage_model },
    owned: { is_owned: viewer.owned.has(title.id), ends_at: viewer.owned.get(title.id) ?? null },
    service: {
      services: title.service_ids.length,
      subscriptions: services.length,
      ends_at: services.length === 0 ? null : Math.max(...services.map(({ endsAt }) => endsAt)),
    },
  };
  const [hours, screens] = [
    hoursRule(standing, config, wish.now),
    await screensRule(standing, { ...wish, leases, usualStreams }),
  ];
  const judged: readonly (readonly [PlaybackRule, Facts, string | null])[] = [
    ['account', { is_blocked: standing.is_blocked }, standing.is_blocked ? 'ACCOUNT_BLOCKED' : null],
    ...entitlementRules.map(({ name }) => [name, facts[name], entitled.get(name) ?? null] as const),
    hours,
    screens,
  ];
  const refusal = judged.find(([, , said]) => said !== null && said !== 'allows')?.[2] ?? null;
  const isOpen = judged.some(([, , said]) => said === 'allows');
  const error = refusal ?? (isOpen ? null : 'PURCHASE_REQUIRED');
  return {
    is_allowed: error === null,
    error,
    title: { slug: title.slug, name: title.name },
    rules: inOrder(judged),
  };
}

/** Countries in which a title is licensed at any time; null: in all. */
function countriesOf({ territories, rights }: EntitlementItem): readonly string[] | null {
  const windows = (rights ?? []).map(({ countries }) => countries);
  if (windows.length === 0 || windows.includes(null)) return territories;
  const ever = [...new Set(windows.flatMap((countries) => countries ?? []))];
  return territories === null ? ever : territories.filter((country) => ever.includes(country));
}

/** The current window, otherwise the next one, otherwise the last one. */
function rightsFacts(item: EntitlementItem, viewer: EntitlementViewer): Facts {
  const at = viewer.now.getTime() / 1000;
  const windows = windowsOf(item, viewer).toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0));
  const window = windows.find(({ until }) => until === null || at < until) ?? windows.at(-1);
  const { from = null, until = null } = window ?? {};
  const isOver = until !== null && until <= at;
  return { state: isOver ? 'over' : from !== null && at < from ? 'early' : 'open', from, until };
}

/** First the rules that can refuse, then those of which at least one must allow. */
function inOrder(judged: readonly (readonly [PlaybackRule, Facts, string | null])[]): Rule[] {
  return playbackRules.flatMap((rule) =>
    judged
      .filter(([name]) => name === rule)
      .map(([, facts, said]) => ({
        rule,
        facts,
        verdict: said === null ? 'passes' : said === 'allows' ? 'allows' : 'refuses',
      })),
  );
}

function hoursRule(
  standing: Standing,
  config: Pick<ApiConfig, 'timeZone'>,
  now: Date,
): readonly [PlaybackRule, Facts, string | null] {
  const timeZone = accountTimeZone(standing, config);
  const { view_allowed_from: allowed_from, view_allowed_to: allowed_to } = standing;
  const left = secondsUntilWindowEnds({ allowed_from, allowed_to }, now, timeZone);
  const { maxViewTime, curViewTime, isViewTimeLeft } = viewTimeOf(standing, { timeZone, now });
  const facts = { allowed_from, allowed_to, time_zone: timeZone, most: maxViewTime, viewed: curViewTime };
  return ['hours', facts, left === 0 ? 'VIEW_INTERVAL_OVER' : isViewTimeLeft ? null : 'VIEW_TIME_OVER'];
}

async function screensRule(
  { stream_limit }: Standing,
  { accountId, now, leases, usualStreams }: ExplanationWish & Pick<ExplainPorts, 'leases' | 'usualStreams'>,
): Promise<readonly [PlaybackRule, Facts, string | null]> {
  const { length: playing } = await leases.findPlaying({ accountId, sessionId: '' }, now);
  const most = stream_limit ?? usualStreams;
  return ['screens', { playing, most }, playing >= most ? 'STREAM_LIMIT' : null];
}

async function standingOf(
  db: Database,
  { accountId, profileId }: Pick<ExplanationWish, 'accountId' | 'profileId'>,
): Promise<Standing> {
  const chosen: SQL = profileId === null ? sql`p.type = 'master'` : sql`p.id = ${profileId}`;
  const { rows } = await db.execute<{ standing: Standing }>(sql`
    select row_to_json(standing) as standing from (select
      lists.age_value as default_age, pages.age_value as max_age, p.is_erotic_allowed,
      a.is_blocked, a.time_zone, a.stream_limit,
      p.view_allowed_from, p.view_allowed_to, p.max_view_time, p.viewed_on::text as viewed_on, p.viewed_seconds,
      ${ownedBy(sql`a.id`)} as owned, ${subscribedBy(sql`a.id`)} as subscribed
      from accounts a join profiles p on p.account_id = a.id and ${chosen}
      join age_levels lists on lists.id = p.default_age_limit_id join age_levels pages on pages.id = p.max_age_limit_id
      where a.id = ${accountId}) standing`);
  const standing = rows[0]?.standing;
  if (standing === undefined) throw new KadrError('NOT_FOUND', { field: 'id' });
  return standing;
}

/** The title as seen by a brand that shows it. */
async function titleOf(
  db: Database,
  catalogue: ExplainPorts['catalogue'],
  { title, brand, language, now }: ExplanationWish,
): Promise<TitleRow> {
  const reference = readReference(title);
  const [row] = await db
    .select({ brands: mediaItems.brands })
    .from(mediaItems)
    .where('id' in reference ? eq(mediaItems.id, reference.id) : eq(mediaItems.slug, reference.slug));
  const shownBy = row?.brands.find((one) => one === brand || one === everyBrand) ?? row?.brands[0];
  if (shownBy === undefined) throw new KadrError('NOT_FOUND', { field: 'title' });
  return catalogue.title(title, {
    brand: shownBy === everyBrand ? brand : shownBy,
    language,
    now,
    profileId: null,
    places: [],
    audience: { listAge: highestAge, pageAge: highestAge, isEroticAllowed: true },
    owned: new Map(),
    subscribed: new Map(),
    favourites: new Set(),
  });
}
