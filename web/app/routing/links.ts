/** Paths of this origin that are no pages, or a document of its own with its own policy: where cards are entered. */
const served = /^\/(?:(?:api|stream|images|assets)\/|pay\/?$)|\.[a-z0-9]{2,5}$/i;

/**
 * The path, query and fragment to which a click on `link` leads inside the app; null when the browser has to follow it
 * itself: another origin, a new window, a download, a file, or `data-native`.
 */
export function innerTarget(link: HTMLAnchorElement, current: Location): string | null {
  if (link.origin !== current.origin || link.href === '') return null;
  if (
    (link.target !== '' && link.target !== '_self') ||
    link.hasAttribute('download') ||
    link.dataset['native'] !== undefined
  )
    return null;
  if (served.test(link.pathname) || served.test(current.pathname)) return null;
  const isHere = link.pathname === current.pathname && link.search === current.search;
  if (isHere && link.hash !== '') return null;
  return link.pathname + link.search + link.hash;
}

/** The link that an event happened in. */
export function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}
