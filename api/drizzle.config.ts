import { defineConfig } from 'drizzle-kit';

/** For `npm run migrations`, which runs in the checkout's root: paths are relative to it. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './api/src/tables/*.ts',
  out: './api/migrations',
});
