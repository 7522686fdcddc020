import { KadrError } from '@kadr/contract';
import type { AssetTrackFacts, StoredTracks, TrackChange } from '@kadr/contract';
import type { RequestContext } from '../context/context.ts';
import { authorOf } from '../records/author.ts';
import { versionIn } from '../records/conflict.ts';
import { isSame, versionOf } from '../records/version.ts';
import { findUse, insertTrackChange, lockAsset, writeAssetTracks } from './repository.ts';
import type { TracksContext } from './service.ts';

export interface AskedTracks {
  readonly assetId: string;
  readonly action: TrackChange['action'];
  readonly track?: string | null;
  /** Whether the caller has checked the tracks to be changed itself. */
  readonly isUndo?: boolean;
}

/**
 * Changes the tracks of an asset, which is locked meanwhile, and adds the change to the history. The index is written
 * last: when that fails, nothing has changed; when the commit fails after it, the manifests are ahead of the history,
 * and the next change starts from them.
 *
 * @throws KadrError NOT_FOUND, CONFLICT, VERSION_REQUIRED, VERSION_CONFLICT; the errors of `next`
 */
export async function changeTracks(
  { db, tracks: port }: TracksContext,
  { assetId, action, track = null, isUndo = false }: AskedTracks,
  context: Pick<RequestContext, 'principal' | 'requestId' | 'ifMatch' | 'now' | 'language'>,
  next: (current: AssetTrackFacts) => StoredTracks | Promise<StoredTracks>,
): Promise<void> {
  const version = isUndo ? null : versionIn(context.ifMatch);
  await db.transaction(async (transaction) => {
    const asset = await lockAsset(transaction, assetId);
    const facts = asset && (await port.find(assetId));
    if (!facts)
      throw new KadrError('NOT_FOUND', {
        message: `There is no packaged asset ${assetId}.`,
        field: 'asset_id',
      });
    const { use } = await findUse(transaction, assetId, context.language);
    if (use === 'song')
      throw new KadrError('CONFLICT', { message: 'The tracks of a song are fixed.', field: 'asset_id' });
    const before = facts.tracks;
    if (version !== null && versionOf(before) !== version) throw new KadrError('VERSION_CONFLICT');
    const after = await next(facts);
    if (isSame(before, after)) return;
    const written =
      track ?? after.text.find(({ id }) => before.text.every((one) => one.id !== id))?.id ?? null;
    await insertTrackChange(transaction, {
      ...authorOf(context),
      at: context.now(),
      assetId,
      action,
      track: action === 'undo' ? null : written,
      before,
      after,
    });
    await writeAssetTracks(transaction, assetId, await port.put(assetId, after));
  });
}
