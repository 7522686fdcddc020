import { procedures } from '../context/procedures.ts';
import type { InfoPagesService } from '../info-pages/service.ts';

export interface PagePorts {
  readonly infoPages: Pick<InfoPagesService, 'put' | 'list' | 'remove'>;
}

/** Information pages. */
export function pageProcedures({ infoPages }: PagePorts) {
  const { putInfoPages, listInfoPages, removeInfoPage } = procedures.operator;
  return {
    putInfoPages: putInfoPages.handler(async ({ input, context }) => {
      await infoPages.put(input.info_pages, context.now());
      return { info_pages: input.info_pages.length };
    }),
    listInfoPages: listInfoPages.handler(async () => ({ items: await infoPages.list() })),
    removeInfoPage: removeInfoPage.handler(async ({ input: { alias, brand } }) => {
      await infoPages.remove(alias, brand);
      return {};
    }),
  };
}
