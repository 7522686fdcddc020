import { text } from 'node:stream/consumers';
import { assetIndexSchema } from '../asset-index.ts';
import type { Storage } from '../storage/storage.ts';
import { playableParts } from './playable-parts.ts';

/** How many segments of each part of a stored asset channels can play; null when there are none. */
export async function segmentsOf(storage: Storage, assetId: string): Promise<readonly number[] | null> {
  const found = await storage.get(`assets/${assetId}/index.json`);
  if (found === null) return null;
  const parts = playableParts(assetIndexSchema.parse(JSON.parse(await text(found.body))));
  return parts.length === 0 ? null : parts.map(({ segments }) => segments);
}
