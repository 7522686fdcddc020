// `npm run bench:player [part …]`: figures beside bare players on the same film. Exit code 1 when a bound is not kept.
import { samples } from '@kadr/e2e/samples';
import { measure } from './measure.ts';
import { firstFrame } from './player/first-frame.ts';
import { memory } from './player/memory.ts';
import { seekToFrame } from './player/seek.ts';
import { watching } from './player/watching.ts';
import { zap } from './player/zap.ts';

const home = '40 ms, 10 Mbit/s';

await measure(async ({ url }) => {
  const { film } = await samples(url);
  return {
    'first-frame': () => firstFrame(url, film, 'local'),
    'first-frame-home': () => firstFrame(url, film, home),
    // Over the local network a short film is loaded completely at once.
    seek: () => seekToFrame(url, film, home),
    watching: () => watching(url, film),
    memory: () => memory(url, film),
    zap: () => zap(url, 'local'),
    'zap-home': () => zap(url, home),
  };
});
