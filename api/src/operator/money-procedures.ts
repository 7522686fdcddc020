import type { BookkeepingService } from '../bookkeeping/service.ts';
import { procedures } from '../context/procedures.ts';
import type { LettersService } from '../letters/service.ts';
import type { RefundsService } from '../refunds/service.ts';

export interface MoneyPorts {
  readonly refunds: RefundsService;
  readonly bookkeeping: Pick<BookkeepingService, 'list'>;
  readonly letters: Pick<LettersService, 'dead' | 'revive'>;
}

/** What an operator does about money, and sees of what went wrong. */
export function moneyProcedures({ refunds, bookkeeping, letters }: MoneyPorts) {
  const { refund, noteDispute, listBookChecks, retryLetters } = procedures.operator;
  return {
    refund: refund.handler(({ input, context }) => refunds.refund(input, context.now())),
    noteDispute: noteDispute.handler(async ({ input, context }) => {
      await refunds.dispute(input, context.now());
      return {};
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
