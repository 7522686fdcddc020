import { startStandIn } from './stand-in.ts';
import type { Asked, StandIn, Told } from './stand-in.ts';

export const arcaCards = {
  plain: '9051111111111112',
  secure: '9051111111111120',
  savedDeclined: '9051111111111138',
  savedRevoked: '9051111111111146',
  savedCut: '9051111111111153',
} as const;

/** Cards that are declined, by action code. */
const declined: Readonly<Record<string, number>> = {
  '9051111111111211': 116,
  '9051111111111229': 101,
  '9051111111111237': 208,
  '9051111111111245': 121,
  '9051111111111252': 71015,
  '9051111111111260': 910,
};

export const arcaAccess = { userName: 'kadr_api', password: 'password-of-the-stand-in' };

export interface ArcaStandIn extends StandIn {
  /** The page of the gateway: returns the page of 3-D Secure when the holder is asked. */
  enter(formUrl: string, card: string): string | null;
  answer(page: string, how: 'pass' | 'fail' | 'cancel'): void;
}

interface Order {
  readonly id: string;
  readonly number: string;
  readonly amount: number;
  readonly currency: string;
  readonly clientId: string | null;
  readonly isHeld: boolean;
  readonly returnUrl: string;
  readonly date: number;
  status: number;
  actionCode: number;
  refunded: number;
  card: string | null;
  bindingId: string | null;
}

interface World {
  readonly orders: Map<string, Order>;
  readonly bindings: Map<string, string>;
}

/** A server with the documented answers of ArCa's REST gateway, and its page of card entry. */
export async function startArca(): Promise<ArcaStandIn> {
  const world: World = { orders: new Map(), bindings: new Map() };
  const server = await startStandIn((asked, url) => handle(world, asked, url));
  const orderAt = (address: string): Order => {
    const order = world.orders.get(new URL(address).searchParams.get('mdOrder') ?? '');
    if (order === undefined) throw new Error(`There is no order at ${address}.`);
    return order;
  };
  return {
    ...server,
    enter: (formUrl, card) => enter(world, orderAt(formUrl), card, server.url),
    answer: (page, how) => {
      const order = orderAt(page);
      finish(world, order, order.card ?? '', how === 'pass' ? 0 : -2006);
    },
  };
}

const refusal = (errorCode: number, errorMessage: string): Told => ({
  body: { errorCode: String(errorCode), errorMessage },
});
const unknownOrder = refusal(6, 'Unknown order id');

function handle(world: World, { path, fields }: Asked, url: string): Told {
  if (path === '/payment/form.html') return formPage(world, fields);
  if (fields.get('userName') !== arcaAccess.userName || fields.get('password') !== arcaAccess.password)
    return refusal(5, 'Access denied');
  const method = path.split('/').at(-1) ?? '';
  if (method === 'register.do' || method === 'registerPreAuth.do')
    return register(world, fields, { isHeld: method === 'registerPreAuth.do', url });
  const id = fields.get('orderId') ?? fields.get('mdOrder') ?? '';
  const number = fields.get('orderNumber');
  const order = world.orders.get(id) ?? [...world.orders.values()].find((one) => one.number === number);
  if (order === undefined) return unknownOrder;
  return actOn(world, order, method, fields);
}

function register(
  { orders }: World,
  fields: URLSearchParams,
  { isHeld, url }: { readonly isHeld: boolean; readonly url: string },
): Told {
  const number = fields.get('orderNumber') ?? '';
  if (number === '' || number.length > 32) return refusal(4, 'Order number is wrong');
  if ([...orders.values()].some((order) => order.number === number))
    return refusal(1, 'Order with this number was already processed');
  const id = crypto.randomUUID();
  orders.set(id, {
    id,
    number,
    amount: Number(fields.get('amount')),
    currency: fields.get('currency') ?? '',
    clientId: fields.get('clientId'),
    isHeld,
    returnUrl: fields.get('returnUrl') ?? '',
    date: Date.now(),
    status: 0,
    actionCode: -100,
    refunded: 0,
    card: null,
    bindingId: null,
  });
  return { body: { orderId: id, formUrl: `${url}/payment/form.html?mdOrder=${id}` } };
}

function actOn(world: World, order: Order, method: string, fields: URLSearchParams): Told {
  switch (method) {
    case 'getOrderStatusExtended.do':
      return { body: statusOf(order) };
    case 'paymentOrderBinding.do':
      return payByBinding(world, order, fields.get('bindingId') ?? '');
    case 'reverse.do':
      if (order.status !== 1 && order.status !== 2) return refusal(7, 'Reversal is impossible');
      order.status = 3;
      return refusal(0, 'Success');
    case 'decline.do':
      if (order.status !== 0) return refusal(5, 'Order state is wrong');
      Object.assign(order, { status: 6, actionCode: -2007 });
      return refusal(0, 'Success');
    case 'refund.do': {
      const amount = Number(fields.get('amount'));
      if (![2, 4].includes(order.status) || amount > order.amount - order.refunded)
        return refusal(5, 'Refund amount exceeds deposited amount');
      Object.assign(order, { status: 4, refunded: order.refunded + amount });
      return refusal(0, 'Success');
    }
    default:
      return { status: 404, body: '' };
  }
}

function payByBinding(world: World, order: Order, bindingId: string): Told {
  const card = world.bindings.get(bindingId);
  if (card === undefined || card === arcaCards.savedRevoked) return refusal(2, 'Binding not found');
  if (order.status !== 0) return refusal(1, 'Order is already paid');
  const saved: Readonly<Record<string, number>> = {
    [arcaCards.savedDeclined]: 116,
  };
  finish(world, order, card, saved[card] ?? 0);
  if (card === arcaCards.savedCut) return 'cut';
  return order.actionCode === 0 ? refusal(0, 'Success') : refusal(1, 'Declined');
}

function enter(world: World, order: Order, card: string, url: string): string | null {
  if (order.status !== 0) throw new Error('This order takes no card any more.');
  if (card !== arcaCards.secure) {
    finish(world, order, card, declined[card] ?? 0);
    return null;
  }
  Object.assign(order, { status: 5, card });
  return `${url}/acs?mdOrder=${order.id}`;
}

function finish({ bindings }: World, order: Order, card: string, actionCode: number): void {
  order.card = card;
  order.actionCode = actionCode;
  order.status = actionCode !== 0 ? 6 : order.isHeld ? 1 : 2;
  if (actionCode !== 0 || order.clientId === null) return;
  order.bindingId = crypto.randomUUID();
  bindings.set(order.bindingId, card);
}

function statusOf(order: Order): object {
  const { id, number, status, actionCode, amount, currency, date, card, clientId, bindingId, refunded } =
    order;
  return {
    errorCode: '0',
    errorMessage: 'Success',
    orderNumber: number,
    orderStatus: status,
    actionCode,
    actionCodeDescription: '',
    amount,
    currency,
    date,
    attributes: [{ name: 'mdOrder', value: id }],
    ...(card !== null && {
      cardAuthInfo: { pan: `${card.slice(0, 6)}**${card.slice(-4)}`, expiration: '203012' },
    }),
    ...(bindingId !== null && { bindingInfo: { clientId, bindingId } }),
    paymentAmountInfo: {
      depositedAmount: status === 2 || status === 4 ? amount : 0,
      refundedAmount: refunded,
    },
  };
}

/** A page with one field, for browsers: the card's entry, and the way back. */
function formPage(world: World, fields: URLSearchParams): Told {
  const order = world.orders.get(fields.get('mdOrder') ?? '');
  if (order === undefined) return { status: 404, body: '' };
  const card = fields.get('card');
  if (card !== null) {
    enter(world, order, card, '');
    return { status: 303, body: '', headers: { location: order.returnUrl } };
  }
  const html = `<!doctype html><title>ArCa</title><form method="post"><input type="hidden" name="mdOrder" value="${order.id}"><input name="card" aria-label="Card"><button>Pay</button></form>`;
  return { body: html, headers: { 'content-type': 'text/html' } };
}
