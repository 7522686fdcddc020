import { readContentFolder } from './content-files.ts';
import { serviceSchema } from './schemas.ts';
import type { DemoService } from './types.ts';

/** Bundles that the demo offers, the most popular first. */
export const demoServices: readonly DemoService[] = readContentFolder('services', serviceSchema).map(
  ({ slug: alias, ...service }) => Object.assign({ alias }, service),
);
