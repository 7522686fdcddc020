import type { BookkeepingService } from '../bookkeeping/service.ts';
import { procedures } from '../context/procedures.ts';
import type { LettersService } from '../letters/service.ts';
import type { RefundsService } from '../refunds/service.ts';
import type { NewPrices } from '../subscriptions/new-price.ts';

export interface MoneyPorts {
  readonly refunds: RefundsService;
  readonly newPrices: NewPrices;
  readonly bookkeeping: Pick<BookkeepingService, 'list'>;
  readonly letters: Pick<LettersService, 'dead' | 'revive'>;
}

/** What an operator does about money, and sees of what went wrong. */
export function moneyProcedures({ refunds, newPrices, bookkeeping, letters }: MoneyPorts) {
  const { refund, noteDispute, askNewPrice, listBookChecks, retryLetters } = procedures.operator;
  return {
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
    retryLetters: retryLetters.handler(async ({ context }) => ({
      letters: await letters.revive(context.now()),
    })),
  };
}
