import type { TestProject } from 'vitest/node';
import { demoComplete, startProduct } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a running service with the whole demo in it, which journeys share and leave as it was. */
    demoUrl: string;
  }
}

/** Vitest global set-up: the demo service, or the running one that `KADR_URL` names. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env['KADR_URL'];
  if (running !== undefined) {
    project.provide('demoUrl', running);
    return () => Promise.resolve();
  }
  const product = await startProduct({ demo: true });
  await demoComplete(product.url);
  project.provide('demoUrl', product.url);
  return async () => {
    await product.stop();
  };
}
