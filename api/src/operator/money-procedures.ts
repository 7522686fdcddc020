import type { OperatorBonuses } from '../bonuses/operator-bonuses.ts';
import type { BookkeepingService } from '../bookkeeping/service.ts';
import type { CertificatesService } from '../certificates/service.ts';
import { procedures } from '../context/procedures.ts';
import type { LettersService } from '../letters/service.ts';
import type { HoldingsService } from '../purchases/holdings.ts';
import type { RefundsService } from '../refunds/service.ts';
import type { ReportsService } from '../reports/service.ts';
import type { NewPrices } from '../subscriptions/new-price.ts';

export interface MoneyPorts {
  readonly refunds: RefundsService;
  readonly holdings: Pick<HoldingsService, 'paymentsOf' | 'credit'>;
  readonly newPrices: NewPrices;
  readonly bookkeeping: Pick<BookkeepingService, 'list'>;
  readonly letters: Pick<LettersService, 'dead' | 'revive'>;
  readonly bonuses: Omit<OperatorBonuses, 'expire'>;
  readonly certificates: Pick<CertificatesService, 'import'>;
  readonly reports: Pick<ReportsService, 'read'>;
}

/** An operator's actions on money, and lists of what went wrong. */
export function moneyProcedures(ports: MoneyPorts) {
  const { refunds, holdings, newPrices, bookkeeping, letters, bonuses, certificates, reports } = ports;
  const { importBonusPrograms, grantBonuses, setBonusMembers, importCertificates } = procedures.operator;
  const { listPayments, refund, noteDispute, askNewPrice, listBookChecks, retryLetters } =
    procedures.operator;
  const { getRevenue, getSubscriptionFigures, getTurnover, getTax } = procedures.operator;
  return {
    listPayments: listPayments.handler(({ input, context }) =>
      holdings.paymentsOf(input.account, { ...input, language: context.language }),
    ),
    refund: refund.handler(({ input, context }) => refunds.refund(input, context.now())),
    noteDispute: noteDispute.handler(async ({ input, context }) => {
      await refunds.dispute(input, context.now());
      return {};
    }),
    askNewPrice: askNewPrice.handler(async ({ input, context }) => {
      const { duration_unit: durationUnit, from, ...price } = input;
      const wanted = { ...price, durationUnit, from: new Date(from * 1000) };
      return { subscriptions: await newPrices.ask(wanted, context.now()) };
    }),
    listBookChecks: listBookChecks.handler(async () => ({
      checks: await bookkeeping.list(),
      letters: (await letters.dead()).map(({ id, channel, subject, tries, lastError, createdAt }) => ({
        id,
        channel,
        subject,
        tries,
        last_error: lastError,
        created_at: Math.floor(createdAt.getTime() / 1000),
      })),
    })),
    getRevenue: getRevenue.handler(({ input, context }) => reports.read('revenue', input, context)),
    getSubscriptionFigures: getSubscriptionFigures.handler(({ input, context }) =>
      reports.read('subscriptions', input, context),
    ),
    getTurnover: getTurnover.handler(({ input, context }) => reports.read('turnover', input, context)),
    getTax: getTax.handler(({ input, context }) => reports.read('tax', input, context)),
    importBonusPrograms: importBonusPrograms.handler(async ({ input: { bonus_programs } }) => {
      await bonuses.import(bonus_programs);
      return { bonus_programs: bonus_programs.length };
    }),
    importCertificates: importCertificates.handler(async ({ input }) => {
      await certificates.import(input);
      return { products: input.products.length, designs: input.designs.length };
    }),
    grantBonuses: grantBonuses.handler(async ({ input, context }) => ({
      grants: await bonuses.grant(input.grants, context.now()),
    })),
    setBonusMembers: setBonusMembers.handler(async ({ input: { members } }) => {
      await bonuses.setMembers(members);
      return { members: members.length };
    }),
    retryLetters: retryLetters.handler(async ({ context }) => ({
      letters: await letters.revive(context.now()),
    })),
  };
}
