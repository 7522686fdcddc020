import type { Language } from '@kadr/contract';
import { createHttpClient } from '@kadr/contract/client';
import type { KadrClient } from '@kadr/contract/client';
import { routes } from 'virtual:contract-routes';
import { startSession } from './anonymous-session.ts';
import { createReactions } from './global-errors.ts';

/** The browser's one way to the service (SS-043); answers and errors come in `language`. */
export function createBrowserClient(language: Language): KadrClient {
  const react = createReactions({
    now: Date.now,
    store: sessionStorage,
    renewSession: () => startSession(client),
    go: (path) => location.assign(path),
    reload: () => location.reload(),
  });
  const client = createHttpClient({
    // Named in every call: another tab may have chosen another language meanwhile.
    url: new URL(`/api?lang=${language}`, location.origin).href,
    routes,
    fetch: async (request, init) => {
      const response = await fetch(request, init);
      if (!response.ok) {
        const method = request instanceof Request ? request.method : (init?.method ?? 'GET');
        void errorCodeOf(response.clone()).then((error_code) =>
          react({ method, status: response.status, error_code }),
        );
      }
      return response;
    },
  });
  return client;
}

async function errorCodeOf(response: Response): Promise<number | null> {
  try {
    const body: unknown = await response.json();
    const code = typeof body === 'object' && body !== null && 'error_code' in body ? body.error_code : null;
    return typeof code === 'number' ? code : null;
  } catch {
    return null;
  }
}
