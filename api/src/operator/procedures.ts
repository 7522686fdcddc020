import type { PushEventCode, Today } from '@kadr/contract';
import type { AccountsService } from '../accounts/service.ts';
import type { BrandsService } from '../brands/service.ts';
import type { IngestsService } from '../ingests/service.ts';
import type { MessagesService } from '../messages/service.ts';
import { authorOf } from '../records/author.ts';
import type { ProblemReportsService } from '../problem-reports/service.ts';
import { procedures } from '../context/procedures.ts';
import type { OperatorOrders } from '../purchases/operator-orders.ts';
import type { SessionService } from '../session/service.ts';
import type { SupportService } from '../support/service.ts';
import type { TogglesService } from '../toggles/service.ts';
import { brandProcedures } from './brand-procedures.ts';
import { supportProcedures } from './support-procedures.ts';
import { accessProcedures } from './access-procedures.ts';
import type { AccessPorts } from './access-procedures.ts';
import { moneyProcedures } from './money-procedures.ts';
import type { MoneyPorts } from './money-procedures.ts';
import { pageProcedures } from './page-procedures.ts';
import type { PagePorts } from './page-procedures.ts';
import { promoProcedures } from './promo-procedures.ts';
import type { PromoPorts } from './promo-procedures.ts';
import { recordProcedures } from './record-procedures.ts';
import type { RecordPorts } from './record-procedures.ts';
import type { OperatorService } from './service.ts';
import { staffManagementProcedures } from './staff-procedures.ts';
import type { StaffPorts } from './staff-procedures.ts';

/** What the operator's operations reach. */
export interface OperatorPorts extends MoneyPorts, AccessPorts, PagePorts, PromoPorts, RecordPorts {
  readonly operator: OperatorService;
  readonly brands: Omit<BrandsService, 'published'>;
  readonly support: SupportService;
  readonly today: (now: Date) => Promise<Today>;
  readonly staff: StaffPorts;
  readonly ingests: IngestsService;
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

export function operatorProcedures({
  operator,
  brands,
  support,
  today,
  staff,
  operatorKeys,
  audit,
  infoPages,
  ingests,
  accounts,
  sessions,
  promoCodes,
  toggles,
  holdings,
  orders,
  refunds,
  newPrices,
  bookkeeping,
  letters,
  bonuses,
  certificates,
  messages,
  problemReports,
  push,
  records,
}: OperatorPorts) {
  const { importCatalogue, importGuide, createIngest, getIngest, retryIngest, composeAsset } =
    procedures.operator;
  const { importAccounts, sendMessages, creditAccounts, setToggle } = procedures.operator;
  const { subscribeAccounts } = procedures.operator;
  const { listProblemReports } = procedures.operator;
  return {
    importCatalogue: importCatalogue.handler(({ input, context }) =>
      operator.importCatalogue(input, authorOf(context)),
    ),
    importGuide: importGuide.handler(async ({ input }) => ({
      epgs: await operator.importGuide(input.guides),
    })),
    createIngest: createIngest.handler(({ input }) => ingests.create(input)),
    listIngests: procedures.operator.listIngests.handler(({ input, context }) =>
      ingests.list({ ...input, language: context.language }),
    ),
    getToday: procedures.operator.getToday.handler(({ context }) => today(context.now())),
    getIngest: getIngest.handler(({ input }) => ingests.get(input.id)),
    retryIngest: retryIngest.handler(({ input }) => ingests.retry(input.id)),
    composeAsset: composeAsset.handler(({ input }) => operator.compose(input)),
    importAccounts: importAccounts.handler(async ({ input }) => {
      const { signedOut, blockChanged } = await accounts.import(input.accounts);
      for (const account_id of blockChanged) await push.publish({ account_id, event_code: 'account_status' });
      await sessions.endAll(signedOut);
      return { accounts: input.accounts.length };
    }),
    ...promoProcedures({ promoCodes }),
    sendMessages: sendMessages.handler(async ({ input }) => ({
      messages: await messages.send(input.messages),
    })),
    creditAccounts: creditAccounts.handler(async ({ input, context }) => ({
      credits: await holdings.credit(input.credits, context.now()),
    })),
    subscribeAccounts: subscribeAccounts.handler(async ({ input, context }) => ({
      subscriptions: await orders.subscribe(input.subscriptions, context.now()),
    })),
    ...moneyProcedures({ holdings, refunds, newPrices, bookkeeping, letters, bonuses, certificates }),
    ...pageProcedures({ infoPages }),
    listProblemReports: listProblemReports.handler(({ input }) => problemReports.list(input)),
    setToggle: setToggle.handler(({ input: { key, ...toggle }, context }) =>
      toggles.set(key, toggle, context.now()),
    ),
    ...supportProcedures(support),
    ...brandProcedures(brands),
    ...accessProcedures({ operatorKeys, audit }),
    ...staffManagementProcedures(staff),
    ...recordProcedures({ records }),
  };
}
