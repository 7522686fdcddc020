import type { CrumbKey } from '../i18n/messages.tsx';

/** A step of the breadcrumbs; the last one is where the viewer is, and no link. */
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
  /** Path above the page, when it is not the one above it in the address. */
  readonly parent?: string | undefined;
  /** Name of the last step, where no path of the table has one. */
  readonly last: string | null;
}

/**
 * The way from the home page to a place, by the names that the table gives to paths. Nothing on the home page, on a page that
 * could not be shown, and where only the home page has a name. Steps without a name are
 * left out; a query is a separate step, with the whole path.
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
