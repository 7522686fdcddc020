import { buffer } from 'node:stream/consumers';
import type { TracksPort } from '@kadr/api';
import { KadrError } from '@kadr/contract';
import { checkSubtitles, createTracksStore, languageLabel } from '@kadr/media';
import type { Storage } from '@kadr/media';
import { uploadKey } from './upload-files.ts';

/** Bytes; subtitles of a long film in UTF-16 take a tenth of it. */
const greatestSubtitles = 8 * 1024 * 1024;

/** The tracks of assets in this storage, and subtitle files among its uploads. */
export function tracksPort(storage: Storage): TracksPort {
  return {
    ...createTracksStore(storage),
    readUpload: async (uploadId, fileName) => {
      const object = await storage.head(uploadKey(uploadId));
      if (object === null) return null;
      if (object.size > greatestSubtitles)
        throw new KadrError('INVALID_INPUT', {
          message: 'The file is larger than subtitles are: at most 8 MiB are accepted.',
          field: 'upload_id',
        });
      const stored = await storage.get(uploadKey(uploadId));
      return stored && checkSubtitles(await buffer(stored.body), fileName);
    },
    labelOf: (language) => languageLabel(language) ?? language,
  };
}
