import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { streamServer } from './playground/stream-server.ts';
import { chromiumPath, chromiumSwitches } from '../bootstrap/chromium.js';
import { polls } from '../testing/src/patience.ts';

/** Real playback in headless Chromium, of the playground's streams. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [streamServer()],
  // A dependency of peer delivery checks this to learn whether it runs in a browser.
  define: { 'process.browser': 'true' },
  optimizeDeps: {
    include: [
      'react',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'axe-core',
      'p2p-media-loader-core',
      'shaka-player/dist/shaka-player.dash-es2021.js',
      'shaka-player/dist/shaka-player.hls-es2021.js',
    ],
  },
  test: {
    name: 'player-browser',
    // `npm run faults -- player` tries all that fails in all places.
    provide: { hasEveryCell: process.env['KADR_EVERY_FAULT'] === 'on' },
    include: ['src/**/*.browser.test.{ts,tsx}'],
    setupFiles: ['src/testing/steady-frames.ts'],
    testTimeout: 120_000,
    expect: { poll: polls },
    // Films play in their own time: a file needs two fifths of a core.
    maxWorkers: availableParallelism() * 2,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: chromiumPath,
          args: [...chromiumSwitches, '--js-flags=--expose-gc'],
        },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 720 } }],
    },
  },
});
