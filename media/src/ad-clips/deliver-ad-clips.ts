import { KadrError } from '@kadr/contract/errors';
import { createHandler } from '../http/handler.ts';
import type { HttpHandler } from '../http/handler.ts';
import { sendObject } from '../http/send-object.ts';
import type { Storage } from '../storage/storage.ts';

const prefix = '/ad-clips/';

/** Storage key of a clip's file with that many lines; `key` is the clip's. */
export function adClipKey(key: string, height: number): string {
  return `ad-clips/${key}-${height}.mp4`;
}

/** Answers `/ad-clips/{key}-{lines}.mp4`, to players of every site. */
export function createAdClips({
  storage,
  onError,
}: {
  readonly storage: Storage;
  readonly onError?: (error: unknown) => void;
}): HttpHandler {
  return createHandler({
    prefix,
    onError,
    answer: async (req, res) => {
      const [, key, height] = /^\/ad-clips\/([0-9a-f]{32})-(\d{2,4})\.mp4(?:\?|$)/.exec(req.url ?? '') ?? [];
      if (key === undefined) throw new KadrError('NOT_FOUND');
      await sendObject(req, res, {
        storage,
        key: adClipKey(key, Number(height)),
        headers: { 'cache-control': 'public, max-age=31536000, immutable' },
      });
    },
  });
}
