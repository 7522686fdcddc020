/** The server's way from a path to its routes. */
import { createStaticHandler } from 'react-router';
import type { DataRouteObject, StaticHandler } from 'react-router';

/** Routes of those rows of the table whose path is wanted. */
type CreateRoutes = (isWanted: (path: string) => boolean) => DataRouteObject[];

/**
 * Finds the handler of a path. React Router tries all rows of the table on a path, one after the other, which takes a
 * third of the loading of a page; so each first segment that the table names has its own handler, with the rows that
 * begin with it or with a parameter. What they match is what the whole table matches.
 *
 * @param paths of the table's rows.
 */
export function createHandlers(
  paths: readonly string[],
  createRoutes: CreateRoutes,
): (path: string) => StaticHandler {
  const whole = createStaticHandler(createRoutes(() => true));
  const literals = new Set(paths.map(firstSegment).filter((segment) => !isOpen(segment)));
  const handlers = new Map(
    [...literals, null].map((literal) => {
      const isWanted = (path: string): boolean => {
        const segment = firstSegment(path);
        return isOpen(segment) || segment === literal;
      };
      return [literal, createStaticHandler(createRoutes(isWanted))];
    }),
  );
  return (path) => {
    // A literal may also be written with escapes.
    if (path.includes('%')) return whole;
    const segment = firstSegment(path);
    return handlers.get(literals.has(segment) ? segment : null) ?? whole;
  };
}

/** `movies` of `/Movies/salt-line?season=2`; rows match whatever the case. */
function firstSegment(path: string): string {
  return (/^\/([^/?]*)/.exec(path)?.[1] ?? path).toLowerCase();
}

/** Whether a row's segment matches more than itself. */
function isOpen(segment: string): boolean {
  return segment.startsWith(':') || segment === '*';
}
