/**
 * Carries a title's picture from a card into the title's page and back, as a shared element of the view transition.
 * Pictures that take part have the attribute `data-title-picture`; on the title's own page it stands outside of links.
 */
const name = 'title-picture';
const named = new Set<HTMLElement>();

/** Before leaving: the picture of the card that was clicked, or of the page that is left. */
export function nameLeavingPicture(link: Element | null): void {
  clear();
  give(link?.querySelector<HTMLElement>('[data-title-picture]') ?? ownPicture());
}

/** On arrival: the picture of the card which leads back to the page at `cameFrom`, else the page's own. */
export function nameArrivingPicture(cameFrom: string): void {
  const wasCarried = named.size > 0;
  clear();
  if (!wasCarried) return;
  // A home page shows pictures of other titles: the card comes first.
  give(
    document.querySelector<HTMLElement>(`a[href="${CSS.escape(cameFrom)}"] [data-title-picture]`) ??
      ownPicture(),
  );
  // Only while the transition runs: two elements of one name would end the next one.
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
