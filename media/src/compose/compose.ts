import { json, text } from 'node:stream/consumers';
import { KadrError } from '@kadr/contract/errors';
import type { ComposeInput, PublishedAsset } from '@kadr/contract';
import { assetIndexSchema } from '../asset-index.ts';
import type { AssetIndex, TextTrack } from '../asset-index.ts';
import { languageCode, trackIds } from '../language.ts';
import { toMicroseconds } from '../manifest/presentation.ts';
import { checkVtt, sliceVtt } from '../subtitles/slice-webvtt.ts';
import type { Storage } from '../storage/storage.ts';
import { matchTracks } from './compatibility.ts';
import { publishedAsset } from './published-asset.ts';
import { sliceAsset } from './slice.ts';
import type { Slice } from './slice.ts';
import { stitchThumbnails } from './stitch-thumbnails.ts';

export interface Composition {
  readonly storage: Storage;
  /** A new asset id. */
  readonly newId: () => string;
  readonly parts: ComposeInput['parts'];
  readonly subtitles: NonNullable<ComposeInput['subtitles']>;
}

interface SourcedSlice extends Slice {
  readonly asset: AssetIndex;
}

interface Subtitles {
  readonly track: TextTrack;
  readonly vtt: string;
}

/**
 * Publishes an asset that plays whole segments of others one after the other, without copying them. `from` and `to`
 * count segments over all of an asset. Of one part the subtitles are kept, moved to the new times; of several, only
 * those given with the composition.
 *
 * @throws KadrError NOT_FOUND for an unknown asset, INVALID_INPUT for parts that do not fit together or subtitles that
 * are not WebVTT; nothing stays in storage then.
 */
export async function compose({ storage, newId, parts, subtitles }: Composition): Promise<PublishedAsset> {
  for (const [ordinal, { vtt }] of subtitles.entries()) checkVtt(vtt, `subtitles.${ordinal}.vtt`);
  const slices = await readSlices(storage, parts);
  const texts = subtitles.length > 0 ? nameSubtitles(subtitles) : await keptSubtitles(storage, parts, slices);
  const spans = slices.map(({ asset, start, part: { duration } }) => ({ asset, start, duration }));
  const thumbnails = await stitchThumbnails(storage, spans);

  const assetId = newId();
  const index: AssetIndex = {
    version: 1,
    id: assetId,
    duration: toMicroseconds(slices.reduce((sum, { part }) => sum + part.duration, 0)),
    parts: slices.map(({ part }) => part),
    text: texts.map(({ track }) => track),
    thumbnails: thumbnails && { playlist: 'thumbs/hd.json', image: 'thumbs/hd.jpg' },
  };
  const put = (path: string, body: string | Uint8Array, contentType: string) =>
    storage.put(
      `assets/${assetId}/${path}`,
      typeof body === 'string' ? Buffer.from(body) : body,
      contentType,
    );
  try {
    for (const { track, vtt } of texts) await put(track.file, vtt, 'text/vtt');
    if (thumbnails !== null) {
      await put('thumbs/hd.json', JSON.stringify(thumbnails.playlist), 'application/json');
      await put('thumbs/hd.jpg', thumbnails.image, 'image/jpeg');
    }
    // Last, because it makes the asset exist.
    await put('index.json', JSON.stringify(index), 'application/json');
  } catch (error) {
    await storage.deletePrefix(`assets/${assetId}/`);
    throw error;
  }
  return publishedAsset(index, []);
}

async function readSlices(storage: Storage, parts: Composition['parts']): Promise<readonly SourcedSlice[]> {
  const assets = new Map<string, AssetIndex>();
  const slices: SourcedSlice[] = [];
  for (const [ordinal, { asset_id, from = 0, to = null }] of parts.entries()) {
    const field = `parts.${ordinal}`;
    const asset = assets.get(asset_id) ?? (await readIndex(storage, asset_id, field));
    assets.set(asset_id, asset);
    for (const { part, start } of sliceAsset(asset, { from, to }, field)) {
      slices.push({ asset, start, part: matchTracks(slices[0]?.part ?? part, part, field) });
    }
  }
  return slices;
}

async function readIndex(storage: Storage, assetId: string, field: string): Promise<AssetIndex> {
  const isId = /^[a-z0-9]{16,40}$/.test(assetId);
  const found = isId ? await storage.get(`assets/${assetId}/index.json`) : null;
  if (found === null) throw new KadrError('NOT_FOUND', { message: `There is no asset "${assetId}".`, field });
  return assetIndexSchema.parse(await json(found.body));
}

function nameSubtitles(subtitles: Composition['subtitles']): readonly Subtitles[] {
  const named = subtitles.map((track) => ({ ...track, language: languageCode(track.language) }));
  const ids = trackIds('t', named);
  return named.map(({ language, label, vtt }, index) => {
    const id = ids[index] ?? `t-${index}`;
    return { track: { id, language, label, file: `text/${id}.vtt` }, vtt };
  });
}

async function keptSubtitles(
  storage: Storage,
  parts: Composition['parts'],
  slices: readonly SourcedSlice[],
): Promise<readonly Subtitles[]> {
  const [first] = slices;
  if (parts.length > 1 || first === undefined) return [];
  const { asset, start } = first;
  const duration = slices.reduce((sum, { part }) => sum + part.duration, 0);
  const kept: Subtitles[] = [];
  for (const track of asset.text) {
    const found = await storage.get(`assets/${asset.id}/${track.file}`);
    if (found === null) continue;
    kept.push({ track, vtt: sliceVtt(await text(found.body), { from: start, to: start + duration }) });
  }
  return kept;
}
