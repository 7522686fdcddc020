import { routes } from '@kadr/contract/routes';
import type { RouteTable } from '../app/data/http-calls.ts';

interface Operation {
  readonly '~orpc': { readonly route: { readonly method?: string; readonly path?: string } };
}

/**
 * Groups of operations that a first screen and a click on it call; the table of the others is loaded with their first
 * call.
 */
export const firstGroups: readonly string[] = [
  'session',
  'mediaViews',
  'mediaItems',
  'playback',
  'toggles',
  'analytics',
];

/** Method and path of the operations that browsers call: all but an operator's. */
export function browserRoutes(): RouteTable {
  return Object.fromEntries(
    Object.entries(routes)
      .filter(([group]) => group !== 'operator')
      .map(([group, operations]) => [
        group,
        Object.fromEntries(
          Object.entries<Operation>(operations).map(([name, operation]) => {
            const { method = 'POST', path = '' } = operation['~orpc'].route;
            return [name, [method, path] as const];
          }),
        ),
      ]),
  );
}
