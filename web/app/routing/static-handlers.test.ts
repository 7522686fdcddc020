import { createStaticHandler, matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createRoutes, paths } from '../routes.tsx';
import { createHandlers } from './static-handlers.ts';

const loadWords = () => Promise.resolve();
const whole = createStaticHandler(createRoutes(loadWords)).dataRoutes;
const handlerOf = createHandlers(paths, (isWanted) => createRoutes(loadWords, isWanted));

describe('the handler of a path', () => {
  it.each([
    '/',
    '/movies',
    '/movies/salt-line',
    '/Movies/salt-line',
    '/m%6Fvies/salt-line',
    '/movies/salt-line/player',
    '/movies/salt-line/nowhere/at/all',
    '/catalog/a/b/c',
    '/media_views/main',
    '/geoblock',
    '/my/payments_and_services/services',
    '/embed/vod/a/b/c/trailer',
    '/podarochnye-sertifikaty',
    '/joint_viewing/a',
    '/karaoke/catalog',
    '/sport/catalog',
    '/kids',
    '/kids/7',
    '/persons/vera-tumanyan',
    '/constructor',
    '/*',
    '/:name',
    '/no/such/path/at/all',
  ])('finds at %s what the whole table has there (RT-093)', (path) => {
    const found = (routes: typeof whole) =>
      matchRoutes(routes, path)?.map(({ route, params }) => [route.id, params]);
    expect(found(handlerOf(path).dataRoutes)).toEqual(found(whole));
  });

  it('does not try rows that begin with another segment', () => {
    const rows = handlerOf('/').dataRoutes[0]?.children?.[0]?.children?.map(({ path }) => path);
    expect(rows).toEqual(expect.arrayContaining(['/', '/:name', '*']));
    expect(rows).not.toContain('/movies/:id');
  });
});
