/** The server's entry into the app: loads a page, then renders it. */
import type { KadrClient } from '@kadr/contract/client';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import {
  createStaticRouter,
  matchRoutes,
  RouterContextProvider,
  StaticRouterProvider,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
} from 'react-router';
import type { StaticHandler, StaticHandlerContext } from 'react-router';
import { App } from './app.tsx';
import type { AppProps } from './app.tsx';
import type { Settings } from './data/initial-data.tsx';
import { createQueryClient } from './data/query-client.ts';
import { viewsIn } from './blocks/view-query.ts';
import { loadPageWords, loadWords } from './i18n/load-words.ts';
import { createRoutes, paths } from './routes.tsx';
import { handleOf, meaningfulNames, pagesId, queriesContext, rootId } from './routing/page.ts';
import type { PageHandle } from './routing/page.ts';
import { splitHead } from './routing/split-head.ts';
import { createHandlers } from './routing/static-handlers.ts';
import { sourcesOf as sourcesOfBlocks } from './block-table.tsx';

// Page texts are loaded before anything is rendered: routes need not wait for them.
const handlerOf = createHandlers(paths, (isWanted) => createRoutes(() => Promise.resolve(), isWanted));

/** Prefix of the texts that come with a page, among the page's modules (`server/built-app.ts`). */
const texts = 'messages/';

/** Prefix of a module from which a page needs only the styles (`server/built-app.ts`). */
const styles = 'styles/';

export interface PageInput {
  /** Path and query, beginning with a slash. */
  readonly path: string;
  readonly settings: Settings;
  readonly client: KadrClient;
  /** Shows the error page of this status instead of the page at `path`. */
  readonly refusal?: number;
}

/** A page with its data, not rendered yet. */
export interface LoadedPage {
  readonly kind: 'page';
  /** HTTP status. */
  readonly status: number;
  /** Template of the address, from the route table: `/movies/:slug`. */
  readonly route: string;
  /** The cause of a status of 500 or more, for the log. */
  readonly error: unknown;
  /** Modules of the page, as the Vite manifest names them. */
  readonly sources: readonly string[];
  /** @throws the error of a component. */
  render(): RenderedPage;
  /** Renders the error page instead, after `render` has thrown. */
  renderError(status: number): RenderedPage;
}

interface RenderedPage {
  readonly html: string;
  /** Elements for the head: title, description, links. */
  readonly head: string;
  /** Answers from which the page was rendered. */
  readonly queries: readonly (readonly [QueryKey, unknown])[];
}

export interface MovedPage {
  readonly kind: 'moved';
  readonly status: number;
  readonly location: string;
}

/** Loads the data of a page. Never rejects for an error of the service or a loader: it becomes the page's status. */
export async function loadPage({
  path,
  settings,
  client,
  refusal,
}: PageInput): Promise<LoadedPage | MovedPage> {
  const queries = createQueryClient(() => client, 0);
  const requestContext = new RouterContextProvider(new Map([[queriesContext, queries]]));
  const target = refusal === undefined ? path : '/-/-/-/-';
  const handler = handlerOf(target);
  // Routes ignore the host; it only makes the path a valid address.
  const request = new Request(`http://page${target}`);
  const [context, words] = await Promise.all([
    handler.query(request, { requestContext }),
    loadWords(settings.language),
    loadPageWords(settings.language, 'pages'),
  ]);
  if (context instanceof Response)
    return { kind: 'moved', status: context.status, location: context.headers.get('location') ?? '/' };
  if (refusal !== undefined) showError(context, refusal, pagesId);
  const render = () => renderPage(handler, context, { settings, words, queries });
  return {
    kind: 'page',
    status: context.statusCode,
    route: routeOf(context),
    error: Object.values(context.errors ?? {})[0] ?? null,
    sources: [...context.matches.flatMap(({ route }) => sourcesOf(handleOf(route))), ...blockStyles(queries)],
    render,
    renderError(status) {
      try {
        showError(context, status, pagesId);
        return render();
      } catch {
        // The frame itself has failed: the error page is shown alone.
        showError(context, status, rootId);
        return render();
      }
    },
  };
}

function routeOf({ matches }: StaticHandlerContext): string {
  return `/${matches.flatMap(({ route: { path } }) => path?.replace(/^\/|\/$/g, '') || []).join('/')}`;
}

function showError(context: StaticHandlerContext, status: number, boundary: string): void {
  context.statusCode = status;
  context.errors = { [boundary]: new ErrorResponse(status, '', null) };
}

function renderPage(
  handler: StaticHandler,
  context: StaticHandlerContext,
  { settings, words, queries }: Omit<AppProps, 'children'>,
): RenderedPage {
  const markup = renderToString(
    <App settings={settings} words={words} queries={queries}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  );
  const [head, html] = splitHead(markup);
  const answered = queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success');
  return { head, html, queries: answered.map(({ queryKey, state }) => [queryKey, state.data] as const) };
}

/** Query parameters that change what the server renders at `pathname`. */
export function meaningfulQuery(pathname: string): readonly string[] {
  return (
    matchRoutes(handlerOf(pathname).dataRoutes, pathname)?.flatMap(({ route }) => {
      const handle = handleOf(route);
      return handle === null ? [] : meaningfulNames(handle);
    }) ?? []
  );
}

/** Modules of the fetched custom blocks: their styles come with the page, their code when it is needed. */
function blockStyles(queries: QueryClient): string[] {
  const sources = viewsIn(queries).flatMap(({ blocks }) => sourcesOfBlocks(blocks));
  return [...new Set(sources)].map((source) => styles + source);
}

/** The modules of a page as the manifest names them, and the texts that come with it. */
function sourcesOf(handle: PageHandle | null): readonly string[] {
  return [
    ...(handle?.source === undefined ? [] : [handle.source]),
    ...(handle?.words ? [`${texts}titles`] : []),
    ...(handle?.words === 'pages' ? [`${texts}pages`] : []),
  ];
}
