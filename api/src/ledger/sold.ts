import type { transferKinds } from '../tables/ledger.ts';
import type { OwnSide } from './ledger.ts';

/** The ledger account for the money of a sale: the worth of certificates is owed until they are redeemed. */
export function soldTo(kind: (typeof transferKinds)[number]): OwnSide {
  return { kind: kind === 'certificate_sale' ? 'certificates' : 'sales' };
}
