import { findByLogin } from '../accounts/repository.ts';
import type { Database } from '../database/database.ts';
import { ownOrigin } from '../payments/service.ts';
import { claimDue, updateCertificate } from './repository.ts';
import type { CertificateRow } from './repository.ts';
import type { CertificatesContext } from './service.ts';
import { giftLetter, receivedDisplay } from './texts.ts';

/** The most gifts sent in one run. */
const atOnce = 100;

/** Writes the letters of gifts that are due, each once; a separate pass sends the letters. */
export async function send(ctx: CertificatesContext, now: Date): Promise<void> {
  await ctx.db.transaction(async (transaction) => {
    for (const certificate of await claimDue(transaction, now, atOnce))
      await sendOne(ctx, transaction, certificate, now);
  });
}

async function sendOne(
  ctx: CertificatesContext,
  transaction: Database,
  certificate: CertificateRow,
  now: Date,
): Promise<void> {
  const { id, recipientEmail: email, codeSecret } = certificate;
  if (email === null) return;
  const code = ctx.codes.read(id, codeSecret);
  // The code comes after the hash, which browsers do not send.
  const link = `${ownOrigin(ctx)}/my/certificates#${code}`;
  await ctx.letters.writeTo(transaction, {
    email,
    key: `certificate/${id}`,
    ...giftLetter(certificate, { code, link }),
    createdAt: now,
  });
  await updateCertificate(transaction, id, { sentAt: now });
  const account = await findByLogin(transaction, 'email', email);
  if (account === undefined) return;
  await ctx.push.publish(transaction, { account_id: account.id, event_code: 'vod_certificate_created' });
  await ctx.messages.post(transaction, {
    accountId: account.id,
    profileId: null,
    key: `certificate/${id}/received`,
    eventCode: 'vod_certificate_created',
    display: receivedDisplay(certificate),
    createdAt: now,
  });
}
