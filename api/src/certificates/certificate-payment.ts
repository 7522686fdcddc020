import { receive } from '../ledger/ledger.ts';
import type { Purpose } from '../payments/payments-context.ts';
import { pay } from './buy.ts';
import { findCertificate } from './repository.ts';
import type { CertificatesContext } from './service.ts';

/** Pays certificates with card payments. */
export function certificatePurpose(ports: Pick<CertificatesContext, 'push' | 'messages'>): Purpose {
  return {
    apply: async (transaction, payment, now) => {
      const { id, accountId, certificateId, amount, currency, provider } = payment;
      if (payment.isBlocked) return 'account_blocked';
      const certificate =
        certificateId === null ? undefined : await findCertificate(transaction, certificateId);
      if (certificate?.state !== 'wait_payment') return 'certificate_gone';
      await receive(
        transaction,
        { accountId, amount, currency, key: `payment:${id}`, paymentId: id, now },
        { kind: 'card_payment', from: { kind: 'bank', provider } },
      );
      await pay(ports, transaction, { certificate, accountId, paymentId: id }, now);
      return null;
    },
  };
}
