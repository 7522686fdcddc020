import { useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../i18n/messages.tsx';
import { trailOf } from '../routing/trail.ts';
import { useVisiblePage } from '../routing/visible-page.ts';
import { CrumbTrail } from '../ui/crumb-trail.tsx';

/** Maximum length of a query parameter that a page is rendered with (`server/page-request.ts`). */
const longestValue = 200;

/** The page's path from the home page. */
export function Breadcrumbs() {
  const t = useMessages();
  const queries = useQueryClient();
  const { crumbs, handle, params, pathname, query, search, status } = useVisiblePage();
  if (!crumbs) return null;
  // Only parameters of the page's identity: a newsletter's campaign is not one.
  const named = new URLSearchParams(
    [...new URLSearchParams(search)].filter(
      ([name, value]) => query.includes(name) && value !== '' && value.length <= longestValue,
    ),
  );
  const trail = trailOf(
    crumbs,
    {
      pathname,
      search: named.size === 0 ? '' : `?${named.toString()}`,
      status,
      parent: handle?.parent,
      last: handle?.lastCrumb?.({ params, query: named, translate: t, queries }) ?? null,
    },
    t,
  );
  return <CrumbTrail trail={trail} />;
}
