import type { IngestsService } from '../ingests/service.ts';
import { procedures } from '../procedures.ts';
import type { OperatorService } from './service.ts';

export function operatorProcedures(operator: OperatorService, ingests: IngestsService) {
  const { importCatalogue, createIngest, getIngest, composeAsset } = procedures.operator;
  return {
    importCatalogue: importCatalogue.handler(({ input }) => operator.importCatalogue(input)),
    createIngest: createIngest.handler(({ input }) => ingests.create(input)),
    getIngest: getIngest.handler(({ input }) => ingests.get(input.id)),
    composeAsset: composeAsset.handler(({ input }) => operator.compose(input)),
  };
}
