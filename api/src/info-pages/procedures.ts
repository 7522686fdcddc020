import { procedures } from '../context/procedures.ts';
import type { InfoPagesService } from './service.ts';

export function infoPagesProcedures(infoPages: Pick<InfoPagesService, 'page'>) {
  return {
    getByAlias: procedures.infoPages.getByAlias.handler(({ input, context }) =>
      infoPages.page(input.alias, context),
    ),
  };
}
