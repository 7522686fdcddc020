import { playerChunk } from '@kadr/player/chunks';
import { constantClassNamesPlugin, shortClassName } from '@kadr/player/class-names';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { liveSdkPlugin } from './build/live-sdk.ts';
import { browserOnlyPlugin } from './build/plugins/browser-only-plugin.ts';
import { contractRoutesPlugin } from './build/plugins/contract-routes-plugin.ts';
import { messagesPlugin } from './build/plugins/messages-plugin.ts';
import { moduleSourcePlugin } from './build/plugins/module-source-plugin.ts';
import { playerTextsPlugin } from './build/plugins/player-texts-plugin.ts';
import { preloadListsPlugin } from './build/plugins/preload-lists-plugin.ts';
import { terserPlugin } from './build/plugins/terser-plugin.ts';

export default defineConfig({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [
    constantClassNamesPlugin(),
    moduleSourcePlugin(),
    contractRoutesPlugin(),
    messagesPlugin(),
    playerTextsPlugin(),
    react(),
    browserOnlyPlugin(),
    preloadListsPlugin(),
    liveSdkPlugin(),
    terserPlugin(),
  ],
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: shortClassName } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // The player's engine is one large file, loaded when something plays.
    chunkSizeWarningLimit: 1000,
    emptyOutDir: true,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      // What peer delivery depends on asks so whether it is in a browser.
      define: { 'process.browser': 'true' },
      build: {
        rolldownOptions: {
          output: {
            // Changes with the lock file only: a viewer who comes back after a release has it.
            codeSplitting: {
              groups: [
                { name: playerChunk, test: /\/player\/src\//, includeDependenciesRecursively: false },
                {
                  name: 'libraries',
                  // Without what only lists need that go on and on.
                  test: /\/node_modules\/(?:react|react-dom|scheduler|react-router|cookie-es|@tanstack)\/(?!.*infinite(?:QueryObserver|QueryOptions)|.*Infinite)/,
                },
                {
                  // Whatever calls or counts wants them, and each alone is hardly more than what a chunk costs.
                  name: 'browser-facts',
                  test: /\/app\/(?:data\/(?:call-error|cookies|device-id|entry-parameters|events|guest-places-text|page-errors|parting-call|positions|queries|query-client|query-families|session-marker|titles-of|when-visible)|i18n\/(?:load-words|shown-language)|routing\/page)\.ts$/,
                },
                {
                  // What rows and heroes are made of: in chunks of their own these cost the first page 2 kB more.
                  name: 'cards',
                  test: /\/app\/(?:blocks\/(?:cards\/(?:poster-card|usage-badge|waiting-card)\.tsx|block\.ts)|ui\/(?:(?:badge|display-title|format|key-visual|picture|progress|rating|row|row-title|swipe|title-meta)\.tsx?|display-title\.module\.css))$/,
                },
                {
                  // What features load for their pages: one small chunk, fetched once, beside that of the page.
                  name: 'loads',
                  includeDependenciesRecursively: false,
                  test: /\/app\/[\w-]+\/load(?:s|-listing)\.ts$/,
                },
                {
                  // What titles and channels are watched with: in chunks of their own these cost each player half a kB more.
                  name: 'watching',
                  includeDependenciesRecursively: false,
                  test: /\/app\/(?:embed\/framing-page\.|watch\/(?:(?:use-watching|no-player|watched|use-stream-lease|stream-hold|use-viewed-time|play-clock|watch-page\.module)\.|telemetry\/(?:late-recorder|recent-events|record-playback|use-playback-telemetry)\.))/,
                },
              ],
            },
          },
        },
      },
    },
  },
  optimizeDeps: {
    include: [
      'react',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'react-router',
      '@tanstack/react-query',
      '@messageformat/runtime',
      '@messageformat/runtime/lib/cardinals',
      '@kadr/player > shaka-player/dist/shaka-player.dash-es2021.js',
      '@kadr/player > shaka-player/dist/shaka-player.hls-es2021.js',
    ],
  },
});
