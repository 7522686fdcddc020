import { procedures } from '../context/procedures.ts';
import type { IngestsService } from '../ingests/service.ts';
import type { OperatorService } from './service.ts';

export interface IngestPorts {
  readonly ingests: Pick<IngestsService, 'create' | 'list' | 'get' | 'retry'>;
  readonly operator: Pick<OperatorService, 'compose'>;
}

/** Films on their way in. */
export function ingestProcedures({ ingests, operator }: IngestPorts) {
  const { createIngest, listIngests, getIngest, retryIngest, composeAsset } = procedures.operator;
  return {
    createIngest: createIngest.handler(({ input }) => ingests.create(input)),
    listIngests: listIngests.handler(({ input, context }) =>
      ingests.list({ ...input, language: context.language }),
    ),
    getIngest: getIngest.handler(({ input }) => ingests.get(input.id)),
    retryIngest: retryIngest.handler(({ input }) => ingests.retry(input.id)),
    composeAsset: composeAsset.handler(({ input }) => operator.compose(input)),
  };
}
