import { constantClassNamesPlugin, keptStylesheetsPlugin, shortClassName } from '@kadr/player/class-names';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunks.ts';
import { liveSdkPlugin } from './build/live-sdk.ts';
import { browserOnlyPlugin } from './build/plugins/browser-only-plugin.ts';
import { contractRoutesPlugin } from './build/plugins/contract-routes-plugin.ts';
import { messagesPlugin } from './build/plugins/messages-plugin.ts';
import { moduleSourcePlugin } from './build/plugins/module-source-plugin.ts';
import { playerTextsPlugin } from './build/plugins/player-texts-plugin.ts';
import { commonStylesPlugin, preloadListsPlugin } from './build/plugins/preload-lists-plugin.ts';
import { terserPlugin } from './build/plugins/terser-plugin.ts';
import { unusedMutationsPlugin } from './build/plugins/unused-mutations-plugin.ts';

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
    unusedMutationsPlugin(),
    preloadListsPlugin(),
    commonStylesPlugin(),
    liveSdkPlugin(),
    terserPlugin(),
    keptStylesheetsPlugin(),
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
      define: {
        // What peer delivery depends on asks so whether it is in a browser.
        'process.browser': 'true',
        // Shaka Player asks for an Xbox app's host and catches that there is none. V8 then parses its file once for each frame
        // of the error's stack: 60 ms, before the first picture.
        'chrome.webview.hostObjects.sync.Windows': 'null',
      },
      build: {
        rolldownOptions: {
          optimization: { inlineConst: { mode: 'all' } },
          output: {
            // Pages carry the names of the chunks that they may need: each letter of a hash is paid for by all of them.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            codeSplitting: { groups: chunkGroups },
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
