import type { MenuItem } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { userQuery } from '../data/queries.ts';
import { targetPath } from '../routing/paths.ts';

/** An entry of the main menu that leads somewhere. */
export interface MenuLink {
  readonly id: number;
  readonly title: string;
  readonly href: string;
  /** Opens in a window of its own. */
  readonly isBlank: boolean;
}

/** Entries whose target has a page; the others would lead nowhere. */
function menuLinks(items: readonly MenuItem[]): readonly MenuLink[] {
  return items.flatMap(({ id, title, target }) => {
    const href = targetPath(target);
    return href === null ? [] : [{ id, title, href, isBlank: target.type === 'blank' }];
  });
}

/** The main menu, from the viewer (SH-002). Empty while there is no answer: the page shows without it. */
export function useMenuLinks(): readonly MenuLink[] {
  const { data } = useQuery(userQuery());
  return menuLinks(data?.menu.items ?? []);
}
