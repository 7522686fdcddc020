import type { KadrClient } from '@kadr/contract/client';
import { QueryClient } from '@tanstack/react-query';

const apis = new WeakMap<QueryClient, () => KadrClient | Promise<KadrClient>>();

/**
 * Creates the store of the service's answers. Answers are fresh for 5 s and are refetched when a page that shows them
 * appears, but not when a window gets the focus.
 */
export function createQueryClient(api: () => KadrClient | Promise<KadrClient>, retries: number): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5000,
        refetchOnMount: true,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < retries && mayPass(error),
      },
    },
  });
  apis.set(queries, api);
  return queries;
}

/** The client of a query: direct on the server, over HTTP in the browser. */
export function apiOf(queries: QueryClient): KadrClient | Promise<KadrClient> {
  const api = apis.get(queries);
  if (!api) throw new Error('This query client was not made by createQueryClient.');
  return api();
}

/** Whether a retry can help: not when the service has answered with a refusal. */
function mayPass(error: Error): boolean {
  const status = 'status' in error && typeof error.status === 'number' ? error.status : 0;
  return status === 0 || status >= 500;
}
