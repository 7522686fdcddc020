import type { SQLWrapper } from 'drizzle-orm';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { defaultDeviceLimit, KadrError } from '@kadr/contract';
import type { AccountPage, Language } from '@kadr/contract';
import type { ApiPorts } from '../context/context.ts';
import { countryName } from '../countries/country-names.ts';
import type { Database } from '../database/database.ts';
import { inLanguage } from '../database/translated.ts';
import type { StoredText } from '../database/translated.ts';
import { findBalances } from '../ledger/ledger.ts';
import { shownOf } from '../playback/lease-store.ts';
import type { Lease, LeaseStore } from '../playback/lease-store.ts';
import { accounts, profiles } from '../tables/accounts.ts';
import { ageLevels, mediaItems } from '../tables/catalogue.ts';
import { channels } from '../tables/channels.ts';
import { devices } from '../tables/devices.ts';
import { karaokeItems } from '../tables/karaoke.ts';
import { messages } from '../tables/messages.ts';
import { sessions } from '../tables/session.ts';
import { signIns } from '../tables/sign-ins.ts';
import { secondsOf } from '../text/unix-seconds.ts';
import { purchasesOf, subscriptionsOf } from './account-holdings.ts';
import { accountColumns, toFound } from './list-accounts.ts';

/** Maximum entries of a list without paging. */
const most = 20;

export interface AccountPageOptions extends Pick<ApiPorts, 'countryOf'> {
  readonly language: Language;
  readonly now: Date;
  readonly leases: Pick<LeaseStore, 'findPlaying'>;
  /** The default limit of simultaneous screens. */
  readonly usualStreams: number;
}

/** An account as support sees it. @throws KadrError NOT_FOUND */
export async function accountPage(
  db: Database,
  id: number,
  options: AccountPageOptions,
): Promise<AccountPage> {
  const [row] = await db
    .select({
      ...accountColumns,
      language: accounts.language,
      timeZone: accounts.timeZone,
      hasPassword: sql<boolean>`${accounts.passwordHash} is not null`,
      blockScreen: accounts.blockScreen,
      deviceLimit: accounts.deviceLimit,
      streamLimit: accounts.streamLimit,
    })
    .from(accounts)
    .innerJoin(profiles, and(eq(profiles.accountId, accounts.id), eq(profiles.type, 'master')))
    .where(eq(accounts.id, id));
  if (row === undefined) throw new KadrError('NOT_FOUND', { field: 'id' });
  const [balances, profileRows, deviceRows, sessionRows, screens, bought, held, signIn, told] =
    await Promise.all([
      findBalances(db, id),
      profilesOf(db, id),
      devicesOf(db, id),
      sessionsOf(db, id),
      screensOf(db, id, options),
      purchasesOf(db, id, options.language),
      subscriptionsOf(db, id, options.language),
      signInsOf(db, id, options),
      messagesOf(db, id, options.language),
    ]);
  return {
    ...toFound(row),
    language: row.language,
    time_zone: row.timeZone,
    has_password: row.hasPassword,
    block_message: row.isBlocked ? textIn(row.blockScreen?.message, options.language) : null,
    balances,
    device_limit: row.deviceLimit ?? defaultDeviceLimit,
    stream_limit: row.streamLimit ?? options.usualStreams,
    profiles: profileRows,
    devices: deviceRows,
    sessions: sessionRows,
    screens,
    purchases: bought,
    subscriptions: held,
    sign_ins: signIn,
    messages: told,
  };
}

function textIn(text: StoredText | null | undefined, language: Language): string | null {
  return text?.[language] ?? text?.rus ?? null;
}

const orNull = (moment: Date | null): number | null => (moment === null ? null : secondsOf(moment));

async function profilesOf(db: Database, accountId: number): Promise<AccountPage['profiles']> {
  const levels = (column: SQLWrapper) =>
    sql<number>`(select ${ageLevels.ageValue} from ${ageLevels} where ${ageLevels.id} = ${column})`;
  return db
    .select({
      id: profiles.id,
      name: profiles.name,
      type: profiles.type,
      list_age: levels(profiles.defaultAgeLimitId),
      page_age: levels(profiles.maxAgeLimitId),
      is_erotic_allowed: profiles.isEroticAllowed,
      view_allowed_from: profiles.viewAllowedFrom,
      view_allowed_to: profiles.viewAllowedTo,
      max_view_time: profiles.maxViewTime,
    })
    .from(profiles)
    .where(eq(profiles.accountId, accountId))
    .orderBy(asc(profiles.id));
}

async function devicesOf(db: Database, accountId: number): Promise<AccountPage['devices']> {
  const rows = await db
    .select()
    .from(devices)
    .where(eq(devices.accountId, accountId))
    .orderBy(desc(devices.lastSeenAt));
  return rows.map(({ id, title, typeIcon, signedInAt, lastSeenAt }) => ({
    id,
    title,
    device_type_icon: typeIcon,
    signed_in_at: secondsOf(signedInAt),
    last_seen_at: secondsOf(lastSeenAt),
  }));
}

async function sessionsOf(db: Database, accountId: number): Promise<AccountPage['sessions']> {
  const rows = await db
    .select()
    .from(sessions)
    .where(eq(sessions.accountId, accountId))
    .orderBy(desc(sessions.refreshedAt));
  return rows.map(({ id, state, profileId, deviceId, brand, createdAt, refreshedAt }) => ({
    id,
    state,
    profile_id: profileId,
    device_id: deviceId,
    brand,
    created_at: secondsOf(createdAt),
    refreshed_at: secondsOf(refreshedAt),
  }));
}

async function screensOf(
  db: Database,
  accountId: number,
  { language, now, leases }: AccountPageOptions,
): Promise<AccountPage['screens']> {
  const playing = await leases.findPlaying({ accountId, sessionId: '' }, now);
  const names = await namesOf(db, playing, language);
  return playing.map((lease) => ({
    playback_session_id: lease.id,
    name: names.get(shownOf(lease)) ?? '',
    device_title: lease.deviceTitle,
    begun_at: secondsOf(lease.begunAt),
    is_paused: lease.pausedAt !== null,
  }));
}

/** Names of what leases show, by `shownOf`. */
async function namesOf(
  db: Database,
  leases: readonly Lease[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  if (leases.length === 0) return new Map();
  const ids = (key: 'mediaItemId' | 'channelId' | 'karaokeItemId') =>
    sql`any(${sql.param(leases.flatMap((lease) => lease[key] ?? []))}::integer[])`;
  const { rows } = await db.execute<{ shown: string; name: string }>(sql`
    select 'm' || ${mediaItems.id} as shown, ${inLanguage(mediaItems.name, language)} as name from ${mediaItems} where ${mediaItems.id} = ${ids('mediaItemId')}
    union all select 'c' || ${channels.id}, ${inLanguage(channels.name, language)} from ${channels} where ${channels.id} = ${ids('channelId')}
    union all select 'k' || ${karaokeItems.id}, ${inLanguage(karaokeItems.name, language)} from ${karaokeItems} where ${karaokeItems.id} = ${ids('karaokeItemId')}`);
  return new Map(rows.map(({ shown, name }) => [shown, name]));
}

async function signInsOf(
  db: Database,
  accountId: number,
  { language, countryOf }: AccountPageOptions,
): Promise<AccountPage['sign_ins']> {
  const rows = await db
    .select()
    .from(signIns)
    .where(eq(signIns.accountId, accountId))
    .orderBy(desc(signIns.id))
    .limit(most);
  return rows.map(({ at, method, title, ip }) => {
    const country = countryOf(ip);
    return {
      at: secondsOf(at),
      method,
      title,
      country: country === null ? null : countryName(country, language),
    };
  });
}

async function messagesOf(
  db: Database,
  accountId: number,
  language: Language,
): Promise<AccountPage['messages']> {
  const rows = await db
    .select()
    .from(messages)
    .where(eq(messages.accountId, accountId))
    .orderBy(desc(messages.id))
    .limit(most);
  return rows.map(({ id, createdAt, display, title, eventCode, readAt }) => ({
    id,
    at: secondsOf(createdAt),
    text: textIn(display?.message, language) ?? textIn(title, language) ?? eventCode,
    read_at: orNull(readAt),
  }));
}
