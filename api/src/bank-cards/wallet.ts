import type { ApiPorts, RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { listPrograms } from '../bonuses/repository.ts';
import { readPrograms } from '../bonuses/service.ts';
import { findBalances } from '../ledger/ledger.ts';
import { listCards } from '../payments/linked-cards.ts';
import { providerFor } from '../payments/payments-context.ts';
import { originOf } from '../payments/service.ts';
import { methodsFor } from '../prices/payment-methods.ts';
import type { MethodsFor, Wallet } from '../prices/payment-methods.ts';

/** Returns an account's means of payment. */
export type WalletOf = (accountId: number, context: RequestContext) => Promise<Wallet>;

export function createWalletOf(db: Database, ports: Pick<ApiPorts, 'payments' | 'config'>): WalletOf {
  return async (accountId, context) => {
    const [balances, cards, bonuses] = await Promise.all([
      findBalances(db, accountId),
      listCards(db, accountId),
      readPrograms(db, accountId, context),
    ]);
    const [provider] = ports.payments.byCurrency.values();
    return {
      balances,
      cards,
      bonuses,
      providerOf: (currency) => providerFor(ports, currency),
      paymentUrl: provider?.paymentUrl ?? null,
      topUpUrl: `${originOf(context, ports)}/pay`,
    };
  };
}

/** Returns the payment methods of an account. */
export function createMethodsOf(
  db: Database,
  ports: Pick<ApiPorts, 'payments'>,
): (accountId: number, viewer: Pick<RequestContext, 'brand' | 'language'>) => Promise<MethodsFor> {
  return async (accountId, viewer) =>
    methodsFor({
      // Without a provider a card cannot pay for anything.
      cards: ports.payments.byCurrency.size === 0 ? [] : await listCards(db, accountId),
      bonuses: (await listPrograms(db, accountId, viewer)).map(
        ({ id, name, status, currency, pointValue }) => ({
          id,
          name,
          status: status ?? 'not_registered',
          currency,
          pointValue,
        }),
      ),
      providerOf: (currency) => providerFor(ports, currency),
    });
}
