import { and, asc, desc, eq, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { CertificateImportParsed, Language } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import { inLanguage } from '../database/translated.ts';
import { certificateDesigns, certificateProducts, certificates } from '../tables/certificates.ts';
import { services } from '../tables/services.ts';

export type CertificateRow = typeof certificates.$inferSelect;
export type ListedRow = Awaited<ReturnType<typeof listOf>>[number];

export async function listProducts(db: Database, language: Language, id: number | null = null) {
  const product = certificateProducts;
  return db
    .select({
      id: product.id,
      stored: product.name,
      name: sql<string>`${inLanguage(product.name, language)}`,
      amount: product.amount,
      currency: product.currency,
      serviceId: product.serviceId,
      serviceAlias: services.alias,
      serviceName: inLanguage(services.name, language),
      duration: product.duration,
      durationUnit: product.durationUnit,
    })
    .from(product)
    .leftJoin(services, eq(services.id, product.serviceId))
    .where(and(product.active, id === null ? undefined : eq(product.id, id)))
    .orderBy(asc(product.position), asc(product.id));
}

const designColumns = (language: Language) => ({
  alias: certificateDesigns.alias,
  name: sql<string>`${inLanguage(certificateDesigns.name, language)}`,
  from: certificateDesigns.from,
  to: certificateDesigns.to,
  sign: certificateDesigns.sign,
});

export async function listDesigns(db: Database, language: Language) {
  return db
    .select(designColumns(language))
    .from(certificateDesigns)
    .orderBy(asc(certificateDesigns.position), asc(certificateDesigns.id));
}

export async function findDesign(db: Database, alias: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: certificateDesigns.id })
    .from(certificateDesigns)
    .where(eq(certificateDesigns.alias, alias));
  return row?.id;
}

/** The certificate with that id, which an earlier attempt of the same request may have written. */
export async function putCertificate(
  transaction: Database,
  values: typeof certificates.$inferInsert,
): Promise<CertificateRow> {
  await transaction.insert(certificates).values(values).onConflictDoNothing({ target: certificates.id });
  const row = await findCertificate(transaction, values.id);
  if (row === undefined) throw new Error('The certificate does not exist after its insert.');
  return row;
}

export async function findCertificate(db: Database, id: string): Promise<CertificateRow | undefined> {
  const [row] = await db.select().from(certificates).where(eq(certificates.id, id));
  return row;
}

/** Locks the certificate of a code until the transaction ends. */
export async function lockByCode(
  transaction: Database,
  codeHash: string,
): Promise<CertificateRow | undefined> {
  const [row] = await transaction
    .select()
    .from(certificates)
    .where(eq(certificates.codeHash, codeHash))
    .for('update');
  return row;
}

export async function updateCertificate(
  transaction: Database,
  id: string,
  values: Partial<typeof certificates.$inferInsert>,
): Promise<void> {
  await transaction.update(certificates).set(values).where(eq(certificates.id, id));
}

/** Certificates that an account has bought or redeemed, or that were sent to its address, the latest first. */
export async function listOf(
  db: Database,
  { accountId, email }: { readonly accountId: number; readonly email: string | null },
  language: Language,
) {
  const isSentHere =
    email === null
      ? undefined
      : and(eq(certificates.recipientEmail, email.toLowerCase()), isNotNull(certificates.sentAt));
  return db
    .select({
      certificate: certificates,
      name: sql<string>`${inLanguage(certificates.name, language)}`,
      serviceAlias: services.alias,
      serviceName: inLanguage(services.name, language),
      design: designColumns(language),
    })
    .from(certificates)
    .innerJoin(certificateDesigns, eq(certificateDesigns.id, certificates.designId))
    .leftJoin(services, eq(services.id, certificates.serviceId))
    .where(
      and(
        or(eq(certificates.accountId, accountId), eq(certificates.redeemedById, accountId), isSentHere),
        ne(certificates.state, 'wait_payment'),
      ),
    )
    .orderBy(desc(certificates.createdAt), asc(certificates.id))
    .limit(200);
}

/** Whether a gift is due to be sent. */
export const isGiftDue = (now: Date): SQL | undefined =>
  and(
    eq(certificates.state, 'paid'),
    isNull(certificates.sentAt),
    isNotNull(certificates.recipientEmail),
    lte(certificates.sendAt, now),
  );

/** Claims gifts that are due, the earliest first; skips locked ones. */
export async function claimDue(transaction: Database, now: Date, limit: number): Promise<CertificateRow[]> {
  return transaction
    .select()
    .from(certificates)
    .where(isGiftDue(now))
    .orderBy(asc(certificates.sendAt))
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** Deletes orders that were never paid. */
export async function deleteUnpaidBefore(db: Database, date: Date): Promise<void> {
  await db
    .delete(certificates)
    .where(and(eq(certificates.state, 'wait_payment'), lt(certificates.createdAt, date)));
}

/** Writes products and designs over those with the same alias. Returns the aliases of services that do not exist. */
export async function replaceOffer(
  transaction: Database,
  { products, designs }: CertificateImportParsed,
): Promise<string[]> {
  const missing: string[] = [];
  for (const [position, { alias, service, ...product }] of products.entries()) {
    const [found] =
      service === null
        ? []
        : await transaction
            .select({ id: services.id })
            .from(services)
            .where(eq(services.alias, service.alias));
    if (service !== null && found === undefined) missing.push(service.alias);
    const values = {
      ...product,
      position,
      serviceId: found?.id ?? null,
      duration: service?.duration ?? null,
      durationUnit: service?.duration_unit ?? null,
    };
    await transaction
      .insert(certificateProducts)
      .values({ alias, ...values })
      .onConflictDoUpdate({ target: certificateProducts.alias, set: values });
  }
  for (const [position, { alias, ...design }] of designs.entries())
    await transaction
      .insert(certificateDesigns)
      .values({ alias, position, ...design })
      .onConflictDoUpdate({ target: certificateDesigns.alias, set: { position, ...design } });
  return missing;
}
