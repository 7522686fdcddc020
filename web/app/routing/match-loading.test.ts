import { data, isRouteErrorResponse, NavigationType, replace } from 'react-router';
import type {
  DataRouteMatch,
  DataRouteObject,
  LoaderFunctionArgs,
  Location,
  RouterState,
} from 'react-router';
import { expect, it } from 'vitest';
import { keepLoaded, loadMatches, needsLoad } from './match-loading.ts';

const args = {} as LoaderFunctionArgs;

function match(route: DataRouteObject, pathname = '/'): DataRouteMatch {
  return { route, pathname, pathnameBase: pathname, params: {} };
}
const fails = (error: unknown) => (): never => {
  throw error;
};
function at(pathname: string, search = ''): Location {
  return { pathname, search, hash: '', state: null, key: 'k' };
}

it('loads the code and the answers of a page at once', async () => {
  const route: DataRouteObject = {
    id: 'page',
    path: '/',
    loader: () => 'answer',
    lazy: { Component: () => Promise.resolve(() => null) },
  };
  const { loaderData, errors, redirect } = await loadMatches([match(route)], [match(route)], args);
  expect([loaderData, errors, redirect]).toEqual([{ page: 'answer' }, null, null]);
  expect([route.lazy, typeof route.Component]).toEqual([undefined, 'function']);
});

it('follows what a loader throws: another address, or an error in the place of the nearest route that shows errors', async () => {
  const root = match({ id: 'root', errorElement: true });
  const frame = match({ id: 'frame', errorElement: true });
  const failing = (error: unknown) => match({ id: 'page', loader: fails(error) });
  const moved = failing(replace('/elsewhere', 301));
  expect((await loadMatches([root, frame, moved], [moved], args)).redirect).toEqual({
    to: '/elsewhere',
    isReplacement: true,
  });
  const missing = failing(data({ error_code: 4 }, { status: 404 }));
  const { errors } = await loadMatches([root, frame, missing], [missing], args);
  expect(Object.keys(errors ?? {})).toEqual(['frame']);
  const error: unknown = errors?.['frame'];
  expect(isRouteErrorResponse(error) && [error.status, error.data]).toEqual([404, { error_code: 4 }]);
});

it('loads a route that is on the page already for another page, another query or the same address', () => {
  const route: DataRouteObject = { id: 'title', path: '/movies/:id', loader: () => null };
  const state = {
    historyAction: NavigationType.Push,
    loaderData: { title: 1 },
    matches: [match(route, '/movies/a')],
    location: at('/movies/a'),
  } as unknown as RouterState;
  const needs = (pathname: string, search = '', id = 'title') =>
    needsLoad(state, match({ ...route, id }, pathname), 0, at(pathname, search));
  expect([
    needs('/movies/b'),
    needs('/movies/a', '?q'),
    needs('/movies/a'),
    needs('/movies/a', '', 'x'),
  ]).toEqual([true, true, true, true]);
  const frame = match({ id: 'title', loader: () => null }, '/');
  expect(needsLoad({ ...state, matches: [frame] }, frame, 0, at('/movies/b'))).toBe(false);
});

it('keeps the answers of routes that stay', () => {
  const [root, page] = [match({ id: 'root', loader: () => null }), match({ id: 'page', loader: () => null })];
  expect(keepLoaded({ root: 1, old: 2 }, { page: 3 }, [root, page], null)).toEqual({ root: 1, page: 3 });
});
