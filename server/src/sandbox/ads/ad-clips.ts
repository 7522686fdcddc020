import path from 'node:path';
import type { Language } from '@kadr/contract';
import { makeAdClip } from '@kadr/demo/ads';
import type { DemoAd } from '@kadr/demo/ads';
import { runFfmpeg } from '@kadr/media';

/** Longest run of a clip through ffmpeg, in seconds. */
const longestRun = 120;

/**
 * Returns the path of an advertisement's clip; requests that come while it is made wait for the same one. Clips are
 * made one after the other: the machine has viewers to serve.
 */
export function adClips({
  dataDir,
  ffmpeg,
  signal,
}: {
  readonly dataDir: string;
  readonly ffmpeg: string;
  readonly signal: AbortSignal;
}): (ad: DemoAd, language: Language) => Promise<string> {
  const made = new Map<string, Promise<string>>();
  let latest: Promise<unknown> = Promise.resolve();
  const make = (ad: DemoAd, language: Language): Promise<string> => {
    const making = latest.then(() =>
      makeAdClip(ad, language, {
        folder: path.join(dataDir, 'ads'),
        runFfmpeg: (args, run) => runFfmpeg(args, { ...run, ffmpeg, seconds: longestRun }),
        signal,
      }),
    );
    latest = making.catch(() => undefined);
    return making;
  };
  return async (ad, language) => {
    const key = `${ad.slug} ${language}`;
    const making = made.get(key) ?? make(ad, language);
    made.set(key, making);
    try {
      return await making;
    } catch (error) {
      made.delete(key);
      throw error;
    }
  };
}
