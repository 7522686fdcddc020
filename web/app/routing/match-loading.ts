/** Loads the code and data of the routes that match an address. */
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import type { DataRouteMatch, LoaderFunctionArgs, Location, RouterState } from 'react-router';

type LoaderData = RouterState['loaderData'];
type Errors = RouterState['errors'];

export interface LoadedMatches {
  readonly loaderData: LoaderData;
  /** Keyed by the routes that they replace. */
  readonly errors: Errors;
  readonly redirect: Redirect | null;
}

interface Redirect {
  readonly to: string;
  readonly isReplacement: boolean;
}

/** Whether a route must be loaded even if it may be on the page already. */
export function needsLoad(
  { loaderData, matches, location }: RouterState,
  { route, pathname }: DataRouteMatch,
  index: number,
  next: Location,
): boolean {
  const shown = matches[index];
  if (shown?.route.id !== route.id || !(route.id in loaderData)) return true;
  return (
    location.search !== next.search || location.pathname === next.pathname || shown.pathname !== pathname
  );
}

/** Loads code and data of the `wanted` routes of `matches` in parallel. Never rejects. */
export async function loadMatches(
  matches: readonly DataRouteMatch[],
  wanted: readonly DataRouteMatch[],
  args: LoaderFunctionArgs,
): Promise<LoadedMatches> {
  const results = await Promise.all(
    wanted.map((match) =>
      loadMatch(match, args).then(
        (data: unknown) => ({ match, data }),
        (error: unknown) => ({ match, error }),
      ),
    ),
  );
  const loaderData: LoaderData = {};
  let errors: Record<string, unknown> | null = null;
  let redirect: Redirect | null = null;
  for (const { match, ...result } of results) {
    if (!('error' in result)) {
      loaderData[match.route.id] = result.data;
      continue;
    }
    const { error } = result;
    const to = error instanceof Response ? error.headers.get('location') : null;
    if (to !== null) redirect = { to, isReplacement: (error as Response).headers.has('x-remix-replace') };
    errors ??= {};
    errors[boundaryOf(matches, match)] ??= shownError(error);
  }
  return { loaderData, errors, redirect };
}

async function loadMatch({ route, params }: DataRouteMatch, args: LoaderFunctionArgs): Promise<unknown> {
  const { lazy, loader } = route;
  const loading = typeof loader === 'function' ? Promise.try(() => loader({ ...args, params })) : null;
  if (typeof lazy === 'object' && lazy.Component) {
    // Handled once the code is loaded, which is needed to show it.
    loading?.catch(() => undefined);
    const Component = await lazy.Component();
    Object.assign(route, { Component, lazy: undefined });
  }
  return (await loading) ?? null;
}

/** The nearest route with an error boundary, from the failed one upwards. */
function boundaryOf(matches: readonly DataRouteMatch[], { route }: DataRouteMatch): string {
  const from = matches.findIndex((match) => match.route.id === route.id);
  const boundary =
    matches.slice(0, from + 1).findLast((match) => match.route.errorElement !== undefined) ?? matches[0];
  return boundary?.route.id ?? route.id;
}

/** Converts `data(…, { status })` thrown by a loader to a response error with that status. */
function shownError(error: unknown): unknown {
  if (!isDataWithStatus(error)) return error;
  return new ErrorResponse(error.init?.status ?? 500, '', error.data);
}

function isDataWithStatus(error: unknown): error is { data: unknown; init: ResponseInit | null } {
  return (
    typeof error === 'object' && error !== null && 'type' in error && error.type === 'DataWithResponseInit'
  );
}

/** The data of a page: newly loaded data, and the previous page's data of the same routes. */
export function keepLoaded(
  before: LoaderData,
  loaded: LoaderData,
  matches: readonly DataRouteMatch[],
  errors: Errors,
): LoaderData {
  const all = { ...loaded };
  for (const { route } of matches) {
    if (!(route.id in loaded) && route.id in before && route.loader) all[route.id] = before[route.id];
    if (errors && route.id in errors) break;
  }
  return all;
}
