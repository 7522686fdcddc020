import type { PaymentProvider } from '@kadr/api';
import { startStripe, stripeCards, stripeKeys } from '../../testing/stripe-stand-in.ts';
import { providerContract } from '../provider-contract.ts';
import type { ContractSide } from '../provider-contract.ts';
import { createStripe } from './provider.ts';

async function openStripe(): Promise<ContractSide> {
  const stripe = await startStripe();
  const providerAt = (url: string): PaymentProvider =>
    createStripe({
      ...stripeKeys,
      url: () => url,
      scriptUrl: `${url}/v3/`,
      now: () => new Date(),
    });
  return {
    provider: providerAt(stripe.url),
    // The port of the discard protocol has no listener.
    unreachable: providerAt('http://127.0.0.1:9'),
    enterCard: ({ next }, card) => {
      if (next?.kind !== 'tokenise') throw new Error('The payment takes no card.');
      return new Promise((resolve) => resolve(stripe.confirm(next.clientSecret, card)));
    },
    answer: (page, how) => Promise.resolve(stripe.answer(page, how === 'pass')),
    webhooks: (ref) => stripe.webhooks(ref),
    advance: (seconds) => Promise.resolve(stripe.advance(seconds)),
    close: () => stripe.close(),
  };
}

providerContract(
  'Stripe',
  {
    entry: 'tokenise',
    cancelsOpen: true,
    hasWebhooks: true,
    plain: stripeCards.plain,
    secure: stripeCards.secure,
    declined: [
      ['4000000000009995', 'insufficient_funds', 'later'],
      ['4000000000000002', 'other', 'later'],
      ['4000000000009987', 'fraud', 'never'],
      ['4000000000000069', 'card_expired', 'never'],
      ['4000000000000127', 'wrong_data', 'later'],
      ['4000000000000119', 'issuer', 'later'],
      ['4000000000006975', 'limit', 'later'],
    ],
    savedDeclined: stripeCards.savedDeclined,
    savedRevoked: stripeCards.savedRevoked,
    savedCut: stripeCards.savedCut,
    registersReceipts: false,
    refundFails: stripeCards.refundFails,
    disputed: stripeCards.disputed,
  },
  openStripe,
);
