/**
 * Whether a page's path matches one of `patterns`, as in a brand's lists of pages: `/docs` is that page, `/docs/*`
 * every page below it, `/*` all. A slash at the path's end is ignored.
 */
export function matchesPage(patterns: readonly string[], pathname: string): boolean {
  const path = pathname === '/' ? pathname : pathname.replace(/\/+$/, '');
  return patterns.some((pattern) =>
    pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );
}
