import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import type { StreamTokenClaims } from '@kadr/contract';
import { createDelivery } from '../delivery/delivery.ts';
import type { DeliveryConfig } from '../delivery/delivery.ts';
import { createFolderStorage } from '../storage/folder-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { createStreamTokens } from '../stream-token.ts';
import { serve } from './serve.ts';
import { chromiumPath, chromiumSwitches } from '../../../bootstrap/chromium.js';

/** The streaming server and pages of players on one origin, and a browser to play in. */
export interface PlayerSite {
  readonly origin: string;
  readonly browser: Browser;
  /** Absolute; `query` ends with `&`. The token is valid for ten minutes. */
  addressOf(
    path: string,
    claims: Pick<StreamTokenClaims, 'a'> & Partial<StreamTokenClaims>,
    query?: string,
  ): string;
  close(): Promise<void>;
}

/** Opens a site over a new folder, after `fill` has filled it; `answer` is for everything but streams. */
export async function openPlayerSite({
  fill,
  answer,
  ...more
}: {
  readonly fill: (storage: Storage) => Promise<void>;
  readonly answer: (req: IncomingMessage, res: ServerResponse) => Promise<boolean>;
} & Pick<DeliveryConfig, 'schedules'>): Promise<PlayerSite> {
  const now = () => new Date();
  const tokens = createStreamTokens({ secret: 'a secret of thirty-two bytes or more', now });
  const folder = await mkdtemp(join(tmpdir(), 'kadr-player-site-'));
  const storage = createFolderStorage(folder);
  await fill(storage);
  const delivery = createDelivery({ storage, verifyToken: tokens.verify, now, ...more });
  const served = await serve(async (req, res) => {
    if ((await delivery(req, res)) || (await answer(req, res))) return;
    res.writeHead(404).end();
  });
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [...chromiumSwitches],
  });
  return {
    origin: served.origin,
    browser,
    addressOf: (path, claims, query = '') => {
      const e = Math.floor(now().getTime() / 1000) + 600;
      return `${served.origin}/stream/${path}?${query}token=${tokens.sign({ s: 'viewer', e, ...claims })}`;
    },
    close: async () => {
      await browser.close();
      await served.close();
      await rm(folder, { recursive: true });
    },
  };
}
