import type { ApiPorts, RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { findBalances } from '../ledger/ledger.ts';
import { listCards } from '../payments/linked-cards.ts';
import { providerFor } from '../payments/payments-context.ts';
import { originOf } from '../payments/service.ts';
import { methodsFor } from '../prices/payment-methods.ts';
import type { MethodsFor, Wallet } from '../prices/payment-methods.ts';

/** What an account can pay with. */
export type WalletOf = (accountId: number, context: RequestContext) => Promise<Wallet>;

export function createWalletOf(db: Database, ports: Pick<ApiPorts, 'payments' | 'config'>): WalletOf {
  return async (accountId, context) => {
    const [balances, cards] = await Promise.all([findBalances(db, accountId), listCards(db, accountId)]);
    const [provider] = ports.payments.byCurrency.values();
    return {
      balances,
      cards,
      providerOf: (currency) => providerFor(ports, currency),
      paymentUrl: provider?.paymentUrl ?? null,
      topUpUrl: `${originOf(context, ports)}/pay`,
    };
  };
}

/** By which methods an account can pay. */
export function createMethodsOf(
  db: Database,
  ports: Pick<ApiPorts, 'payments'>,
): (accountId: number) => Promise<MethodsFor> {
  return async (accountId) =>
    methodsFor({
      // Without a provider a card pays for nothing.
      cards: ports.payments.byCurrency.size === 0 ? [] : await listCards(db, accountId),
      providerOf: (currency) => providerFor(ports, currency),
    });
}
