import { stat } from 'node:fs/promises';
import type { IngestOptions } from './ingest.ts';

/** Changes whenever older work directories must not be resumed. */
const pipelineVersion = 2;

/** Identifies the input of a work directory: when it changes, everything is made again. */
export async function fingerprint({
  source,
  subtitles = [],
  lyrics = null,
  preset = 'quality',
  furtherCodecs = [],
  kind,
  key,
}: IngestOptions): Promise<string> {
  const files = await Promise.all(
    [source, ...subtitles.map(({ path }) => path), ...(lyrics === null ? [] : [lyrics.path])].map(
      async (path) => {
        const { size, mtimeMs } = await stat(path);
        return [path, size, mtimeMs];
      },
    ),
  );
  return JSON.stringify({
    pipelineVersion,
    files,
    languages: subtitles.map(({ language, fileName }) => [language, fileName]),
    preset,
    furtherCodecs,
    kind,
    // The key itself is not written anywhere.
    ...(key !== undefined && { protection: [key.scheme, key.keyId] }),
  });
}
