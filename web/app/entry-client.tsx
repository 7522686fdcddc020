/** The browser's entry into the app: hydrates the server's markup. */
import { startTransition, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import {
  matchRoutes,
  RouterContextProvider,
  RouterProvider,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
} from 'react-router';
import { App } from './app.tsx';
import { ensureSession } from './data/anonymous-session.ts';
import { troubles } from './data/events.ts';
import type { InitialData } from './data/initial-data.tsx';
import { createQueryClient } from './data/query-client.ts';
import { loadPageWords, loadWords } from './i18n/load-words.ts';
import { createRoutes } from './routes.tsx';
import { createBrowserRouter } from './routing/browser-router.ts';
import { fetchAhead } from './routing/fetch-ahead.ts';
import { followLinks } from './routing/follow-links.ts';
import { handleOf, pagesId, queriesContext } from './routing/page.ts';
import { reloadOnMissingCode } from './routing/preload-errors.ts';
import { tolerateSkippedTransitions } from './routing/view-transitions.ts';
import { startUp } from './start-up/start-up.ts';

async function start(): Promise<void> {
  const state = document.getElementById('kadr-state');
  const root = document.getElementById('root');
  if (!state || !root) throw new Error('This document was not written by the server.');
  const { queries: answers, status, ...settings } = JSON.parse(state.textContent) as InitialData;

  const queries = createQueryClient(async () => {
    const { browserClient } = await import('./data/browser-client.ts');
    return browserClient(settings);
  }, 2);
  for (const [key, answer] of answers) queries.setQueryData(key, answer);

  const routes = createRoutes((words) => loadPageWords(settings.language, words));
  const matches = matchRoutes(routes, location) ?? [];
  const hasFields = root.querySelector('input, select, textarea') !== null;
  const [words, early] = await Promise.all([
    loadWords(settings.language),
    hasFields ? import('./start-up/early-input.ts') : undefined,
    ...matches.map(async ({ route }) => {
      const page = handleOf(route)?.page;
      if (page) Object.assign(route, { Component: await page(), lazy: undefined });
    }),
  ]);
  const router = createBrowserRouter(routes, {
    getContext: () => new RouterContextProvider(new Map([[queriesContext, queries]])),
    hydrationData: {
      loaderData: Object.fromEntries(matches.map(({ route }) => [route.id, null])),
      ...(status >= 400 && { errors: { [pagesId]: new ErrorResponse(status, '', null) } }),
    },
  });
  tolerateSkippedTransitions(document);
  reloadOnMissingCode(router);
  followLinks(router, queries, document, async () => {
    const { requestSignIn } = await import('./sign-in/request-sign-in.ts');
    return requestSignIn();
  });

  if (import.meta.env.DEV) {
    // Vite's client has added its own, replaceable styles by now; these links stood in for them.
    for (const link of document.querySelectorAll('link[data-development]')) link.remove();
  }
  early?.keepEarlyInput(root);
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <App settings={settings} words={words} queries={queries}>
          <RouterProvider
            router={router}
            flushSync={flushSync}
            // A page that is rendered in slices starts over whenever a player or a store reports; what was rendered so
            // far stays in memory.
            useTransitions={false}
            onError={(error) => troubles.put({ error, facts: { page: location.pathname } })}
          />
        </App>
      </StrictMode>,
    );
  });
  const session = ensureSession(queries);
  fetchAhead(router, queries, document, session);
  startUp({ router, queries, settings, session });
}

void start();
