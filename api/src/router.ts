import type { ApiDependencies } from './context.ts';
import { createPasswords } from './accounts/password.ts';
import { createAccountsService } from './accounts/service.ts';
import { analyticsProcedures } from './analytics/procedures.ts';
import { createAnalyticsService } from './analytics/service.ts';
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
import { createLimitsService } from './limits/service.ts';
import { operatorProcedures } from './operator/procedures.ts';
import { createOperatorService } from './operator/service.ts';
import { playbackProcedures } from './playback/procedures.ts';
import { createPlaybackService } from './playback/service.ts';
import { procedures } from './procedures.ts';
import { promoCodesProcedures } from './promo-codes/procedures.ts';
import { createPromoCodesService } from './promo-codes/service.ts';
import { sessionProcedures } from './session/procedures.ts';
import { createSessionService } from './session/service.ts';
import { createViewerService } from './session/viewer.ts';
import { togglesProcedures } from './toggles/procedures.ts';
import { createTogglesService } from './toggles/service.ts';
import { sitemapProcedures } from './sitemap/procedures.ts';

export type ApiRouter = ReturnType<typeof createRouter>['router'];

/** Builds every domain and hangs its operations into the contract. */
export function createRouter(dependencies: ApiDependencies) {
  const db = openDatabase(dependencies.pool);
  const assets = createAssetsService(db, dependencies);
  const catalogue: CatalogueService = createCatalogueService(db, assets, dependencies);
  const blocks = createBlocksService(db, catalogue);
  const limits = createLimitsService(db);
  const accounts = createAccountsService(db, createPasswords(dependencies.random), dependencies);
  const sessions = createSessionService(db, { accounts, limits }, dependencies);
  const viewers = createViewerService({ sessions, accounts, blocks }, dependencies);
  const toggles = createTogglesService(db);
  const promoCodes = createPromoCodesService(db, { sessions, limits });
  const analytics = createAnalyticsService(db, { sessions, limits });
  const playback = createPlaybackService({ catalogue, assets, sessions }, dependencies);
  const ingests: IngestsService = createIngestsService(
    db,
    { catalogue: catalogueWriter, assets },
    dependencies,
  );
  const operator = createOperatorService(db, { catalogue: catalogueWriter, assets }, dependencies);
  const router = procedures.router({
    session: sessionProcedures(sessions, viewers),
    ...catalogueProcedures(catalogue),
    mediaViews: blocksProcedures(blocks),
    playback: playbackProcedures(playback),
    sitemap: sitemapProcedures(db),
    toggles: togglesProcedures(toggles),
    promoCodes: promoCodesProcedures(promoCodes),
    analytics: analyticsProcedures(analytics),
    operator: operatorProcedures({ operator, ingests, accounts, sessions, promoCodes, toggles }),
  });
  return { router, catalogue, ingests, sessions, forgetful: [sessions, limits, analytics] };
}
