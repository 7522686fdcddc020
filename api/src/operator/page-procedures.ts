import { procedures } from '../context/procedures.ts';
import type { InfoPagesService } from '../info-pages/service.ts';
import { brandedId } from '../records/branded-key.ts';
import type { RecordPorts } from './record-procedures.ts';

export interface PagePorts extends RecordPorts {
  readonly infoPages: Pick<InfoPagesService, 'list'>;
}

export function pageProcedures({ infoPages, records }: PagePorts) {
  const { putInfoPages, listInfoPages, removeInfoPage } = procedures.operator;
  return {
    putInfoPages: putInfoPages.handler(async ({ input, context }) => {
      await records.writeAll('info_page', input.info_pages, context);
      return { info_pages: input.info_pages.length };
    }),
    listInfoPages: listInfoPages.handler(async () => ({ items: await infoPages.list() })),
    removeInfoPage: removeInfoPage.handler(async ({ input, context }) => {
      await records.removeAny({ kind: 'info_page', id: brandedId(input) }, context);
      return {};
    }),
  };
}
