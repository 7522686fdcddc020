import type { PushEventCode, ServiceState, Today } from '@kadr/contract';
import type { AccountsService } from '../accounts/service.ts';
import type { EventReports } from '../analytics/reports/event-reports.ts';
import type { MessagesService } from '../messages/service.ts';
import { authorOf } from '../records/author.ts';
import type { ProblemReportsService } from '../problem-reports/service.ts';
import { procedures } from '../context/procedures.ts';
import type { OperatorOrders } from '../purchases/operator-orders.ts';
import type { SessionService } from '../session/service.ts';
import type { WebhooksService } from '../webhooks/service.ts';
import type { TogglesService } from '../toggles/service.ts';
import { televisionProcedures } from './television-procedures.ts';
import type { TelevisionService } from '../television/service.ts';
import type { BroadcastsService } from '../broadcasts/service.ts';
import type { SegmentsService } from '../segments/service.ts';
import { marketingProcedures } from './marketing-procedures.ts';
import { adProcedures } from './ad-procedures.ts';
import type { AdPorts } from './ad-procedures.ts';
import { webhookProcedures } from './webhook-procedures.ts';
import { brandProcedures } from './brand-procedures.ts';
import { supportProcedures } from './support-procedures.ts';
import type { SupportPorts } from './support-procedures.ts';
import { accessProcedures } from './access-procedures.ts';
import type { AccessPorts } from './access-procedures.ts';
import { ingestProcedures } from './ingest-procedures.ts';
import { trackProcedures } from './track-procedures.ts';
import type { QualityService } from '../quality/service.ts';
import type { TracksService } from '../tracks/service.ts';
import type { IngestPorts } from './ingest-procedures.ts';
import { moneyProcedures } from './money-procedures.ts';
import type { MoneyPorts } from './money-procedures.ts';
import { pageProcedures } from './page-procedures.ts';
import type { PagePorts } from './page-procedures.ts';
import { promoProcedures } from './promo-procedures.ts';
import { recordProcedures } from './record-procedures.ts';
import type { OperatorService } from './service.ts';
import { staffManagementProcedures } from './staff-procedures.ts';
import type { StaffPorts } from './staff-procedures.ts';

/** The services that the operator's operations use. */
export interface OperatorPorts
  extends AdPorts, MoneyPorts, IngestPorts, AccessPorts, PagePorts, SupportPorts {
  readonly operator: OperatorService;
  readonly webhooks: Omit<WebhooksService, 'deliver' | 'purge'>;
  readonly segments: SegmentsService;
  readonly broadcasts: Omit<BroadcastsService, 'send'>;
  readonly television: TelevisionService;
  readonly tracks: TracksService;
  readonly quality: Pick<QualityService, 'get' | 'ask'>;
  readonly today: (now: Date) => Promise<Today>;
  readonly serviceState: () => Promise<ServiceState>;
  readonly eventReports: EventReports;
  readonly staff: StaffPorts;
  readonly accounts: AccountsService;
  readonly sessions: Pick<SessionService, 'endAll'>;
  readonly toggles: TogglesService;
  readonly orders: OperatorOrders;
  readonly messages: Pick<MessagesService, 'send'>;
  readonly problemReports: Pick<ProblemReportsService, 'list'>;
  readonly push: {
    publish(event: { readonly account_id: number; readonly event_code: PushEventCode }): Promise<void>;
  };
}

export function operatorProcedures(ports: OperatorPorts) {
  const { operator, accounts, sessions, toggles, holdings, orders, messages, problemReports, push, today } =
    ports;
  const { importCatalogue, importAccounts, sendMessages, creditAccounts } = procedures.operator;
  const { subscribeAccounts, listProblemReports, setToggle, getToday, getAnalytics, getServiceState } =
    procedures.operator;
  return {
    importCatalogue: importCatalogue.handler(({ input, context }) =>
      operator.importCatalogue(input, authorOf(context)),
    ),
    getAnalytics: getAnalytics.handler(({ input, context }) => ports.eventReports.answer(input, context)),
    getFilmStream: procedures.operator.getFilmStream.handler(({ input, context }) =>
      operator.filmStream(input.slug, context.now()),
    ),
    setFocalPoint: procedures.operator.setFocalPoint.handler(async ({ input: { path, x, y } }) => ({
      path: await operator.setFocalPoint(path, { x, y }),
    })),
    getServiceState: getServiceState.handler(() => ports.serviceState()),
    getToday: getToday.handler(({ context }) => today(context.now())),
    importAccounts: importAccounts.handler(async ({ input }) => {
      const { signedOut, blockChanged } = await accounts.import(input.accounts);
      for (const account_id of blockChanged) await push.publish({ account_id, event_code: 'account_status' });
      await sessions.endAll(signedOut);
      return { accounts: input.accounts.length };
    }),
    ...promoProcedures(ports),
    sendMessages: sendMessages.handler(async ({ input }) => ({
      messages: await messages.send(input.messages),
    })),
    creditAccounts: creditAccounts.handler(async ({ input, context }) => ({
      credits: await holdings.credit(input.credits, context.now()),
    })),
    subscribeAccounts: subscribeAccounts.handler(async ({ input, context }) => ({
      subscriptions: await orders.subscribe(input.subscriptions, context.now()),
    })),
    ...moneyProcedures(ports),
    ...pageProcedures(ports),
    listProblemReports: listProblemReports.handler(({ input }) => problemReports.list(input)),
    setToggle: setToggle.handler(({ input: { key, ...toggle }, context }) =>
      toggles.set(key, toggle, context.now()),
    ),
    ...ingestProcedures(ports),
    ...trackProcedures(ports),
    ...supportProcedures(ports),
    ...brandProcedures(ports),
    ...webhookProcedures(ports),
    ...televisionProcedures(ports.television),
    ...marketingProcedures(ports),
    ...adProcedures(ports),
    ...accessProcedures(ports),
    ...staffManagementProcedures(ports.staff),
    ...recordProcedures(ports),
  };
}
