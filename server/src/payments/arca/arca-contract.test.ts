import type { PaymentProvider } from '@kadr/api';
import { expect, it } from 'vitest';
import { arcaAccess, arcaCards, startArca } from '@kadr/testing/arca-stand-in';
import { providerContract } from '../provider-contract.ts';
import type { ContractSide } from '../provider-contract.ts';
import { createArca } from './provider.ts';

const providerAt = (url: string, access = arcaAccess): PaymentProvider =>
  createArca({ ...access, url: () => `${url}/payment/rest`, now: () => new Date() });

async function openArca(): Promise<ContractSide> {
  const arca = await startArca();
  return {
    provider: providerAt(arca.url),
    // The port of the discard protocol has no listener.
    unreachable: providerAt('http://127.0.0.1:9'),
    enterCard: ({ next }, card) => {
      if (next?.kind !== 'redirect') throw new Error('The payment takes no card.');
      return new Promise((resolve) => resolve(arca.enter(next.url, card)));
    },
    answer: (page, how) => Promise.resolve(arca.answer(page, how)),
    webhooks: () => [],
    advance: () => Promise.resolve(),
    close: () => arca.close(),
  };
}

providerContract(
  'ArCa',
  {
    entry: 'redirect',
    cancelsOpen: true,
    hasWebhooks: false,
    plain: arcaCards.plain,
    secure: arcaCards.secure,
    declined: [
      ['9051111111111211', 'insufficient_funds', 'later'],
      ['9051111111111229', 'card_expired', 'never'],
      ['9051111111111237', 'fraud', 'never'],
      ['9051111111111245', 'limit', 'later'],
      ['9051111111111252', 'wrong_data', 'later'],
      ['9051111111111260', 'issuer', 'later'],
    ],
    savedDeclined: arcaCards.savedDeclined,
    savedRevoked: arcaCards.savedRevoked,
    savedCut: arcaCards.savedCut,
    registersReceipts: false,
    refundFails: null,
    disputed: null,
  },
  openArca,
);

it('a refund of which nobody knows is not made twice: the sum that went back says whether it was', async () => {
  const side = await openArca();
  const { provider } = side;
  const amount = { amount: 199_000, currency: 'AMD' } as const;
  const payment = await provider.createPayment({
    key: crypto.randomUUID(),
    amount,
    save: false,
    returnUrl: 'http://localhost:3000/',
    description: 'Kadr 1',
    customer: { id: '17', email: null, phone: null },
    receipt: null,
  });
  await side.enterCard(payment, arcaCards.plain);
  const refund = { key: 'lost', ref: payment.ref ?? '', amount, refundedBefore: 0, receipt: null };
  expect(await provider.refund(refund)).toMatchObject({ state: 'succeeded' });
  expect(await provider.refund(refund)).toMatchObject({ state: 'succeeded' });
  // A refund was made at the bank itself: the adapter does not guess.
  expect(await provider.refund({ ...refund, refundedBefore: 100 })).toMatchObject({ state: 'failed' });
  expect((await provider.getPayment({ ref: payment.ref ?? '' }))?.refunded).toEqual(amount);
  await side.close();
});

it('wrong credentials are a fault of the configuration', async () => {
  const arca = await startArca();
  const provider = providerAt(arca.url, { ...arcaAccess, password: 'another-password' });
  await expect(provider.getPayment({ ref: 'one' })).rejects.toThrow(/credentials/);
  expect(
    provider.parseWebhook({ raw: new Uint8Array(), headers: {}, remoteAddress: '', now: new Date() }),
  ).toMatchObject({ ok: false });
  await arca.close();
});
