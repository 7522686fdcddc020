import type { KadrClient } from '@kadr/contract/client';
import type { TestProject } from 'vitest/node';
import { clientOf, operatorOf } from './operator.ts';
import { demoComplete, startProduct } from './product.ts';

/** Who signs in on journeys, from as many browsers as they like. */
const viewer = { email: 'journeys@kadr.example', password: 'a-password-for-journeys' };

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a running service with a little of each kind of the demo in it, which journeys share and leave as it was. */
    demoUrl: string;
    /** An account of it with places for many devices. */
    journeyViewer: typeof viewer;
  }
}

/** Vitest global set-up: the demo service, or the running one that `KADR_URL` names, whose operator is `KADR_OPERATOR_TOKEN`. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { KADR_URL: running, KADR_OPERATOR_TOKEN: token } = process.env;
  if (running !== undefined) {
    await begin(project, running, clientOf(running, token ?? ''));
    return () => Promise.resolve();
  }
  const product = await startProduct({ demo: 'sample' });
  await demoComplete(product.url);
  await begin(project, product.url, operatorOf(product));
  return async () => {
    await product.stop();
  };
}

async function begin(project: TestProject, url: string, { operator }: KadrClient): Promise<void> {
  await operator.importAccounts({ accounts: [{ ...viewer, device_limit: 1000 }] });
  project.provide('demoUrl', url);
  project.provide('journeyViewer', viewer);
}
