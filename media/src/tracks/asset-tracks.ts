import { createHash } from 'node:crypto';
import { json, text } from 'node:stream/consumers';
import type { AssetTrackFacts, PublishedAsset, StoredTracks, SubtitleCue } from '@kadr/contract';
import { assetIndexSchema } from '../asset-index.ts';
import type { AssetIndex } from '../asset-index.ts';
import { publishedAsset } from '../compose/published-asset.ts';
import { paths } from '../ingest/asset-files.ts';
import { assetPrefix } from '../ingest/publish.ts';
import { contentTypeOf } from '../storage/content-type.ts';
import type { Storage } from '../storage/storage.ts';
import { cleanCueText, readCues, safeSettings } from '../subtitles/cues.ts';
import { writeWebVtt } from '../subtitles/write-webvtt.ts';
import { tracksOf, withTracks } from './index-tracks.ts';

/** The tracks of packaged assets in storage. The caller ensures that an asset has only one writer at a time. */
export interface TracksStore {
  /** Null when there is no such asset. */
  find(assetId: string): Promise<AssetTrackFacts | null>;
  /**
   * Rewrites the tracks in the manifests. Delivery follows within seconds; current playbacks go on. Returns the
   * catalogue's data of the tracks.
   */
  put(assetId: string, tracks: StoredTracks): Promise<Pick<PublishedAsset, 'audio' | 'subtitles'>>;
  /** The cues of a file of the asset; none when it is missing. */
  readCues(assetId: string, file: string): Promise<SubtitleCue[]>;
  /** Stores cues in order of time and returns their file; the same cues have the same one. */
  storeCues(assetId: string, cues: readonly SubtitleCue[]): Promise<string>;
}

export function createTracksStore(storage: Storage): TracksStore {
  return {
    find: async (assetId) => {
      const index = await readIndex(storage, assetId);
      return index && tracksOf(index);
    },
    put: async (assetId, tracks) => {
      const index = await readIndex(storage, assetId);
      if (index === null) throw new Error(`There is no asset ${assetId}.`);
      const changed = withTracks(index, tracks);
      await writeIndex(storage, changed);
      const { audio, subtitles } = publishedAsset(changed, []);
      return { audio, subtitles };
    },
    readCues: async (assetId, file) => {
      const found = await storage.get(assetPrefix(assetId) + file);
      if (found === null) return [];
      return readCues(await text(found.body)).map(({ start, end, text: words, settings }) => ({
        start,
        end,
        text: unescaped(words),
        settings,
      }));
    },
    storeCues: async (assetId, cues) => {
      const index = await readIndex(storage, assetId);
      const vtt = writeWebVtt(inOrder(cues), index?.duration ?? Infinity);
      const file = `text/${createHash('sha256').update(vtt).digest('hex').slice(0, 24)}.vtt`;
      await storage.put(assetPrefix(assetId) + file, Buffer.from(vtt), contentTypeOf(file));
      return file;
    },
  };
}

/**
 * Copies to a repackaged asset the tracks of the one that it replaces: names, roles and order of sound tracks that both
 * have, and all subtitles.
 */
export async function takeOverTracks(
  storage: Storage,
  from: string,
  to: string,
): Promise<PublishedAsset | null> {
  const [old, made] = await Promise.all([readIndex(storage, from), readIndex(storage, to)]);
  if (old === null || made === null) return null;
  const { tracks } = tracksOf(old);
  for (const { file } of tracks.text) {
    const found = await storage.get(assetPrefix(from) + file);
    if (found === null) continue;
    await storage.put(assetPrefix(to) + file, Buffer.from(await text(found.body)), contentTypeOf(file));
  }
  const changed = withTracks(made, tracks);
  await writeIndex(storage, changed);
  return publishedAsset(changed, []);
}

async function readIndex(storage: Storage, assetId: string): Promise<AssetIndex | null> {
  const found = await storage.get(assetPrefix(assetId) + paths.index);
  return found && assetIndexSchema.parse(await json(found.body));
}

async function writeIndex(storage: Storage, index: AssetIndex): Promise<void> {
  const key = assetPrefix(index.id) + paths.index;
  await storage.put(key, Buffer.from(JSON.stringify(index)), contentTypeOf(key));
}

/** Editors read and write `&` and `<` as they are; `cleanCueText` escapes them. */
function unescaped(words: string): string {
  return words.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

function inOrder(cues: readonly SubtitleCue[]): SubtitleCue[] {
  return cues
    .map((cue) => ({ ...cue, text: cleanCueText(cue.text), settings: safeSettings(cue.settings) }))
    .filter(({ text: words }) => words !== '')
    .toSorted((one, other) => one.start - other.start || one.end - other.end);
}
