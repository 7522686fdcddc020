import type { MenuItem } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { useBrand } from '../data/initial-data.tsx';
import type { PageBrand } from '../data/initial-data.tsx';
import { userQuery } from '../data/queries.ts';
import { useMessages } from '../i18n/messages.tsx';
import type { Translate } from '../i18n/messages.tsx';
import { targetPath } from '../data/paths.ts';
import { isPage, nameOf } from './page-names.ts';

/** An entry of a menu. */
export interface MenuLink {
  readonly title: string;
  readonly href: string;
  /** Opens in a new window. */
  readonly isBlank: boolean;
}

export interface Menu {
  /** The entries in the header. */
  readonly line: readonly MenuLink[];
  /** The entries behind “More”. */
  readonly more: readonly MenuLink[];
}

/** The main menu: the viewer's main views and the brand's pages, in the brand's order. */
export function useMenu(): Menu {
  const t = useMessages();
  const { menu } = useBrand();
  const { data: user } = useQuery(userQuery());
  return menuOf(menu, user?.menu.items ?? [], { isAuth: user?.isAuth === true, t });
}

/**
 * The links of the brand's entries. Main views that no entry names are at the end of the line; an entry without a view,
 * a target without a page and, for a guest, pages below `/my` are left out.
 */
function menuOf(
  { header, more }: PageBrand['menu'],
  items: readonly MenuItem[],
  { isAuth, t }: { readonly isAuth: boolean; readonly t: Translate },
): Menu {
  const views = new Map<string, MenuLink>();
  for (const { title, target } of items) {
    const href = targetPath(target);
    if (href !== null)
      views.set(target.type === 'media_view' ? target.link : href, {
        title,
        href,
        isBlank: target.type === 'blank',
      });
  }
  const take = (entry: string): readonly MenuLink[] => {
    const view = views.get(entry);
    if (view !== undefined) {
      views.delete(entry);
      return [view];
    }
    const isShown = isPage(entry) && (isAuth || !entry.startsWith('/my'));
    return isShown ? [{ title: t(nameOf(entry)), href: entry, isBlank: false }] : [];
  };
  const line = header.flatMap(take);
  const hidden = more.flatMap(take);
  return { line: [...line, ...views.values()], more: hidden };
}
