import type { Role } from '../config/config.ts';
import type { Handler } from './http-server.ts';

/** The readiness of the whole process. */
export interface Readiness {
  /** The roles of this process. */
  readonly roles: ReadonlySet<Role>;
  /** Whether the database answers; takes a second at most. */
  readonly isDatabaseThere: () => Promise<boolean>;
  /** Set once the service takes no new work. */
  readonly isStopping: () => boolean;
  /** Progress of the demo; null when there is none. */
  readonly demo: () => { readonly done: number; readonly total: number } | null;
}

/** A role's service while the database is away; null when it can do nothing that viewers or operators ask for. */
const withoutDatabase: Readonly<Record<Role, string | null>> = {
  web: 'pages that are kept, for viewers who are not signed in; other pages answer 503',
  api: null,
  media: 'films, pictures, and channels as far as they were planned when the database was there',
  worker: null,
};

/**
 * `GET /health`: the process lives. `GET /ready`: all of its roles can do their work now; `GET /ready/{role}`: that one
 * can. A load balancer uses the second or the third one; the body says which part does not work.
 */
export function healthHandler({ roles, isDatabaseThere, isStopping, demo }: Readiness): Handler {
  return async (req, res) => {
    const { url = '' } = req;
    const send = (status: number, body: object): true => {
      res.writeHead(status, {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
      });
      res.end(JSON.stringify(body));
      return true;
    };
    if (url === '/health') return send(200, { status: 'ok' });
    const asked = url === '/ready' ? [...roles] : [...roles].filter((role) => url === `/ready/${role}`);
    if (asked.length === 0) return false;
    const isThere = await isDatabaseThere();
    const stateOf = (role: Role): string =>
      isThere ? 'ready' : withoutDatabase[role] === null ? 'not ready' : `limited: ${withoutDatabase[role]}`;
    const isReady = !isStopping() && asked.every((role) => isThere || withoutDatabase[role] !== null);
    return send(isReady ? 200 : 503, {
      status: isReady ? 'ready' : 'not ready',
      database: isThere ? 'ok' : 'unreachable',
      roles: Object.fromEntries(asked.map((role) => [role, stateOf(role)])),
      demo: demo(),
    });
  };
}
