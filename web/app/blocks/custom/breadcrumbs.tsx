import type { MediaBlock } from '@kadr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { mediaViewQuery } from '../view-query.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { trailOf } from '../../routing/trail.ts';
import { useVisiblePage } from '../../routing/visible-page.ts';
import { CrumbTrail } from '../../ui/crumb-trail.tsx';
import { defineBlock } from './define-block.tsx';
import type { CustomBlockProps } from './define-block.tsx';
import { fieldsOf, textOf } from './fields.ts';

export interface CrumbsData {
  /** The page's name in the breadcrumbs; null for its usual name. */
  readonly last: string | null;
}

export function readCrumbs({ custom_data }: Pick<MediaBlock, 'custom_data'>): CrumbsData {
  return { last: textOf(fieldsOf(custom_data)['title']) };
}

/**
 * The breadcrumbs of a main view, by the same rules as elsewhere. A page whose path has a name already has them above
 * it.
 */
function Crumbs({ data }: CustomBlockProps<CrumbsData>) {
  const t = useMessages();
  const queries = useQueryClient();
  const { crumbs: names, pathname, status } = useVisiblePage();
  const { name: alias = '', id } = useParams();
  if (names === undefined || names.has(pathname)) return null;
  const view = queries.getQueryData(mediaViewQuery(alias, id).queryKey);
  const last = data.last ?? view?.name ?? null;
  const trail = trailOf(names, { pathname, search: '', status, last }, t);
  return <CrumbTrail trail={trail} />;
}

export const BreadcrumbsBlock = defineBlock(readCrumbs, Crumbs);
