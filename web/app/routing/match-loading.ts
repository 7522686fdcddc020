/** What a navigation loads: the code and the answers of the routes that match its address. */
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import type { DataRouteMatch, LoaderFunctionArgs, Location, RouterState } from 'react-router';

type LoaderData = RouterState['loaderData'];
type Errors = RouterState['errors'];

export interface LoadedMatches {
  readonly loaderData: LoaderData;
  /** By the routes in whose place they show. */
  readonly errors: Errors;
  readonly redirect: Redirect | null;
}

interface Redirect {
  readonly to: string;
  readonly isReplacement: boolean;
}

/** Whether a route has to be loaded that may be on the page already. */
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

/** Loads code and answers of the `wanted` of `matches`, all at once. Never rejects. */
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
    // Heard of when the code is there, which is needed to say it.
    loading?.catch(() => undefined);
    const Component = await lazy.Component();
    Object.assign(route, { Component, lazy: undefined });
  }
  return (await loading) ?? null;
}

/** The nearest route that shows errors, from the one that failed upwards. */
function boundaryOf(matches: readonly DataRouteMatch[], { route }: DataRouteMatch): string {
  const from = matches.findIndex((match) => match.route.id === route.id);
  const boundary =
    matches.slice(0, from + 1).findLast((match) => match.route.errorElement !== undefined) ?? matches[0];
  return boundary?.route.id ?? route.id;
}

/** What a loader throws as `data(…, { status })` is an answer with that status. */
function shownError(error: unknown): unknown {
  if (!isDataWithStatus(error)) return error;
  return new ErrorResponse(error.init?.status ?? 500, '', error.data);
}

function isDataWithStatus(error: unknown): error is { data: unknown; init: ResponseInit | null } {
  return (
    typeof error === 'object' && error !== null && 'type' in error && error.type === 'DataWithResponseInit'
  );
}

/** The answers of a page: what was loaded, and what the page before had of the same routes. */
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
