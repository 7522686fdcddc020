// `npm run bench [part …]`: figures beside a peer or the limit, interleaved in one run. Exit code 1 when a bound is not kept.
import path from 'node:path';
import { checkout, demoComplete, startProduct } from '@kadr/e2e/product';
import { samples } from '@kadr/e2e/samples';
import { catalogueSize } from './catalogue-size.ts';
import { firstFrame } from './first-frame.ts';
import type { Figure } from './figures.ts';
import { keepsBound, table } from './figures.ts';
import { homeJavaScript } from './home-javascript.ts';
import { homePage } from './home-page.ts';
import { ingestSpeed } from './ingest.ts';
import { liveRender } from './live-render.ts';
import { pageVitals } from './page-vitals.ts';

// Kept for later runs, so that only the first one waits for the demo.
const product = await startProduct({ demo: true, dataDir: path.join(checkout, '.data', 'bench') });
await demoComplete(product.url);
const { film } = await samples(product.url);
const parts: Record<string, () => Promise<Figure[]>> = {
  'home-page': () => homePage(product.url),
  'live-render': () => liveRender(product.url),
  'home-javascript': () => homeJavaScript(product.url),
  'page-vitals': () => pageVitals(product.url),
  'first-frame': () => firstFrame(product.url, film),
  ingest: () => ingestSpeed(product.dataDir),
  'catalogue-size': catalogueSize,
};
const asked = process.argv.slice(2);

const figures: Figure[] = [];
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    process.stderr.write(`measuring ${name} …\n`);
    figures.push(...(await measure()));
  }
} finally {
  await product.stop();
}
process.stdout.write(`${table(figures)}\n`);
process.exitCode = figures.every(keepsBound) ? 0 : 1;
