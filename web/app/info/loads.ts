/** The loaders of information pages. */
import { refused } from '../data/page-errors.ts';
import type { Load } from '../routing/page.ts';
import { sectionOf } from './info-section.ts';
import { infoPageQuery } from './queries.ts';

/** An information page; a section that the address names by number must exist. */
export const infoPage: Load = async ({ params: { id }, url, queries }) => {
  const page = await queries.ensureQueryData(infoPageQuery(folderOf(url)));
  if (id !== undefined && sectionOf(page, id) === undefined) throw refused(404);
};

/** The first part of an address. */
const folderOf = ({ pathname }: URL): string => pathname.split('/')[1]?.toLowerCase() ?? '';
