import type { ApiDependencies } from './context.ts';
import { createAssetsService } from './assets/service.ts';
import { blocksProcedures } from './blocks/procedures.ts';
import { createBlocksService } from './blocks/service.ts';
import { catalogueProcedures } from './catalogue/procedures.ts';
import { createCatalogueService } from './catalogue/service.ts';
import type { CatalogueService } from './catalogue/service.ts';
import { catalogueWriter } from './catalogue/writer.ts';
import { openDatabase } from './database/database.ts';
import { createIngestsService } from './ingests/service.ts';
import type { IngestsService } from './ingests/service.ts';
import { operatorProcedures } from './operator/procedures.ts';
import { createOperatorService } from './operator/service.ts';
import { playbackProcedures } from './playback/procedures.ts';
import { createPlaybackService } from './playback/service.ts';
import { procedures } from './procedures.ts';
import { sessionProcedures } from './session/procedures.ts';
import { createSessionService } from './session/service.ts';

export type ApiRouter = ReturnType<typeof createRouter>['router'];

/** Builds every domain and hangs its operations into the contract. */
export function createRouter(dependencies: ApiDependencies) {
  const db = openDatabase(dependencies.pool);
  const assets = createAssetsService(db, dependencies);
  const catalogue: CatalogueService = createCatalogueService(db, assets, dependencies);
  const blocks = createBlocksService(db, catalogue);
  const sessions = createSessionService(dependencies, blocks);
  const playback = createPlaybackService({ catalogue, assets, sessions }, dependencies);
  const ingests: IngestsService = createIngestsService(
    db,
    { catalogue: catalogueWriter, assets },
    dependencies,
  );
  const operator = createOperatorService(db, { catalogue: catalogueWriter, assets }, dependencies);
  const router = procedures.router({
    session: sessionProcedures(sessions),
    ...catalogueProcedures(catalogue),
    mediaViews: blocksProcedures(blocks),
    playback: playbackProcedures(playback),
    operator: operatorProcedures(operator, ingests),
  });
  return { router, catalogue, ingests };
}
