import { demoAds } from '@kadr/demo/ads';
import type { Handler } from '../../http/http-server.ts';
import type { MayRead } from '../this-machine.ts';
import { adClips } from './ad-clips.ts';
import { createAdJournal } from './ad-journal.ts';
import { adsHandler } from './ads-handler.ts';

export interface SandboxAds {
  readonly handle: Handler;
  /** Makes the clips of all advertisements ahead of the first request for them. */
  readonly makeClips: () => Promise<void>;
}

/** How long an answer waits for a clip, in milliseconds: players wait little longer. */
const patience = 2000;

/** The sandbox's ad server, whose clips are made when first needed, or ahead of that. */
export function sandboxAds({
  dataDir,
  ffmpeg,
  clock,
  mayRead,
  undo,
}: {
  readonly dataDir: string;
  readonly ffmpeg: string;
  readonly clock: () => Date;
  readonly mayRead: MayRead;
  readonly undo: (() => void)[];
}): SandboxAds {
  const stopping = new AbortController();
  undo.push(() => stopping.abort(new Error('The service is stopping.')));
  const { signal } = stopping;
  const clip = adClips({ dataDir, ffmpeg, signal });
  return {
    handle: adsHandler({ journal: createAdJournal(clock), mayRead, clip, patience, signal }),
    makeClips: async () => {
      for (const ad of demoAds) await clip(ad, 'rus');
    },
  };
}
