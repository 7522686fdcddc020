import type { CrumbKey } from '../i18n/messages.tsx';

/** A step of the breadcrumbs; the last one is the current page, without a link. */
export interface Crumb {
  readonly name: string;
  readonly href: string | null;
}

export interface TrailPlace {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** HTTP status of the page. */
  readonly status: number;
  /** Parent path, if it differs from that of the address. */
  readonly parent?: string | undefined;
  /** Name of the last step, if the table has none for its path. */
  readonly last: string | null;
}

/**
 * The breadcrumbs from the home page to a page, by the names of paths in the table. Empty on the home page, on an error
 * page, and if only the home page has a name. Steps without a name are omitted; a query is a separate step, with the
 * whole path.
 */
export function trailOf(
  names: ReadonlyMap<string, CrumbKey>,
  { pathname, search, status, parent, last }: TrailPlace,
  translate: (key: CrumbKey) => string,
): readonly Crumb[] {
  if (pathname === '/' || status !== 200) return [];
  const nameOf = (path: string): string | null => {
    const key = names.get(path);
    return key === undefined ? null : translate(key);
  };
  const own = nameOf(pathname);
  const steps = [
    ...ancestorsOf(parent ?? parentOf(pathname)).map((path) => ({ href: path, name: nameOf(path) })),
    { href: pathname, name: own ?? (search === '' ? last : null) },
    ...(search === '' ? [] : [{ href: pathname + search, name: last }]),
  ].filter((step): step is { href: string; name: string } => Boolean(step.name));
  if (steps.length < 2) return [];
  return steps.map(({ href, name }, at) => ({ name, href: at === steps.length - 1 ? null : href }));
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/')) || '/';
}

/** `/`, `/my`, `/my/journal` of `/my/journal`. */
function ancestorsOf(path: string): readonly string[] {
  return path === '/' ? ['/'] : [...ancestorsOf(parentOf(path)), path];
}
