import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { certificates } from '../tables/certificates.ts';

/** Marks the certificate paid by a transfer as refunded, unless it is redeemed. */
export async function closeCertificate(transaction: Database, transferId: number): Promise<void> {
  await transaction
    .update(certificates)
    .set({ state: 'refunded' })
    .where(and(eq(certificates.transferId, transferId), eq(certificates.state, 'paid')));
}
