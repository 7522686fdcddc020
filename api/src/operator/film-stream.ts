import { KadrError } from '@kadr/contract';
import type { FilmStream } from '@kadr/contract';
import { eq } from 'drizzle-orm';
import type { AssetsService } from '../assets/service.ts';
import type { ApiPorts } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { mediaItems } from '../tables/catalogue.ts';

/** How long the addresses are valid, in seconds. */
const lifetime = 3600;
/** Takes the place of a viewer's session in the token. */
const session = 'operator';

interface FilmStreamPorts {
  readonly db: Database;
  readonly assets: Pick<AssetsService, 'find' | 'stream' | 'thumbnailsUrl'>;
  readonly media: Pick<ApiPorts['media'], 'signStreamToken'>;
}

const unplayable = { asset: null, thumbnails_url: null, expires_at: null };

/** The stream of a title's film, for an editor. @throws KadrError NOT_FOUND */
export async function filmStream(
  { db, assets, media }: FilmStreamPorts,
  slug: string,
  now: Date,
): Promise<FilmStream> {
  const [title] = await db
    .select({ assetId: mediaItems.assetId })
    .from(mediaItems)
    .where(eq(mediaItems.slug, slug));
  if (title === undefined) throw new KadrError('NOT_FOUND', { field: 'slug' });
  const { assetId } = title;
  const asset = assetId === null ? undefined : (await assets.find([assetId])).get(assetId);
  if (asset === undefined) return { state: 'none', ...unplayable, duration: null };
  const { duration } = asset;
  if (!asset.isPrepared) return { state: 'unprepared', ...unplayable, duration };
  if (asset.isEncrypted) return { state: 'protected', ...unplayable, duration };
  const expiresAt = Math.ceil(now.getTime() / 1000) + lifetime;
  const token = await media.signStreamToken({ a: asset.id, s: session, e: expiresAt });
  return {
    state: 'ready',
    asset: assets.stream(asset, token),
    thumbnails_url: assets.thumbnailsUrl(asset, token),
    duration,
    expires_at: expiresAt,
  };
}
