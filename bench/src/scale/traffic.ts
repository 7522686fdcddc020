import { Agent, request } from 'node:http';

/** Requests of viewers, one by one. */
export const steps = [
  'start page',
  'title page',
  'list of titles',
  'ready to watch',
  'manifest',
  'segment',
  'begun',
  'heartbeat',
  'position',
  'left',
  'live manifest',
  'purchase',
] as const;
export type Step = (typeof steps)[number];

export interface Answer {
  /** 0 when there was none. */
  readonly status: number;
  readonly body: string;
  readonly cookies: readonly string[];
}

export interface Wish {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** The caller: the cookie, and the address for rate limits. */
  readonly viewer: { readonly cookie: string; readonly address: string };
  readonly body?: object;
}

interface Counted {
  asked: number;
  /** No answer, or 5xx. */
  failed: number;
  /** 4xx. */
  refused: number;
  readonly milliseconds: number[];
}

export interface Traffic {
  readonly ask: (step: Step, wish: Wish) => Promise<Answer>;
  /** Counts of each step since the last call. */
  readonly take: () => ReadonlyMap<Step, Readonly<Counted>>;
  readonly asked: () => number;
  readonly failed: () => number;
  /** Failures by reason, with their number since the beginning. */
  readonly reasons: () => ReadonlyMap<string, number>;
  readonly close: () => void;
}

/** Milliseconds after which a browser of ours gives up. */
const patience = 10_000;
/** How many times of one step are kept. */
const mostTimes = 20_000;

/** Requests of all viewers to one address, over persistent connections. */
export function createTraffic(url: string): Traffic {
  const agent = new Agent({ keepAlive: true, maxSockets: 4000, scheduling: 'lifo' });
  const send = senderTo(url, agent);
  let counts = new Map<Step, Counted>();
  const reasons = new Map<string, number>();
  let [asked, failed] = [0, 0];
  const countOf = (step: Step): Counted => {
    const known = counts.get(step) ?? { asked: 0, failed: 0, refused: 0, milliseconds: [] };
    counts.set(step, known);
    return known;
  };
  const note = (step: Step, status: number, reason: string): void => {
    const key = `${step}: ${status === 0 ? reason : status}`;
    reasons.set(key, (reasons.get(key) ?? 0) + 1);
  };

  return {
    ask: async (step, wish) => {
      const begun = performance.now();
      const { reason, ...answer } = await send(wish);
      const count = countOf(step);
      count.asked += 1;
      asked += 1;
      if (count.milliseconds.length < mostTimes) count.milliseconds.push(performance.now() - begun);
      if (answer.status === 0 || answer.status >= 500) {
        count.failed += 1;
        failed += 1;
        note(step, answer.status, reason);
      } else if (answer.status >= 400) {
        count.refused += 1;
        note(step, answer.status, reason);
      }
      return answer;
    },
    take: () => {
      const taken = counts;
      counts = new Map();
      return taken;
    },
    asked: () => asked,
    failed: () => failed,
    reasons: () => reasons,
    close: () => agent.destroy(),
  };
}

type Sent = Answer & { readonly reason: string };

function senderTo(url: string, agent: Agent): (wish: Wish) => Promise<Sent> {
  const { hostname, port } = new URL(url);
  return ({ method = 'GET', path, viewer, body }: Wish): Promise<Sent> =>
    new Promise((resolve) => {
      const text = body === undefined ? null : JSON.stringify(body);
      const none = (reason: string): void => resolve({ status: 0, body: '', cookies: [], reason });
      const req = request(
        {
          agent,
          hostname,
          port,
          method,
          path,
          timeout: patience,
          headers: {
            'accept-encoding': path.includes('.m3u8') || path.startsWith('/api') ? 'identity' : 'br',
            'x-forwarded-for': viewer.address,
            ...(viewer.cookie !== '' && { cookie: viewer.cookie }),
            ...(method !== 'GET' && { origin: url }),
            ...(text !== null && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(text),
            }),
          },
        },
        (res) => {
          const isText = (res.headers['content-type'] ?? '').includes('json') || path.includes('.m3u8');
          const isPacked = res.headers['content-encoding'] !== undefined;
          const chunks: Buffer[] = [];
          res.on('data', (chunk: Buffer) => {
            if (isText && !isPacked) chunks.push(chunk);
          });
          res.on('error', () => none('broken off'));
          res.on('end', () =>
            resolve({
              status: res.statusCode ?? 0,
              body: Buffer.concat(chunks).toString(),
              cookies: (res.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0] ?? ''),
              reason: '',
            }),
          );
        },
      );
      req.on('timeout', () => req.destroy(new Error('too late')));
      req.on('error', (error) => none(error.message.slice(0, 60)));
      req.end(text ?? undefined);
    });
}
