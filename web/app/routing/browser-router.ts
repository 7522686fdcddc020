/**
 * The router of the browser's history: React Router's `createBrowserRouter` without submissions, fetchers, blockers,
 * middleware and lazy route discovery. Pages use none of them, and each visitor would load 12 kB for them
 * (docs/decisions/0108). Its state is that of React Router, whose provider and hooks render pages from it as on the
 * server.
 */
import { createElement } from 'react';
import { createPath, matchRoutes, NavigationType } from 'react-router';
import type {
  DataRouteMatch,
  DataRouteObject,
  DataRouter,
  HydrationState,
  Location,
  LoaderFunctionArgs,
  RouterContextProvider,
  RouterNavigateOptions,
  RouterState,
  RouterSubscriber,
} from 'react-router';
import { changesFragmentOnly, locationAt, locationNow, noteLocation } from './browser-history.ts';
import { keepLoaded, loadMatches, needsLoad } from './match-loading.ts';

export interface BrowserRouterOptions {
  /** Returns the context of loaders. */
  readonly getContext: () => RouterContextProvider;
  readonly hydrationData: HydrationState;
}

/** A navigation to a location, or to the current one. */
interface Way {
  readonly action: NavigationType;
  readonly location: Location;
  /** Stays at the current location. */
  readonly isRevalidation?: boolean;
  /** Also loads data that the page already has. */
  readonly loadsAll?: boolean;
  readonly options?: RouterNavigateOptions;
}

interface Context {
  readonly routes: DataRouteObject[];
  readonly getContext: () => RouterContextProvider;
  readonly subscribers: Set<RouterSubscriber>;
  /** Paths between which a navigation had a view transition: the way back has one, too. */
  readonly transitions: Set<string>;
  state: RouterState;
  /** The navigation in progress, and how to abort it. */
  pending: { readonly way: Way; readonly ending: AbortController } | null;
  /** Resolvers to call when a step in the history, or a revalidation, has ended. */
  readonly waiting: Set<() => void>;
}

const idle = { state: 'idle' } as RouterState['navigation'];
export function createBrowserRouter(
  routes: DataRouteObject[],
  { getContext, hydrationData }: BrowserRouterOptions,
): DataRouter {
  routes.forEach(drawErrors);
  const location = locationNow();
  const ctx: Context = {
    routes,
    getContext,
    subscribers: new Set(),
    transitions: new Set(),
    pending: null,
    waiting: new Set(),
    state: {
      historyAction: NavigationType.Pop,
      location,
      matches: matchesAt(routes, location),
      initialized: true,
      renderFallback: false,
      navigation: idle,
      restoreScrollPosition: null,
      preventScrollReset: false,
      revalidation: 'idle',
      loaderData: hydrationData.loaderData ?? {},
      actionData: null,
      errors: hydrationData.errors ?? null,
      fetchers: new Map(),
      blockers: new Map(),
    },
  };
  const goBack = () => follow(ctx, { action: NavigationType.Pop, location: locationNow() });
  addEventListener('popstate', () => void goBack());
  const router = {
    window,
    routes,
    manifest: {},
    get state() {
      return ctx.state;
    },
    subscribe(subscriber: RouterSubscriber) {
      ctx.subscribers.add(subscriber);
      return () => ctx.subscribers.delete(subscriber);
    },
    navigate: (to: string | number, options?: RouterNavigateOptions) => navigate(ctx, to, options),
    revalidate: () => revalidate(ctx),
    createHref: createPath,
    createURL: absolute,
    encodeLocation: absolute,
  };
  // The part of a router that pages, the provider and its hooks use; the rest is missing.
  return router as unknown as DataRouter;
}

const absolute = (address: string): URL => new URL(address, window.location.href);

/** Adapts a route's error component: React Router renders only an element. */
function drawErrors(route: DataRouteObject): void {
  const { ErrorBoundary, children } = route;
  if (ErrorBoundary) route.errorElement = createElement(ErrorBoundary);
  children?.forEach(drawErrors);
}

/** The routes at a location; the table has a row for every address. */
function matchesAt(routes: DataRouteObject[], location: Location): DataRouteMatch[] {
  return matchRoutes(routes, location) ?? [];
}

/** Resolves when the navigation has ended, at the location or because another one began. */
async function navigate(
  ctx: Context,
  to: string | number,
  options: RouterNavigateOptions = {},
): Promise<void> {
  if (typeof to === 'number') {
    const { promise, resolve } = Promise.withResolvers<void>();
    ctx.waiting.add(resolve);
    history.go(to);
    return promise;
  }
  return followAddress(ctx, to, options);
}

/** Navigates to an address of this site, or leaves it. */
async function followAddress(ctx: Context, to: string, options: RouterNavigateOptions): Promise<void> {
  const location = locationAt(to, options.state);
  if (location === null) return window.location.assign(to);
  const action = options.replace === true ? NavigationType.Replace : NavigationType.Push;
  return follow(ctx, { action, location, options });
}

/** Reloads the current page's data; resolves when they are loaded. */
async function revalidate(ctx: Context): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  ctx.waiting.add(resolve);
  update(ctx, { revalidation: 'loading' });
  const { historyAction: action, location } = ctx.state;
  void follow(ctx, { ...(ctx.pending?.way ?? { action, location, isRevalidation: true }), loadsAll: true });
  return promise;
}

async function follow(ctx: Context, way: Way): Promise<void> {
  const { action, location, isRevalidation = false, loadsAll = false, options } = way;
  ctx.pending?.ending.abort();
  const ending = new AbortController();
  ctx.pending = { way, ending };
  const matches = matchesAt(ctx.routes, location);
  const { state } = ctx;
  if (!loadsAll && changesFragmentOnly(state.location, location)) return arrive(ctx, way, { matches });

  const wanted = matches.filter(
    (match, index) =>
      match.route.lazy !== undefined ||
      (match.route.loader && (loadsAll || needsLoad(state, match, index, location))),
  );
  if (wanted.length === 0) return arrive(ctx, way, { matches, errors: null });
  if (!isRevalidation) {
    const navigation = {
      state: 'loading',
      location,
      matches,
      historyAction: action,
    } as RouterState['navigation'];
    update(ctx, { navigation }, { flushSync: options?.flushSync === true });
  }
  const { signal } = ending;
  const { pathname, search } = location;
  const request = new Request(window.location.origin + pathname + search, { signal });
  const args = { request, context: ctx.getContext() } as unknown as LoaderFunctionArgs;
  const { loaderData, errors, redirect } = await loadMatches(matches, wanted, args);
  if (signal.aborted) return;
  if (redirect !== null) {
    const replace = redirect.isReplacement || action === NavigationType.Replace;
    return followAddress(ctx, redirect.to, { ...options, state: null, replace });
  }
  arrive(ctx, way, {
    matches,
    errors,
    loaderData: keepLoaded(state.loaderData, loaderData, matches, errors),
  });
}

/** Shows a loaded page. */
function arrive(
  ctx: Context,
  { action, location, isRevalidation, options }: Way,
  loaded: Partial<RouterState>,
): void {
  ctx.pending = null;
  const { state, transitions } = ctx;
  if (!isRevalidation && action !== NavigationType.Pop)
    noteLocation(location, action === NavigationType.Replace);
  const [from, to] = [state.location.pathname, location.pathname];
  const transition = { currentLocation: state.location, nextLocation: location };
  const isWayBack =
    action === NavigationType.Pop &&
    !isRevalidation &&
    (transitions.has(`${from} ${to}`) || transitions.has(`${to} ${from}`));
  if (options?.viewTransition === true) transitions.add(`${from} ${to}`);
  update(
    ctx,
    {
      ...loaded,
      historyAction: action,
      location,
      navigation: idle,
      revalidation: 'idle',
      preventScrollReset: options?.preventScrollReset === true,
    },
    {
      // For a page that had to be loaded, only the pending state is rendered synchronously.
      flushSync: options?.flushSync === true && loaded.loaderData === undefined,
      ...((isWayBack || options?.viewTransition === true) && { viewTransitionOpts: transition }),
    },
  );
  for (const resolve of ctx.waiting) resolve();
  ctx.waiting.clear();
}

type UpdateOptions = Pick<Parameters<RouterSubscriber>[1], 'viewTransitionOpts'> & {
  readonly flushSync?: boolean;
};

function update(
  ctx: Context,
  change: Partial<RouterState>,
  { viewTransitionOpts, flushSync = false }: UpdateOptions = {},
): void {
  ctx.state = { ...ctx.state, ...change };
  const newErrors = change.errors ?? null;
  for (const subscriber of ctx.subscribers.values().toArray())
    subscriber(ctx.state, {
      deletedFetchers: [],
      newErrors,
      ...(viewTransitionOpts && { viewTransitionOpts }),
      flushSync,
    });
}
