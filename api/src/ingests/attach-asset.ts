import { everyBrand } from '../entitlement/entitlement.ts';
import { KadrError } from '@kadr/contract';
import type { PublishedAsset } from '@kadr/contract';
import { roleOf } from '../catalogue/writer.ts';
import type { WrittenTitle } from '../catalogue/writer.ts';
import type { Database } from '../database/database.ts';
import { attachSong } from '../karaoke/repository.ts';
import type { IngestsContext } from './ingests-context.ts';
import type { IngestRow } from './repository.ts';

/**
 * Attaches the asset of an ingest to its title, which is created when missing, or to its song; material belongs to
 * neither. Returns the title's id.
 *
 * @throws KadrError INVALID_INPUT when the title or song cannot have the asset, or no longer exists.
 */
export async function attachAsset(
  ctx: IngestsContext,
  transaction: Database,
  { row, asset, now }: { readonly row: IngestRow; readonly asset: PublishedAsset; readonly now: Date },
): Promise<number | null> {
  if (row.kind === 'material') return null;
  if (row.kind === 'karaoke') {
    if (!(await attachSong(transaction, row.slug ?? '', asset.id)))
      throw new KadrError('INVALID_INPUT', {
        message: `The karaoke item “${row.slug}” is not there any more.`,
      });
    return null;
  }
  const title = await titleFor(ctx, transaction, row, now);
  await ctx.catalogue.attach(transaction, title, { role: roleOf(row.kind), asset }, now);
  return title.id;
}

async function titleFor(
  { catalogue, brands }: IngestsContext,
  transaction: Database,
  { slug, title, brand }: IngestRow,
  now: Date,
): Promise<WrittenTitle> {
  const existing = slug === null ? undefined : await catalogue.find(transaction, slug);
  if (existing !== undefined) return existing;
  if (title === null)
    throw new KadrError('INVALID_INPUT', { message: `The title “${slug}” is not there any more.` });
  // Nobody has reviewed whether a new film suits the other brands, and one of them is for children.
  const mainBrand = brands.find(({ is_main }) => is_main)?.id ?? everyBrand;
  return catalogue.makeFilm(transaction, { name: title, slug, brand: brand ?? mainBrand, now });
}
