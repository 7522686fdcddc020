/**
 * Whether a page's path is one of `patterns`, as a brand lists pages: `/docs` is that page, `/docs/*` every page below it,
 * `/*` all. A slash at the path's end does not count.
 */
export function matchesPage(patterns: readonly string[], pathname: string): boolean {
  const path = pathname === '/' ? pathname : pathname.replace(/\/+$/, '');
  return patterns.some((pattern) =>
    pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );
}
