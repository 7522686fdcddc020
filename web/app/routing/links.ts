/** Paths of this origin that are not pages, or are a separate document with its own policy: the entry of cards. */
const served = /^\/(?:(?:api|stream|images|assets)\/|pay\/?$)|\.[a-z0-9]{2,5}$/i;

/**
 * The path, query and fragment to which a click on `link` navigates inside the app; null if the browser must follow it:
 * another origin, a new window, a download, a file, or `data-native`.
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

/** The link that contains an event's target. */
export function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}
