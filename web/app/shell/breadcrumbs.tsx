import { useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../i18n/messages.tsx';
import { trailOf } from '../routing/trail.ts';
import { useVisiblePage } from '../routing/visible-page.ts';
import { CrumbTrail } from '../ui/crumb-trail.tsx';

/** Longest value of a query parameter that a page is rendered with (`server/page-request.ts`). */
const longestValue = 200;

/** Where the page stands, from the home page down. */
export function Breadcrumbs() {
  const t = useMessages();
  const queries = useQueryClient();
  const { crumbs, handle, params, pathname, query, search, status } = useVisiblePage();
  if (!crumbs) return null;
  // Only what the page is about: a letter's campaign is no place.
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
