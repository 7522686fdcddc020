import type { ApiPorts } from '../context/context.ts';
import { createExportsService } from '../exports/service.ts';
import { createFileImportsService } from '../file-imports/service.ts';
import { createAdClipsService } from '../ad-campaigns/clips.ts';
import { createAdReports } from '../ad-campaigns/report.ts';
import { createAdCampaignsService } from '../ad-campaigns/service.ts';
import { createEventReports } from '../analytics/reports/event-reports.ts';
import { createPreviewHolders } from '../brands/preview-holders.ts';
import { createBrandsService } from '../brands/service.ts';
import { catalogueWriter } from '../catalogue/writer.ts';
import { createOperatorService } from '../operator/service.ts';
import { createOperatorKeysService } from '../operator-keys/service.ts';
import type { OperatorKeysService } from '../operator-keys/service.ts';
import type { PrincipalOf } from '../records/drafts.ts';
import type { MembersService } from '../staff/members.ts';
import { allKinds } from '../records/kinds/all-kinds.ts';
import { createReportsService } from '../reports/service.ts';
import { createRecordsService } from '../records/service.ts';
import { createProfilesService } from '../profiles/service.ts';
import { createSupportService } from '../support/service.ts';
import { createTelevisionService } from '../television/service.ts';
import { today } from '../today/today.ts';
import { createBroadcastsService } from '../broadcasts/service.ts';
import { serviceState } from '../service-state/service-state.ts';
import { createSegmentsService } from '../segments/service.ts';
import { createWebhooksService } from '../webhooks/service.ts';
import { createTracksService } from '../tracks/service.ts';
import { createViewerService } from '../viewer/service.ts';
import type { Database } from '../database/database.ts';
import type { CallerDomains } from './caller.ts';
import type { CatalogueDomains } from './catalogue.ts';
import type { Engines } from './engines.ts';
import type { MessagingDomains } from './messaging.ts';

/** Domains of the viewer, the profiles, and operators. */
export function managementDomains(
  db: Database,
  ports: ApiPorts,
  given: CallerDomains &
    CatalogueDomains &
    Pick<MessagingDomains, 'messages' | 'eventFiles'> &
    Pick<Engines, 'leaseStore'>,
) {
  const { push, passwordCheck, accounts, sessions, codes, pins, staff } = given;
  const { assets, blocks, catalogue, messages, eventFiles, leaseStore: leases } = given;
  const viewers = createViewerService({ sessions, accounts, blocks, codes, leases }, ports);
  const profiles = createProfilesService(db, {
    sessions,
    pins,
    push,
    leases,
    checkPassword: (accountId, password, context) => passwordCheck.check(accountId, password, context),
    redeemConfirmation: (code, accountId, context) =>
      codes.redeem(code, { actions: ['reset_pin', 'password'], accountId }, context),
  });
  const kinds = allKinds({ catalogue: catalogueWriter, brandIds: () => ports.brands.map(({ id }) => id) });
  const operator = createOperatorService(db, { catalogue: catalogueWriter, assets, kinds }, ports);
  const previewHolders = createPreviewHolders({
    ...ports,
    isOpen: (id, now) => staff.sessions.isOpen(id, now),
  });
  const brands = createBrandsService(db, previewHolders, ports);
  const webhooks = createWebhooksService(db, ports);
  const support = createSupportService(db, { catalogue, leases, sessions, push }, ports);
  const television = createTelevisionService({ db, catalogue: catalogueWriter, leases, clock: ports.clock });
  const tracks = createTracksService(db, ports);
  const segments = createSegmentsService(db, { brands: ports.brands, elapsed: () => performance.now() });
  const broadcasts = createBroadcastsService(db, { messages, segments, ...ports });
  const adCampaigns = createAdCampaignsService(db, ports);
  const adClips = createAdClipsService(db, ports);
  const adReports = createAdReports(db);
  const eventReports = createEventReports(db, { files: eventFiles, log: ports.log, config: ports.config });
  const todayAt = (now: Date) => today(db, leases, now);
  const operatorKeys = createOperatorKeysService(db, ports);
  const records = createRecordsService(db, {
    kinds,
    log: ports.log,
    principalOf: authorsOf(operatorKeys, staff.members),
  });
  const reports = createReportsService(db, ports.config);
  const fileImports = createFileImportsService(db, { kinds, files: ports.importFiles, clock: ports.clock });
  const exports = createExportsService(db, {
    reports,
    eventReports,
    eventFiles,
    kinds,
    config: ports.config,
  });
  return {
    viewers,
    profiles,
    operator,
    brands,
    previewHolders,
    webhooks,
    support,
    television,
    tracks,
    segments,
    broadcasts,
    adCampaigns,
    adClips,
    adReports,
    today: todayAt,
    serviceState: () => serviceState(db, ports),
    eventReports,
    operatorKeys,
    records,
    reports,
    exports,
    fileImports,
    kinds,
  };
}

/** The authors of drafts, with their current permissions. */
const authorsOf =
  (
    keys: Pick<OperatorKeysService, 'principalOf'>,
    members: Pick<MembersService, 'principalOf'>,
  ): PrincipalOf =>
  async ({ principal, principalId }) => {
    if (principal === 'token' || principalId === null) return { kind: 'token' };
    return principal === 'key' ? keys.principalOf(principalId) : members.principalOf(principalId);
  };
