import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandDataPlugin } from './build/brand-data-plugin.ts';
import { licencesPlugin } from './build/licences-plugin.ts';
import { contractDataPlugin } from './build/contract-data-plugin.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [contractDataPlugin(), brandDataPlugin(), licencesPlugin(), react()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  // A single copy, so that hooks of ra-core and of the console read the same context.
  resolve: { dedupe: ['react', 'react-dom', 'react-router', 'react-hook-form', '@tanstack/react-query'] },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1500,
    emptyOutDir: true,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
