import { procedures } from '../context/procedures.ts';
import type { IngestsService } from '../ingests/service.ts';
import type { OperatorService } from './service.ts';

export interface IngestPorts {
  readonly ingests: Pick<
    IngestsService,
    'create' | 'list' | 'get' | 'retry' | 'sources' | 'repackage' | 'publishReviewed' | 'cancel' | 'move'
  >;
  readonly operator: Pick<OperatorService, 'compose'>;
}

export function ingestProcedures({ ingests, operator }: IngestPorts) {
  const { createIngest, listIngests, getIngest, retryIngest, cancelIngest, moveIngest, composeAsset } =
    procedures.operator;
  const { publishIngest, repackageAsset, listFilmSources } = procedures.operator;
  return {
    createIngest: createIngest.handler(({ input }) => ingests.create(input)),
    listIngests: listIngests.handler(({ input, context }) =>
      ingests.list({ ...input, language: context.language }),
    ),
    getIngest: getIngest.handler(({ input }) => ingests.get(input.id)),
    retryIngest: retryIngest.handler(({ input }) => ingests.retry(input.id)),
    listFilmSources: listFilmSources.handler(() => ({ items: ingests.sources() })),
    repackageAsset: repackageAsset.handler(({ input }) => ingests.repackage(input)),
    publishIngest: publishIngest.handler(({ input }) => ingests.publishReviewed(input.id)),
    cancelIngest: cancelIngest.handler(({ input }) => ingests.cancel(input.id)),
    moveIngest: moveIngest.handler(({ input }) => ingests.move(input.id, input.before)),
    composeAsset: composeAsset.handler(({ input }) => operator.compose(input)),
  };
}
