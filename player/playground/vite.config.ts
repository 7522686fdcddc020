import { defineConfig } from 'vite';
import { streamServer } from './stream-server.ts';

/** `npm run playground` */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [streamServer()],
  server: { host: '127.0.0.1', port: 5177 },
});
