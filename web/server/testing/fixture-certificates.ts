import type { Certificate, CertificateDesign, CertificateProduct } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';

const designs: CertificateDesign[] = [
  { alias: 'evening', name: 'Вечер', from: '#7b2ff7', to: '#f107a3', sign: 'gift' },
  { alias: 'sea', name: 'Море', from: '#0f4c81', to: '#1cb5a0', sign: 'star' },
];
const products: CertificateProduct[] = [
  { id: 1, name: 'Сертификат на 500 ₽', amount: 50_000, currency: 'RUB', service: null },
  {
    id: 2,
    name: 'Кино на 3 месяца',
    amount: 89_900,
    currency: 'RUB',
    service: { alias: 'cinema', name: 'Кино', duration: 3, duration_unit: 'month' },
  },
];

/** A certificate that the buyer keeps, and a gift to be sent later. */
export const fixtureOwned: Certificate[] = [
  {
    id: '0b6f3a52-6c1e-4e0e-9d1c-0a5f3f1d2c3b',
    role: 'bought',
    state: 'ready',
    product: { ...(products[0] as CertificateProduct), id: 0 },
    design: designs[0] as CertificateDesign,
    code: 'ABCD-EFGH-JKLM-NPQR',
    gift: null,
    balance: 50_000,
    created_at: 1_790_000_000,
  },
];

/** Certificates without a service behind them. */
export function fixtureCertificates(
  onCall: (operation: string) => void | Promise<void> = () => undefined,
): KadrClient['certificates'] {
  const answer = async <T>(operation: string, value: () => T): Promise<T> => {
    await onCall(operation);
    return value();
  };
  return {
    offer: () => answer('certificates.offer', () => ({ products, designs })),
    list: () => answer('certificates.list', () => ({ items: fixtureOwned })),
    buy: () =>
      answer('certificates.buy', () => ({
        certificate_id: '0b6f3a52-6c1e-4e0e-9d1c-0a5f3f1d2c3b',
        status: 'paid' as const,
        ticket_id: null,
        order_id: null,
        payment: null,
      })),
    retry: ({ ticket_id }) => answer('certificates.retry', () => ({ ticket_id, payment: null })),
    redeem: () =>
      answer('certificates.redeem', () => ({
        gives: 'balance' as const,
        notification: {
          event_type: 'sync_purchases',
          display: {
            message: 'Сертификат активирован',
            submessage: 'На балансе стало на 500 ₽ больше.',
            poster: null,
            target: null,
          },
        },
      })),
  };
}
