import path from 'node:path';
import { checkout, demoComplete, startProduct } from '@kadr/e2e/product';
import type { Product } from '@kadr/e2e/product';
import { keepsBound, table } from './figures.ts';
import type { Figure } from './figures.ts';
import { inspectable } from './heap.ts';

/** Measurements by their names on the command line. */
export type Parts = Record<string, () => Promise<Figure[]>>;

/**
 * Starts the service with the demo, takes the requested figures, all by default, and prints them as a table. The exit
 * code is 1 when a bound is exceeded or a measurement fails. The demo is kept for later runs, so only the first run has
 * to wait for it.
 */
export async function measure(partsOf: (product: Product) => Promise<Parts>): Promise<void> {
  const product = await startProduct({
    demo: 'first',
    dataDir: path.join(checkout, '.data', 'bench'),
    env: inspectable,
  });
  const asked = process.argv.slice(2);
  const figures: Figure[] = [];
  const failed: string[] = [];
  try {
    await demoComplete(product.url);
    for (const [name, take] of Object.entries(await partsOf(product))) {
      if (asked.length > 0 && !asked.includes(name)) continue;
      process.stderr.write(`measuring ${name} …\n`);
      try {
        figures.push(...(await take()));
      } catch (error) {
        // The others' figures took minutes.
        process.stderr.write(`${name} failed: ${error instanceof Error ? error.stack : String(error)}\n`);
        failed.push(name);
      }
    }
  } finally {
    await product.stop();
  }
  process.stdout.write(`${table(figures)}\n`);
  process.exitCode = failed.length === 0 && figures.every(keepsBound) ? 0 : 1;
}
