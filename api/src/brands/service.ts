import { shippedBrands } from '@kadr/brands';
import type { Brand } from '@kadr/brands';
import { KadrError, translate } from '@kadr/contract';
import type { BrandRecord, Language, ListedBrand, PreviewedViewer } from '@kadr/contract';
import type { ApiPorts } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { secondsOf } from '../text/unix-seconds.ts';
import { readPublished } from './published.ts';
import { judge } from './judge.ts';
import { createPreviewTokens } from './preview-token.ts';
import type { PreviewHolders } from './preview-holders.ts';
import type { PreviewedBrand, PreviewTokens } from './preview-token.ts';
import {
  deleteDraft,
  findDraft,
  findDraftedBrands,
  findVersion,
  findVersions,
  insertVersion,
  lockBrands,
  writeDraft,
} from './repository.ts';
import type { DraftRow, VersionFacts, VersionRow } from './repository.ts';

type Definition = Record<string, unknown>;
type Cookies = Parameters<PreviewHolders['isHeld']>[1];
type Version = BrandRecord['versions'][number];

/** The author and the time. */
export interface BrandAuthor extends Pick<PreviewedBrand, 'holder'> {
  readonly by: string;
  readonly now: Date;
}

export interface BrandsService {
  /** Returns a token for previewing a brand as viewers see it. @throws KadrError NOT_FOUND */
  previewToken(id: string, preview: Pick<PreviewedBrand, 'viewer' | 'holder'>): Promise<string>;
  /**
   * The brand of a preview token: its draft if the token is for a draft and the draft is valid, otherwise the published
   * brand. Null for an invalid or expired token, one of another browser, and when there is nothing to show.
   */
  preview(token: string, cookies: Cookies): Promise<Preview | null>;
  /** The brands that viewers see now. */
  published(): Promise<readonly Brand[]>;
  list(language: Language): Promise<ListedBrand[]>;
  /** @throws KadrError NOT_FOUND */
  get(id: string, holder: number | null): Promise<BrandRecord>;
  /** @throws KadrError NOT_FOUND */
  version(id: string, number: number): Promise<Version & { definition: Definition | null }>;
  putDraft(id: string, definition: Definition, author: BrandAuthor): Promise<BrandRecord>;
  /** @throws KadrError NOT_FOUND */
  removeDraft(id: string): Promise<void>;
  /**
   * Publishes the draft, or an earlier version again.
   *
   * @throws KadrError NOT_FOUND; INVALID_INPUT for an invalid definition or a clash with another brand; CONFLICT when
   *   another version was published since the draft was started
   */
  publish(
    id: string,
    wish: { readonly number: number | null; readonly note: string | null },
    author: BrandAuthor,
  ): Promise<BrandRecord>;
  /** @throws KadrError NOT_FOUND, INVALID_INPUT for the main brand */
  archive(id: string, author: BrandAuthor): Promise<void>;
}

/** A brand to show, and the guest to whom it is shown. */
export interface Preview {
  readonly brand: Brand;
  /** Null for the viewer who requests the page. */
  readonly viewer: PreviewedViewer | null;
}

interface BrandsContext extends Pick<ApiPorts, 'media' | 'log' | 'clock'> {
  readonly db: Database;
  readonly tokens: PreviewTokens;
  readonly holders: Pick<PreviewHolders, 'isHeld'>;
}

export function createBrandsService(
  db: Database,
  holders: Pick<PreviewHolders, 'isHeld'>,
  { media, log, clock, secrets }: Pick<ApiPorts, 'media' | 'log' | 'clock' | 'secrets'>,
): BrandsService {
  const tokens = createPreviewTokens(secrets.session);
  const ctx: BrandsContext = { db, media, log, clock, tokens, holders };
  return {
    previewToken: async (id, preview) => {
      const { numbers } = await readPublished(db, log);
      if (!numbers.has(id)) throw new KadrError('NOT_FOUND', { field: 'id' });
      return tokens.issue({ brand: id, isDraft: false, ...preview }, clock());
    },
    preview: (token, cookies) => preview(ctx, token, cookies),
    published: async () => (await readPublished(db, log)).brands,
    list: (language) => list(ctx, language),
    get: (id, holder) => get(ctx, id, holder),
    version: async (id, number) => {
      const row = await definitionAt(db, id, number);
      if (row === undefined) throw new KadrError('NOT_FOUND', { field: 'number' });
      return row;
    },
    putDraft: async (id, definition, { by, now, holder }) => {
      const { numbers } = await readPublished(db, log);
      const basedOn = numbers.get(id) ?? null;
      await writeDraft(db, { brand: id, definition: { ...definition, id }, basedOn, at: now, by });
      return get(ctx, id, holder);
    },
    removeDraft: async (id) => {
      if (!(await deleteDraft(db, id))) throw new KadrError('NOT_FOUND', { field: 'id' });
    },
    publish: async (id, wish, author) => {
      await db.transaction((transaction) => publish({ ...ctx, db: transaction }, id, wish, author));
      return get(ctx, id, author.holder);
    },
    archive: (id, { by, now }) =>
      db.transaction(async (transaction) => {
        await lockBrands(transaction);
        const { brands } = await readPublished(transaction, log);
        const found = brands.find((brand) => brand.id === id);
        if (found === undefined) throw new KadrError('NOT_FOUND', { field: 'id' });
        if (found.is_main)
          throw new KadrError('INVALID_INPUT', {
            message: 'id: the main brand is always shown.',
            field: 'id',
          });
        await addVersion(transaction, id, { definition: null, note: null, by, at: now });
      }),
  };
}

async function list({ db, log }: BrandsContext, language: Language): Promise<ListedBrand[]> {
  const [{ brands, numbers }, drafted] = [await readPublished(db, log), await findDraftedBrands(db)];
  const isShipped = (id: string): boolean => shippedBrands.some((brand) => brand.id === id);
  const shown = brands.map((brand): ListedBrand => ({
    id: brand.id,
    name: translate(brand.name, language),
    is_main: brand.is_main,
    hosts: brand.hosts,
    number: numbers.get(brand.id) ?? null,
    has_draft: drafted.includes(brand.id),
    is_shipped: isShipped(brand.id),
  }));
  const unseen = new Set([...drafted, ...shippedBrands.map(({ id }) => id)].filter((id) => !numbers.has(id)));
  return [
    ...shown,
    ...[...unseen].map((id) => ({
      id,
      name: id,
      is_main: false,
      hosts: [],
      number: null,
      has_draft: drafted.includes(id),
      is_shipped: isShipped(id),
    })),
  ];
}

async function preview(
  { db, log, media, clock, tokens, holders }: BrandsContext,
  token: string,
  cookies: Cookies,
): Promise<Preview | null> {
  const previewed = tokens.read(token, clock());
  if (previewed === null) return null;
  if (previewed.holder !== null && !(await holders.isHeld(previewed.holder, cookies))) return null;
  const draft = previewed.isDraft ? await findDraft(db, previewed.brand) : undefined;
  const { brands } = await readPublished(db, log);
  if (draft !== undefined) {
    const { brand, problems } = await judge(draft.definition, { media, published: brands });
    return problems.length === 0 && brand !== null ? { brand, viewer: previewed.viewer } : null;
  }
  const brand = brands.find(({ id }) => id === previewed.brand);
  return brand === undefined ? null : { brand, viewer: previewed.viewer };
}

async function get(
  { db, log, media, clock, tokens }: BrandsContext,
  id: string,
  holder: number | null,
): Promise<BrandRecord> {
  const [{ brands, numbers }, draft, rows] = await Promise.all([
    readPublished(db, log),
    findDraft(db, id),
    findVersions(db, id),
  ]);
  const shipped = shippedBrands.find((brand) => brand.id === id);
  const shown = brands.find((brand) => brand.id === id);
  if (shipped === undefined && draft === undefined && rows.length === 0)
    throw new KadrError('NOT_FOUND', { field: 'id' });
  return {
    id,
    definition: shown ?? null,
    number: numbers.get(id) ?? null,
    is_shipped: shipped !== undefined,
    draft: draft === undefined ? null : await asDraft(draft, { media, published: brands }),
    versions: [...rows.map(asVersion), ...(shipped === undefined ? [] : [shippedVersion])],
    preview_token: tokens.issue({ brand: id, isDraft: true, viewer: null, holder }, clock()),
  };
}

async function asDraft(
  { definition, basedOn, at, by }: DraftRow,
  rules: Parameters<typeof judge>[1],
): Promise<NonNullable<BrandRecord['draft']>> {
  const { problems } = await judge(definition, rules);
  return { definition, based_on: basedOn, at: secondsOf(at), by, problems };
}

const shippedVersion: Version = { number: 0, at: null, by: null, note: null, is_archived: false };

function asVersion({ number, at, by, note, isArchived }: VersionFacts): Version {
  return { number, at: secondsOf(at), by, note, is_archived: isArchived };
}

async function definitionAt(
  db: Database,
  id: string,
  number: number,
): Promise<(Version & { definition: Definition | null }) | undefined> {
  const shipped = shippedBrands.find((brand) => brand.id === id);
  if (number === 0) return shipped && { ...shippedVersion, definition: shipped };
  const row = await findVersion(db, id, number);
  return row && { ...asVersion({ ...row, isArchived: row.definition === null }), definition: row.definition };
}

async function publish(
  ctx: BrandsContext,
  id: string,
  { number, note }: { readonly number: number | null; readonly note: string | null },
  { by, now }: BrandAuthor,
): Promise<void> {
  const { db, log, media } = ctx;
  await lockBrands(db);
  const { brands, numbers } = await readPublished(db, log);
  const draft = number === null ? await findDraft(db, id) : undefined;
  const earlier = number === null ? undefined : await definitionAt(db, id, number);
  const definition = draft?.definition ?? earlier?.definition;
  if (definition == null) throw new KadrError('NOT_FOUND', { field: number === null ? 'id' : 'number' });
  if (draft !== undefined && draft.basedOn !== (numbers.get(id) ?? null))
    throw new KadrError('CONFLICT', {
      message: 'Another version was published since this draft was begun: drop the draft, or save it again.',
    });
  const { brand, problems } = await judge(definition, { media, published: brands });
  const [problem] = problems;
  if (brand === null || problem !== undefined)
    throw new KadrError('INVALID_INPUT', {
      message: `${problem?.field ?? 'definition'}: ${problem?.message ?? 'cannot be used'}`,
      field: problem?.field ?? 'definition',
    });
  await addVersion(db, id, { definition, note, by, at: now });
  if (draft !== undefined) await deleteDraft(db, id);
}

async function addVersion(
  transaction: Database,
  brand: string,
  version: Pick<VersionRow, 'definition' | 'note' | 'by' | 'at'>,
): Promise<void> {
  const [last] = await findVersions(transaction, brand);
  await insertVersion(transaction, { brand, number: (last?.number ?? 0) + 1, ...version });
}
