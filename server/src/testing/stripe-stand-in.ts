import { createHmac } from 'node:crypto';
import type { WebhookRequest } from '@kadr/api';
import { startStandIn } from '@kadr/testing/stand-in';
import type { Asked, StandIn, Told } from '@kadr/testing/stand-in';

/** Stripe's test cards, and two of our own for saved cards. */
export const stripeCards = {
  plain: '4242424242424242',
  secure: '4000002760003184',
  /** Can be saved; later charges are declined. */
  savedDeclined: '4000000000000341',
  savedRevoked: '4000000000000358',
  savedCut: '4000000000000366',
  disputed: '4000000000000259',
  refundFails: '4000000000005126',
} as const;

const declined: Readonly<Record<string, string>> = {
  '4000000000000002': 'generic_decline',
  '4000000000009995': 'insufficient_funds',
  '4000000000009987': 'lost_card',
  '4000000000000069': 'expired_card',
  '4000000000000127': 'incorrect_cvc',
  '4000000000000119': 'processing_error',
  '4000000000006975': 'card_velocity_exceeded',
};

export const stripeKeys = {
  secretKey: 'sk_test_of_the_stand_in',
  publicKey: 'pk_test_of_the_stand_in',
  webhookSecret: 'whsec_of_the_stand_in',
};

export interface StripeStandIn extends StandIn {
  /** Submits a card as Stripe's script does; returns the page of 3-D Secure when the holder is asked. */
  confirm(clientSecret: string, card: string): string | null;
  /** The holder, on that page. */
  answer(page: string, isPassed: boolean): void;
  webhooks(ref: string): readonly WebhookRequest[];
  advance(seconds: number): void;
}

type Json = Record<string, unknown>;

interface World {
  readonly intents: Map<string, Json>;
  readonly methods: Map<string, string>;
  readonly refunds: Map<string, Json>;
  readonly disputes: Map<string, Json>;
  readonly answers: Map<string, { readonly request: string; readonly told: Told }>;
  readonly events: { readonly subject: string; readonly request: WebhookRequest }[];
  /** Future events and their times, in seconds. */
  later: { readonly at: number; readonly run: () => void }[];
  ahead: number;
  count: number;
}

/** A server with Stripe's documented answers about intents, customers, refunds and disputes of cards. */
export async function startStripe(): Promise<StripeStandIn> {
  const world: World = {
    intents: new Map(),
    methods: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    answers: new Map(),
    events: [],
    later: [],
    ahead: 0,
    count: 0,
  };
  const server = await startStandIn((asked, url) => handle(world, asked, url));
  return {
    ...server,
    confirm: (secret, card) => confirm(world, intentBySecret(world, secret), card, server.url),
    answer: (page, isPassed) => {
      const [, id = '', card = ''] = /\/3ds\/(\w+)\/(\d+)$/.exec(page) ?? [];
      finish(world, intentOf(world, id), card, isPassed ? null : authenticationFailed);
    },
    webhooks: (ref) => world.events.filter(({ subject }) => subject === ref).map(({ request }) => request),
    advance: (seconds) => {
      world.ahead += seconds;
      const due = world.later.filter(({ at }) => at <= nowOf(world));
      world.later = world.later.filter(({ at }) => at > nowOf(world));
      for (const { run } of due) run();
    },
  };
}

const authenticationFailed = 'payment_intent_authentication_failure';
const nowOf = ({ ahead }: World): number => Math.floor(Date.now() / 1000) + ahead;
const idOf = (world: World, prefix: string): string => `${prefix}_${(world.count += 1)}test`;
const missing: Told = {
  status: 404,
  body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object' } },
};
const invalid = (code: string): Told => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', code, message: code } },
});

function handle(world: World, asked: Asked, url: string): Told {
  const { method, path, fields, headers } = asked;
  // The call of Stripe's script, with the publishable key.
  if (path === '/browser/confirm') {
    const intent = intentBySecret(world, fields.get('client_secret') ?? '');
    const page = confirm(world, intent, fields.get('card') ?? '', url);
    const cors = { 'content-type': 'application/json', 'access-control-allow-origin': '*' };
    return { body: { page, error: errorOf(intent) }, headers: cors };
  }
  if (headers.authorization !== `Bearer ${stripeKeys.secretKey}`)
    return { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key' } } };
  if (method === 'GET') return readObject(world, path, fields);
  const key = headers['idempotency-key'];
  if (typeof key !== 'string') return invalid('no_key');
  const request = `${path} ${fields.toString()}`;
  const known = world.answers.get(key);
  if (known !== undefined) {
    if (known.request === request) return known.told;
    const message = 'Keys for idempotent requests can only be used with the same parameters.';
    return { status: 400, body: { error: { type: 'idempotency_error', message } } };
  }
  const told = makeObject(world, path, fields, url);
  // The answer is remembered: a connection that is cut loses only the answer.
  const answer = told === 'cut' ? { body: latestIntent(world) } : told;
  world.answers.set(key, { request, told: structuredClone(answer) });
  return told;
}

function makeObject(world: World, path: string, fields: URLSearchParams, url: string): Told {
  const [, , collection, id, action] = path.split('/');
  if (collection === 'customers') return { body: { id: idOf(world, 'cus'), object: 'customer' } };
  if (collection === 'refunds') return refund(world, fields);
  if (action === 'cancel') {
    const intent = world.intents.get(id ?? '');
    if (intent === undefined) return missing;
    if (['succeeded', 'canceled'].includes(String(intent['status'])))
      return invalid('payment_intent_unexpected_state');
    intent['status'] = 'canceled';
    return { body: intent };
  }
  const intent = createIntent(
    world,
    collection === 'setup_intents' ? 'setup_intent' : 'payment_intent',
    fields,
  );
  return fields.get('confirm') === 'true' ? chargeSaved(world, intent, fields, url) : { body: intent };
}

function createIntent(world: World, object: string, fields: URLSearchParams): Json {
  const id = idOf(world, object === 'setup_intent' ? 'seti' : 'pi');
  const isPayment = object === 'payment_intent';
  const intent: Json = {
    id,
    object,
    status: 'requires_payment_method',
    created: nowOf(world),
    metadata: { attempt: fields.get('metadata[attempt]') },
    customer: fields.get('customer'),
    client_secret: `${id}_secret_of_the_browser`,
    payment_method: null,
    next_action: null,
    ...(isPayment && {
      amount: Number(fields.get('amount')),
      amount_received: 0,
      currency: fields.get('currency'),
      setup_future_usage: fields.get('setup_future_usage'),
      latest_charge: null,
    }),
    [isPayment ? 'last_payment_error' : 'last_setup_error']: null,
  };
  world.intents.set(id, intent);
  return intent;
}

function chargeSaved(world: World, intent: Json, fields: URLSearchParams, url: string): Told {
  const card = world.methods.get(fields.get('payment_method') ?? '');
  if (card === undefined) {
    world.intents.delete(String(intent['id']));
    return missing;
  }
  const saved: Readonly<Record<string, string>> = {
    [stripeCards.savedDeclined]: 'insufficient_funds',
    [stripeCards.savedRevoked]: 'revocation_of_authorization',
    ...(fields.get('off_session') === 'true' && { [stripeCards.secure]: 'authentication_required' }),
  };
  if (card === stripeCards.secure && saved[card] === undefined) {
    intent['status'] = 'requires_action';
    intent['next_action'] = { redirect_to_url: { url: `${url}/3ds/${String(intent['id'])}/${card}` } };
    return { body: intent };
  }
  finish(world, intent, card, saved[card] ?? null);
  if (card === stripeCards.savedCut) return 'cut';
  const fault = errorOf(intent);
  if (fault === null) return { body: intent };
  return { status: 402, body: { error: { ...(fault as Json), payment_intent: intent } } };
}

/** The script's answer to a card. */
function confirm(world: World, intent: Json, card: string, url: string): string | null {
  if (intent['status'] !== 'requires_payment_method') throw new Error('This intent takes no card any more.');
  if (card === stripeCards.secure) {
    intent['status'] = 'requires_action';
    return `${url}/3ds/${String(intent['id'])}/${card}`;
  }
  finish(world, intent, card, declined[card] ?? null);
  return null;
}

function finish(world: World, intent: Json, card: string, fault: string | null): void {
  const isPayment = intent['object'] === 'payment_intent';
  const kind = isPayment ? 'payment_intent' : 'setup_intent';
  intent['next_action'] = null;
  if (fault !== null) {
    const isDecline = fault !== authenticationFailed;
    intent['status'] = 'requires_payment_method';
    intent[isPayment ? 'last_payment_error' : 'last_setup_error'] = {
      type: 'card_error',
      code: isDecline ? 'card_declined' : fault,
      ...(isDecline && { decline_code: fault }),
      message: 'Your card was declined.',
    };
    return tell(world, `${kind}.${isPayment ? 'payment_failed' : 'setup_failed'}`, intent);
  }
  const method = idOf(world, 'pm');
  world.methods.set(method, card);
  Object.assign(intent, {
    status: 'succeeded',
    payment_method: {
      id: method,
      card: { brand: 'visa', last4: card.slice(-4), exp_month: 12, exp_year: 2030 },
    },
    ...(isPayment && {
      amount_received: intent['amount'],
      latest_charge: { id: idOf(world, 'ch'), amount_refunded: 0, disputed: false, card },
    }),
  });
  tell(world, `${kind}.succeeded`, intent);
  if (card === stripeCards.disputed) later(world, 60, () => openDispute(world, intent));
}

function openDispute(world: World, intent: Json): void {
  const dispute: Json = {
    id: idOf(world, 'du'),
    status: 'needs_response',
    created: nowOf(world),
    payment_intent: intent['id'],
  };
  world.disputes.set(String(dispute['id']), dispute);
  (intent['latest_charge'] as Json)['disputed'] = true;
  tell(world, 'charge.dispute.created', dispute, String(intent['id']));
  later(world, 120, () => {
    dispute['status'] = 'lost';
    tell(world, 'charge.dispute.closed', dispute, String(intent['id']));
  });
}

function refund(world: World, fields: URLSearchParams): Told {
  const intent = world.intents.get(fields.get('payment_intent') ?? '');
  if (intent === undefined) return missing;
  const charge = intent['latest_charge'] as Json | null;
  const amount = Number(fields.get('amount'));
  if (charge === null || amount > Number(intent['amount_received']) - Number(charge['amount_refunded']))
    return invalid('charge_already_refunded');
  const isPending = charge['card'] === stripeCards.refundFails;
  const made: Json = {
    id: idOf(world, 're'),
    payment_intent: intent['id'],
    amount,
    currency: intent['currency'],
    created: nowOf(world),
    status: isPending ? 'pending' : 'succeeded',
  };
  world.refunds.set(String(made['id']), made);
  if (isPending)
    later(world, 60, () =>
      Object.assign(made, { status: 'failed', failure_reason: 'expired_or_canceled_card' }),
    );
  else charge['amount_refunded'] = Number(charge['amount_refunded']) + amount;
  return { body: made };
}

function readObject({ intents, refunds, disputes }: World, path: string, fields: URLSearchParams): Told {
  const [, , collection = '', id] = path.split('/');
  const of =
    new Map([
      ['refunds', refunds],
      ['disputes', disputes],
    ]).get(collection) ?? intents;
  if (id !== undefined) {
    const found = of.get(id);
    return found === undefined ? missing : { body: found };
  }
  const [from, to] = ['created[gte]', 'created[lt]'].map((name) => fields.get(name));
  const payment = fields.get('payment_intent');
  const data = [...of.values()]
    .filter(
      ({ created, object, payment_intent: about }) =>
        Number(created) >= Number(from ?? 0) &&
        Number(created) < Number(to ?? Infinity) &&
        (payment === null || about === payment) &&
        object !== 'setup_intent',
    )
    .toReversed();
  return { body: { object: 'list', data, has_more: false } };
}

function tell(world: World, type: string, object: Json, subject = String(object['id'])): void {
  const body = JSON.stringify({ id: idOf(world, 'evt'), object: 'event', type, data: { object } });
  const now = new Date();
  const time = Math.floor(now.getTime() / 1000);
  const hash = createHmac('sha256', stripeKeys.webhookSecret).update(`${time}.${body}`).digest('hex');
  const request = {
    raw: new TextEncoder().encode(body),
    headers: { 'stripe-signature': `t=${time},v1=${hash}` },
    remoteAddress: '127.0.0.1',
    now,
  };
  world.events.push({ subject, request });
}

const later = (world: World, seconds: number, run: () => void): void =>
  void world.later.push({ at: nowOf(world) + seconds, run });

function intentOf({ intents }: World, id: string): Json {
  const intent = intents.get(id);
  if (intent === undefined) throw new Error(`There is no intent ${id}.`);
  return intent;
}

const intentBySecret = (world: World, secret: string): Json =>
  intentOf(world, secret.split('_secret_')[0] ?? '');
const latestIntent = ({ intents }: World): Json => [...intents.values()].at(-1) ?? {};
const errorOf = (intent: Json): unknown => intent['last_payment_error'] ?? intent['last_setup_error'] ?? null;
