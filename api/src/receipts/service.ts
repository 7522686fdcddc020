import { KadrError, translate } from '@kadr/contract';
import type { Receipt } from '@kadr/contract';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import type { SessionService } from '../session/service.ts';
import type { ReceiptItem } from '../tables/receipts.ts';
import { vatIn } from '../text/vat.ts';
import { findOwn, listBeside } from './repository.ts';
import { secondsOf } from '../text/unix-seconds.ts';

/** Receipts as their accounts read them; `payments` writes them. */
export interface ReceiptsService {
  /** @throws KadrError SIGN_IN_REQUIRED; NOT_FOUND for another account's receipt, and for one that is not issued */
  getById(id: string, context: RequestContext): Promise<Receipt>;
}

export function createReceiptsService(
  db: Database,
  {
    sessions,
    brands,
  }: { readonly sessions: Pick<SessionService, 'requireAccount'> } & Pick<ApiPorts, 'brands'>,
): ReceiptsService {
  return {
    getById: async (id, context) => {
      const { accountId } = await sessions.requireAccount(context);
      const found = await findOwn(db, accountId, id);
      if (found === undefined) throw new KadrError('NOT_FOUND');
      return toReceipt(found, await listBeside(db, found.receipt), sellerOf(brands, context), context);
    },
  };
}

function sellerOf(brands: ApiPorts['brands'], { brand, language }: RequestContext): Receipt['seller'] {
  const { seller } = brands.find(({ id }) => id === brand) ?? {};
  return seller === undefined
    ? { name: '', tax_id: null }
    : { name: translate(seller.name, language), tax_id: seller.tax_id };
}

function toReceipt(
  { receipt, orderId, cardType, cardLast4 }: NonNullable<Awaited<ReturnType<typeof findOwn>>>,
  beside: Awaited<ReturnType<typeof listBeside>>,
  seller: Receipt['seller'],
  { language }: RequestContext,
): Receipt {
  const { id, number, refundId, amount, currency, email, phone, items, issuedAt, createdAt } = receipt;
  return {
    id,
    number,
    kind: kindOf(refundId),
    order_id: orderId,
    amount,
    currency,
    issued_at: secondsOf(issuedAt ?? createdAt),
    items: items.map((item: ReceiptItem) => ({
      name: translate(item.name, language),
      amount: item.amount,
      vat: item.vat,
      vat_amount: vatIn(item),
      is_advance: item.isAdvance,
    })),
    contact: email ?? phone,
    bank_card: cardType === null || cardLast4 === null ? null : { type: cardType, last4: cardLast4 },
    seller,
    registration: registrationOf(receipt),
    related: beside.map((other) => ({
      id: other.id,
      number: other.number,
      kind: kindOf(other.refundId),
      amount: other.amount,
    })),
  };
}

function registrationOf({
  state,
  marks,
}: Pick<
  NonNullable<Awaited<ReturnType<typeof findOwn>>>['receipt'],
  'state' | 'marks'
>): Receipt['registration'] {
  if (state === null) return null;
  const { document = null, storage = null, sign = null } = marks ?? {};
  const registered_at = marks === null ? null : secondsOf(new Date(marks.registeredAt));
  return { state, document, storage, sign, registered_at };
}

const kindOf = (refundId: string | null): Receipt['kind'] => (refundId === null ? 'payment' : 'refund');
