// `npm run bench [part …]`: figures beside a peer or the limit, interleaved. Exit code 1 when a bound is not kept.
import { samples } from '@kadr/e2e/samples';
import { apiReads } from './api/reads.ts';
import { signedInHome } from './api/signed-in-home.ts';
import { catalogueSize } from './catalogue-size.ts';
import { homeJavaScript } from './home-javascript.ts';
import { homePage } from './home-page.ts';
import { idle } from './idle.ts';
import { ingestSpeed } from './ingest.ts';
import { liveRender } from './live-render.ts';
import { measure } from './measure.ts';
import { memory } from './memory.ts';
import { operatorLists } from './operator-lists.ts';
import { paint } from './paint/paint.ts';
import { firstFrame } from './player/first-frame.ts';
import { fanOut } from './push/fan-out.ts';
import { streams } from './streams.ts';

await measure(async (product) => {
  const { url, dataDir } = product;
  const found = await samples(url);
  const { film, channel } = found;
  return {
    'home-page': () => homePage(url),
    'live-render': () => liveRender(url),
    'home-javascript': () => homeJavaScript(url),
    paint: () => paint(url, film, channel),
    'first-frame': () => firstFrame(url, film, 'local'),
    'signed-in-home': () => signedInHome(product),
    api: () => apiReads(product, found),
    push: () => fanOut(product),
    streams: () => streams(url, film, channel),
    ingest: () => ingestSpeed(dataDir),
    idle: () => idle(product),
    memory: () => memory(product, found),
    'catalogue-size': catalogueSize,
    'operator-lists': operatorLists,
  };
});
