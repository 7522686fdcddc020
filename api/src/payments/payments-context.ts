import type { Currency } from '@kadr/contract';
import type { ApiPorts } from '../context/context.ts';
import type { PaymentProvider } from '../context/payment-provider.ts';
import type { Database } from '../database/database.ts';
import type { LettersService } from '../letters/service.ts';
import type { PushPublisher } from '../push/publisher.ts';
import type { KeySeal } from '../sealing/sealed-key.ts';
import type { paymentPurposes } from '../tables/payments.ts';
import type { PaymentRow } from './repository.ts';

/** How payments of one purpose are handled once their outcome is known. */
export interface Purpose {
  /**
   * Books a payment that succeeded, in the transaction that locks its account. Returns null, or the reason why it no
   * longer pays for anything: then it is refunded. A KadrError is such a reason, too, and rolls back what was written.
   */
  readonly apply: (transaction: Database, payment: AppliedPayment, now: Date) => Promise<string | null>;
  /** Called when a payment is declined, in the transaction that stores the decline. */
  readonly refuse?: (transaction: Database, payment: PaymentRow, now: Date) => Promise<void>;
}

export interface AppliedPayment extends PaymentRow {
  readonly accountId: number;
  /** Whether the account is blocked. */
  readonly isBlocked: boolean;
}

export type Purposes = Readonly<Partial<Record<(typeof paymentPurposes)[number], Purpose>>>;

/** Revokes what a transfer has paid for; the account must be locked. */
export type ClosePaid = (
  transaction: Database,
  paid: { readonly accountId: number; readonly transferId: number },
  now: Date,
) => Promise<void>;

export interface PaymentsPorts {
  readonly purposes: Purposes;
  readonly closePaid: ClosePaid;
  readonly push: Pick<PushPublisher, 'publish'>;
  readonly seal: KeySeal;
  readonly letters: Pick<LettersService, 'write'>;
  /** Origin of the service's pages, for links in letters. */
  readonly origin: string;
}

export interface PaymentsContext
  extends PaymentsPorts, Pick<ApiPorts, 'random' | 'log' | 'clock' | 'payments'> {
  readonly db: Database;
}

/** The provider that takes cards in a currency; null when there is none. */
export function providerFor(
  { payments }: Pick<ApiPorts, 'payments'>,
  currency: Currency,
): PaymentProvider | null {
  return payments.byCurrency.get(currency) ?? null;
}

/** A provider by its id; null when it is no longer configured. */
export function providerOf({ payments }: Pick<ApiPorts, 'payments'>, id: string): PaymentProvider | null {
  return [...payments.byCurrency.values()].find((provider) => provider.id === id) ?? null;
}
