import type { transferKinds } from '../tables/ledger.ts';
import type { OwnSide } from './ledger.ts';

/** Where the money of something sold is: what certificates are worth is owed until they are redeemed. */
export function soldTo(kind: (typeof transferKinds)[number]): OwnSide {
  return { kind: kind === 'certificate_sale' ? 'certificates' : 'sales' };
}
