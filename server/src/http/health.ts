import type { Pool } from 'pg';
import type { Handler } from './http-server.ts';

/** What the process as a whole can do at the moment. */
export interface Readiness {
  readonly pool: Pool;
  /** Set once the service takes no new work. */
  readonly isStopping: () => boolean;
  /** How much of the demo stands; null when there is none. */
  readonly demo: () => { readonly done: number; readonly total: number } | null;
}

/** How long the database may take to answer before the process calls itself not ready, in milliseconds. */
const patience = 2000;

/**
 * `GET /health`: the process lives. `GET /ready`: it can answer viewers now (its database answers, it is not about to
 * stop); a load balancer asks this one.
 */
export function healthHandler({ pool, isStopping, demo }: Readiness): Handler {
  return async (req, res) => {
    if (req.url !== '/health' && req.url !== '/ready') return false;
    const database = req.url === '/health' ? null : await answers(pool);
    const isReady = database !== false && !(req.url === '/ready' && isStopping());
    res.writeHead(isReady ? 200 : 503, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    const details = {
      status: isReady ? 'ready' : 'not ready',
      database: database === true ? 'ok' : 'unreachable',
      demo: demo(),
    };
    res.end(JSON.stringify(database === null ? { status: 'ok' } : details));
    return true;
  };
}

async function answers(pool: Pool): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), patience);
  const asked = pool.query('select 1').then(
    () => true,
    () => false,
  );
  const result = await Promise.race([asked, late]);
  clearTimeout(timer);
  return result;
}
