import { and, eq } from 'drizzle-orm';
import { defaultStreamLimit, KadrError } from '@kadr/contract';
import type {
  AccountPage,
  FoundAccount,
  Language,
  PlaybackExplanation,
  PurchaseQuality,
  Translated,
} from '@kadr/contract';
import { eraseAccountData, readAccountData } from '../account-data/repository.ts';
import { findById, updateAccount } from '../accounts/repository.ts';
import type { ApiPorts } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { holdAccount } from '../purchases/checkout.ts';
import { giveTitle } from '../purchases/give-title.ts';
import type { PushPublisher } from '../push/publisher.ts';
import { findFirstPrice } from '../prices/service-prices.ts';
import type { SessionService } from '../session/service.ts';
import { grantDays } from '../subscriptions/grant-days.ts';
import { profiles } from '../tables/accounts.ts';
import { mediaItems } from '../tables/catalogue.ts';
import { secondsOf } from '../text/unix-seconds.ts';
import { uuid } from '../text/uuid.ts';
import { accountPage } from './account-page.ts';
import { explainPlayback } from './explain-playback.ts';
import type { ExplainPorts, ExplanationWish } from './explain-playback.ts';
import { listAccounts } from './list-accounts.ts';

/** Support actions on accounts. Each method throws KadrError NOT_FOUND for an unknown account. */
export interface SupportService {
  find(page: {
    readonly q?: string | undefined;
    readonly cursor?: string | undefined;
    readonly limit: number;
  }): Promise<{ items: FoundAccount[]; next_cursor: string | null }>;
  get(id: number, language: Language, now: Date): Promise<AccountPage>;
  explain(wish: ExplanationWish): Promise<PlaybackExplanation>;
  /** The id of a profile of the account; null: its master profile. @throws KadrError NOT_FOUND */
  profileOf(id: number, profileId: number | null): Promise<number>;
  contacts(id: number): Promise<{ email: string | null; phone: string | null }>;
  export(id: number, now: Date): Promise<{ exported_at: number; data: Record<string, unknown> }>;
  erase(id: number): Promise<void>;
  /** Blocks an account; `message` is shown to its viewers, null means the default text. */
  block(id: number, isBlocked: boolean, message: Translated | null): Promise<void>;
  endSessions(id: number): Promise<void>;
  /** @throws KadrError NOT_FOUND for the title, ALREADY_PURCHASED */
  grantTitle(
    id: number,
    gift: { readonly title: string; readonly quality: PurchaseQuality },
    now: Date,
  ): Promise<void>;
  /** @throws KadrError NOT_FOUND for the service, CONFLICT while a payment for it is in progress */
  grantDays(id: number, gift: { readonly service: string; readonly days: number }, now: Date): Promise<void>;
}

export interface SupportPorts extends Pick<ExplainPorts, 'catalogue' | 'leases'> {
  readonly sessions: Pick<SessionService, 'endAll'>;
  readonly push: Pick<PushPublisher, 'publish'>;
}

export function createSupportService(
  db: Database,
  { catalogue, leases, sessions, push }: SupportPorts,
  { config, countryOf, random }: Pick<ApiPorts, 'config' | 'countryOf' | 'random'>,
): SupportService {
  const explained: ExplainPorts = {
    catalogue,
    leases,
    config,
    usualStreams: config.streamLimit ?? defaultStreamLimit,
  };
  const tell = (transaction: Database, id: number, event_code: 'account_status' | 'sync_purchase') =>
    push.publish(transaction, { account_id: id, event_code });

  return {
    find: (page) => listAccounts(db, page),
    get: (id, language, now) =>
      accountPage(db, id, { language, now, leases, countryOf, usualStreams: explained.usualStreams }),
    explain: (wish) => explainPlayback(db, explained, wish),
    profileOf: (id, profileId) => profileOf(db, id, profileId),
    contacts: async (id) => {
      const { email, phone } = await existing(db, id);
      return { email, phone };
    },
    export: async (id, now) => {
      await existing(db, id);
      return { exported_at: secondsOf(now), data: await readAccountData(db, id) };
    },
    erase: async (id) => {
      await existing(db, id);
      await sessions.endAll([id]);
      await db.transaction((transaction) => eraseAccountData(transaction, id));
    },
    block: (id, isBlocked, message) =>
      db.transaction(async (transaction) => {
        await existing(transaction, id);
        const blockScreen = isBlocked && message !== null ? screenOf(message) : null;
        await updateAccount(transaction, id, { isBlocked, blockScreen });
        await tell(transaction, id, 'account_status');
      }),
    endSessions: async (id) => {
      await existing(db, id);
      await sessions.endAll([id]);
    },
    grantTitle: (id, { title, quality }, now) =>
      db.transaction(async (transaction) => {
        await existing(transaction, id);
        await holdAccount(transaction, id);
        const [row] = await transaction
          .select({ id: mediaItems.id, type: mediaItems.type })
          .from(mediaItems)
          .where(eq(mediaItems.slug, title));
        if (row?.type !== 'film' && row?.type !== 'episode')
          throw new KadrError('NOT_FOUND', { field: 'title' });
        await giveTitle(transaction, {
          accountId: id,
          mediaItemId: row.id,
          quality,
          ticketId: uuid(random(16)),
          now,
        });
        await tell(transaction, id, 'sync_purchase');
      }),
    grantDays: (id, { service, days }, now) =>
      db.transaction(async (transaction) => {
        await existing(transaction, id);
        await holdAccount(transaction, id);
        const price = await findFirstPrice(transaction, service);
        if (price === undefined) throw new KadrError('NOT_FOUND', { field: 'service' });
        if (!(await grantDays(transaction, { accountId: id, price, days }, now)))
          throw new KadrError('CONFLICT', {
            message: 'A payment for this service is under way: try again once it is decided.',
          });
        await tell(transaction, id, 'sync_purchase');
      }),
  };
}

/** @throws KadrError NOT_FOUND */
async function profileOf(db: Database, id: number, profileId: number | null): Promise<number> {
  const one = profileId === null ? eq(profiles.type, 'master') : eq(profiles.id, profileId);
  const [profile] = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.accountId, id), one));
  if (profile === undefined)
    throw new KadrError('NOT_FOUND', { field: profileId === null ? 'id' : 'profile_id' });
  return profile.id;
}

/** @throws KadrError NOT_FOUND */
async function existing(
  db: Database,
  id: number,
): Promise<NonNullable<Awaited<ReturnType<typeof findById>>>> {
  const account = await findById(db, id);
  if (account === undefined) throw new KadrError('NOT_FOUND', { field: 'id' });
  return account;
}

/** The screen of a blocked account: a text and a way out. */
function screenOf(message: Translated) {
  const title = { rus: 'Выйти', eng: 'Sign out', hye: 'Դուրս գալ' };
  return {
    message,
    submessage: null,
    icon: null,
    available_actions: [{ type: 'logout', screen_name: null, title }],
  };
}
