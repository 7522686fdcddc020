/** What information pages fetch. */
import { refused } from '../data/page-errors.ts';
import type { Load } from '../routing/page.ts';
import { sectionOf } from './info-section.ts';
import { infoPageQuery } from './queries.ts';

/** An information page; where the address names one of its sections by number, it has to be there. */
export const infoPage: Load = async ({ params: { id }, url, queries }) => {
  const page = await queries.ensureQueryData(infoPageQuery(folderOf(url)));
  if (id !== undefined && sectionOf(page, id) === undefined) throw refused(404);
};

/** The first part of an address. */
const folderOf = ({ pathname }: URL): string => pathname.split('/')[1]?.toLowerCase() ?? '';
