import type { Currency } from '@kadr/contract';
import type { ApiPorts } from '../context/context.ts';
import type { PaymentProvider } from '../context/payment-provider.ts';
import type { Database } from '../database/database.ts';
import type { LettersService } from '../letters/service.ts';
import type { PushPublisher } from '../push/publisher.ts';
import type { KeySeal } from '../sealing/sealed-key.ts';
import type { paymentPurposes } from '../tables/payments.ts';
import type { PaymentRow } from './repository.ts';

/** What payments of one purpose do once their outcome is known. */
export interface Purpose {
  /**
   * Books a payment that succeeded, in the transaction that holds its account. Gives null, or why it can pay for nothing any
   * more: then it is paid back. A KadrError is such a reason, too, and takes back what was written.
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

/** Takes back what a transfer has paid for, of an account that is locked. */
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
  /** Where the service's pages are, for links in letters. */
  readonly origin: string;
}

export interface PaymentsContext
  extends PaymentsPorts, Pick<ApiPorts, 'random' | 'log' | 'clock' | 'payments'> {
  readonly db: Database;
}

/** The provider that takes cards in a currency; null where none does. */
export function providerFor(
  { payments }: Pick<ApiPorts, 'payments'>,
  currency: Currency,
): PaymentProvider | null {
  return payments.byCurrency.get(currency) ?? null;
}

/** A provider by its id; null when it is not configured any more. */
export function providerOf({ payments }: Pick<ApiPorts, 'payments'>, id: string): PaymentProvider | null {
  return [...payments.byCurrency.values()].find((provider) => provider.id === id) ?? null;
}
