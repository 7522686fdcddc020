import type { Rooms } from './rooms.ts';
import type { HttpServer } from './http/http-server.ts';

/** How long requests under way may take once no new ones are accepted, in milliseconds. */
const stopGrace = 10_000;

/**
 * Ends a process's HTTP service without refusing requests behind a load balancer: `/ready` answers 503 while requests
 * are still accepted, for the drain time; then pages' sockets are closed as "going away", the listener closes, and
 * answers under way end.
 */
export async function stopAnswering(
  {
    state,
    api,
    tracker,
    config,
  }: {
    readonly state: Pick<Rooms['state'], 'isStopping'>;
    readonly api: { readonly push: Pick<Rooms['api']['push'], 'close'> };
    readonly tracker: Pick<NonNullable<Rooms['tracker']>, 'close'> | null;
    readonly config: Pick<Rooms['config'], 'drainSeconds'>;
  },
  server: Pick<HttpServer, 'drain' | 'close'>,
  wait: (milliseconds: number) => Promise<unknown>,
): Promise<void> {
  state.isStopping = true;
  server.drain();
  await wait(config.drainSeconds * 1000);
  // Open sockets would keep the server from closing.
  await api.push.close();
  tracker?.close();
  await server.close(stopGrace);
}
