/**
 * Shows the pages with the fixture catalogue, without a database: `node web/server/testing/serve.ts [--dev] [--port 5300]`.
 * Pictures are drawn as plain shapes; `/api` answers from the same fixtures.
 */
import { parseArgs } from 'node:util';
import { startFixtureServer } from './fixture-server.ts';

const { values } = parseArgs({
  options: { dev: { type: 'boolean', default: false }, port: { type: 'string', default: '5300' } },
});
const { url } = await startFixtureServer({
  mode: values.dev ? 'development' : 'production',
  port: Number(values.port),
});
process.stdout.write(`${url}\n`);
