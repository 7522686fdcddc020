import { procedures } from '../context/procedures.ts';
import type { CertificatesService } from './service.ts';

export function certificatesProcedures(certificates: CertificatesService) {
  const { offer, list, buy, retry, redeem } = procedures.certificates;
  return {
    offer: offer.handler(({ context }) => certificates.offer(context)),
    list: list.handler(async ({ context }) => ({ items: await certificates.list(context) })),
    buy: buy.handler(({ input, context }) => certificates.buy(input, context)),
    retry: retry.handler(({ input, context }) => certificates.retry(input.ticket_id, context)),
    redeem: redeem.handler(({ input, context }) => certificates.redeem(input.code, context)),
  };
}
