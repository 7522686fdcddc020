/** Route matching on the server. */
import { createStaticHandler } from 'react-router';
import type { DataRouteObject, StaticHandler } from 'react-router';

/** Returns the routes of those rows of the table whose path is wanted. */
type CreateRoutes = (isWanted: (path: string) => boolean) => DataRouteObject[];

/**
 * Finds the handler of a path. React Router tries all rows of the table on a path in sequence, which takes a third of
 * the loading time of a page; so each first segment of the table has its own handler, with the rows that begin with it
 * or with a parameter. The result is the same as with the whole table.
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
    // A literal segment may also be written with escapes.
    if (path.includes('%')) return whole;
    const segment = firstSegment(path);
    return handlers.get(literals.has(segment) ? segment : null) ?? whole;
  };
}

/** `movies` of `/Movies/salt-line?season=2`; rows match regardless of case. */
function firstSegment(path: string): string {
  return (/^\/([^/?]*)/.exec(path)?.[1] ?? path).toLowerCase();
}

/** Whether a row's segment matches more than its own text. */
function isOpen(segment: string): boolean {
  return segment.startsWith(':') || segment === '*';
}
