import type { KadrClient } from '@kadr/contract/client';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { clientOf, operatorOf } from './operator.ts';
import { startProduct } from './product.ts';

/** The viewer who signs in on journeys, from any number of browsers. */
const viewer = { email: 'journeys@kadr.example', password: 'a-password-for-journeys' };

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the shared service, which is still filling: use `filledDemo`. */
    demoUrl: string;
    /** The data folder of a service that was started once, without a demo; journeys that start a service copy it. */
    emptyData: string;
    /** An account of it with places for many devices. */
    journeyViewer: typeof viewer;
  }
}

/**
 * Vitest global set-up: the demo service, which fills while the first journeys run, or the running one that `KADR_URL`
 * names, whose operator is `KADR_OPERATOR_TOKEN`.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const emptyData = mkdtempSync(path.join(tmpdir(), 'kadr-empty-'));
  project.provide('emptyData', emptyData);
  const { KADR_URL: running, KADR_OPERATOR_TOKEN: token } = process.env;
  // Services that journeys start write their own tokens.
  delete process.env['KADR_OPERATOR_TOKEN'];
  const [demo] = await Promise.all([
    running === undefined ? startProduct({ demo: 'sample' }) : null,
    startProduct({ demo: 'off', dataDir: emptyData }).then((product) => product.stop()),
  ]);
  if (demo === null) await begin(project, running ?? '', clientOf(running ?? '', token ?? ''));
  else await begin(project, demo.url, operatorOf(demo));
  return async () => {
    await demo?.stop();
    rmSync(emptyData, { recursive: true, force: true });
  };
}

async function begin(project: TestProject, url: string, { operator }: KadrClient): Promise<void> {
  await operator.importAccounts({ accounts: [{ ...viewer, device_limit: 1000 }] });
  project.provide('demoUrl', url);
  project.provide('journeyViewer', viewer);
}
