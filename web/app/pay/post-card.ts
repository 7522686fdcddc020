import type { WireCardEntry } from '@kadr/contract';
import type { CardData } from './card-fields.ts';

export type DirectEntry = WireCardEntry & { readonly kind: 'direct_post' };

/** The answer of the bank's page for cards. Only the service knows whether money moved. */
export type CardAnswer =
  | { readonly kind: 'taken' }
  /** 3-D Secure: the bank authenticates the viewer on its own page. */
  | { readonly kind: 'bank_page'; readonly url: string }
  /** `reqStatus`: 1 declined, 2 invalid card data, 3 the order has ended, 4 payment in progress. */
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'no_answer' };

export interface PostPorts {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Timeout of the bank, in milliseconds. */
const longest = 30_000;

/** Sends a card to the bank, and nowhere else: without cookies and without a referrer. */
export async function postCard(
  { payment_url, order }: DirectEntry,
  { card, phone }: { readonly card: CardData; readonly phone: string | null },
  { fetch, now }: PostPorts,
): Promise<CardAnswer> {
  let body: unknown;
  try {
    const response = await fetch(payment_url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ card, order, timestamp: Math.floor(now() / 1000), phone }),
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(longest),
    });
    body = await response.json();
  } catch {
    return { kind: 'no_answer' };
  }
  return answerOf(body, payment_url);
}

function answerOf(body: unknown, paymentUrl: string): CardAnswer {
  if (typeof body !== 'object' || body === null) return { kind: 'no_answer' };
  const { reqStatus, acs_url } = body as { readonly reqStatus?: unknown; readonly acs_url?: unknown };
  if (reqStatus === 0) return { kind: 'taken' };
  if (typeof reqStatus === 'number') return { kind: 'refused', status: reqStatus };
  if (typeof acs_url === 'string' && isBankPage(acs_url, paymentUrl))
    return { kind: 'bank_page', url: acs_url };
  return { kind: 'no_answer' };
}

/** Whether an address is https, or of the bank's origin. */
function isBankPage(address: string, paymentUrl: string): boolean {
  const url = URL.parse(address);
  return url !== null && (url.protocol === 'https:' || url.origin === new URL(paymentUrl).origin);
}
