import type { Database } from '../database/database.ts';
import { procedures } from '../context/procedures.ts';
import { countPages, findAddresses } from './repository.ts';

export function sitemapProcedures(db: Database) {
  const { sitemap } = procedures;
  return {
    addresses: sitemap.addresses.handler(async ({ input: { kind, page }, context: { brand } }) => {
      const [items, pages] = await Promise.all([findAddresses(db, kind, page, brand), countPages(db, kind)]);
      return { items, pages };
    }),
  };
}
