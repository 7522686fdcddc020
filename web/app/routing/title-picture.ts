/**
 * Moves a title's picture from a card to the title's page and back, as a shared element of the view transition. Such
 * pictures have the attribute `data-title-picture`; on the title's own page it is outside links.
 */
const name = 'title-picture';
const named = new Set<HTMLElement>();

/** Before the navigation: names the picture of the clicked card, or of the current page. */
export function nameLeavingPicture(link: Element | null): void {
  clear();
  give(link?.querySelector<HTMLElement>('[data-title-picture]') ?? ownPicture());
}

/**
 * After the navigation: names the picture of the card that links to the page at `cameFrom`, otherwise the page's own.
 */
export function nameArrivingPicture(cameFrom: string): void {
  const wasCarried = named.size > 0;
  clear();
  if (!wasCarried) return;
  // A home page has pictures of other titles: the card takes precedence.
  give(
    document.querySelector<HTMLElement>(`a[href="${CSS.escape(cameFrom)}"] [data-title-picture]`) ??
      ownPicture(),
  );
  // Only during the transition: two elements with the same name would abort the next one.
  setTimeout(clear, 1000);
}

function ownPicture(): HTMLElement | null {
  for (const picture of document.querySelectorAll<HTMLElement>('[data-title-picture]')) {
    if (!picture.closest('a')) return picture;
  }
  return null;
}

function give(picture: HTMLElement | null): void {
  if (!picture) return;
  picture.style.viewTransitionName = name;
  named.add(picture);
}

function clear(): void {
  for (const picture of named) picture.style.viewTransitionName = '';
  named.clear();
}
