import { ORPCError } from '@orpc/client';
import type {
  AccountImport,
  CatalogueImport,
  ComposeInput,
  CreditInput,
  IngestInput,
  MessageInput,
  PromoCodeImport,
  SubscriptionInput,
} from '@kadr/contract';
import type { FillOptions } from '../fill/options.ts';

type ImportedTitle = NonNullable<CatalogueImport['media_items']>[number];

/** Pictures of what is neither a title nor a person: of services by their aliases. */
function picturesIn({
  collections = [],
  promo_events = [],
  karaoke_items = [],
  services = [],
  channels = [],
}: CatalogueImport): (readonly [key: string, picture: string])[] {
  return [
    ...services.flatMap(({ alias, image }) => (image ? [[`service/${alias}`, image] as const] : [])),
    ...[...collections, ...promo_events, ...karaoke_items, ...channels].flatMap(({ logo }) =>
      logo ? [[logo, logo] as const] : [],
    ),
  ];
}
/** Calls that are accepted and not looked at. */
const ignored = {
  importBonusPrograms: async () => {},
  importCertificates: async () => {},
  grantBonuses: async () => {},
  putInfoPages: async () => {},
  importGuide: async () => {},
};

/** A service that remembers what an operator told it. */
export function fakeService() {
  const catalogue = new Map<string, ImportedTitle>();
  const portraits = new Map<string, string>();
  const others = new Map<string, string>();
  const ingests: { readonly input: IngestInput; looks: number }[] = [];
  const composed = new Map<string, ComposeInput>();
  /** What is packaged when somebody wants it, by kind and slug. */
  const deferred = new Map<string, IngestInput>();
  const imports: CatalogueImport[] = [];
  const accounts: AccountImport[] = [];
  const promoCodes: PromoCodeImport[] = [];
  const credits: CreditInput[] = [];
  const messages: MessageInput[] = [];
  const subscribed: SubscriptionInput[] = [];
  const assetOf = (id: number): string => `asset000000000000${id}`;
  const notFound = (): ORPCError<string, unknown> =>
    new ORPCError('NOT_FOUND', { status: 404, data: { error_code: 1_000_404 } });
  const client: FillOptions['client'] = {
    mediaItems: {
      getById: async ({ id }) => {
        if (!catalogue.has(id)) throw notFound();
        return Object.assign(
          {},
          {
            is_playable: [composed, deferred].some(
              (known) => known.has(`film ${id}`) || known.has(`episode ${id}`),
            ),
          },
        );
      },
    },
    operator: {
      importCatalogue: async (batch) => {
        imports.push(batch);
        for (const title of batch.media_items ?? []) catalogue.set(title.slug, title);
        for (const { slug, photo_avatar } of batch.persons ?? [])
          if (photo_avatar) portraits.set(slug, photo_avatar);
        for (const [key, picture] of picturesIn(batch)) others.set(key, picture);
      },
      createIngest: async (input) => {
        if (input.on_demand === true) deferred.set(`${input.kind} ${input.slug}`, input);
        return { id: ingests.push({ input, looks: 0 }) };
      },
      getIngest: async ({ id }) => {
        const ingest = ingests[id - 1];
        if (ingest === undefined) throw notFound();
        ingest.looks++;
        return ingest.looks < 2
          ? { state: 'transcoding', asset_id: null, reason: null }
          : { state: 'published', asset_id: assetOf(id), reason: null };
      },
      composeAsset: async (input) => {
        composed.set(`${input.kind} ${input.slug}`, input);
      },
      importAccounts: async (batch) => void accounts.push(...batch.accounts),
      importPromoCodes: async (batch) => void promoCodes.push(...batch.promo_codes),
      ...ignored,
      creditAccounts: async (batch) => void credits.push(...batch.credits),
      subscribeAccounts: async (batch) => void subscribed.push(...batch.subscriptions),
      sendMessages: async (batch) => void messages.push(...batch.messages),
      listInfoPages: async () => ({ items: [] }),
    },
  };
  return {
    client,
    catalogue,
    portraits,
    others,
    ingests,
    composed,
    deferred,
    imports,
    accounts,
    promoCodes,
    credits,
    messages,
    assetOf,
  };
}

export type FakeService = ReturnType<typeof fakeService>;
