import type { CardEntry } from './purchase-client.ts';

/** Cards of the sandbox bank, by their behaviour. */
export const cards = {
  plain: '2202474301322987',
  secure: '2200000000000004',
  poor: '2200000000000053',
  /** Charged, and the connection is cut instead of an answer. */
  cut: '2204000000000208',
  webhookThrice: '2204000000000307',
  webhookLate: '2204000000000406',
  /** Declined, then charged, with the webhooks in reverse order. */
  webhooksReversed: '2204000000000505',
  apiFails: '2204000000000604',
  /** Saved: declined twice, then charged. */
  savedRecovers: '2204000000000802',
  webhookWrong: '2204000000001404',
  webhookFirst: '2204000000001503',
} as const;

/** Types a card in on the shop's page, and passes 3-D Secure. The bank's answer decides nothing: the shop asks it. */
export async function enterCard(
  origin: string,
  entry: Extract<CardEntry, { kind: 'direct_post' }>,
  number: string,
): Promise<void> {
  try {
    const answer = await fetch(entry.payment_url, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({
        card: { number, month: 12, year: 2040, cvc: '123' },
        order: entry.order,
        timestamp: Math.floor(Date.now() / 1000),
        phone: null,
      }),
      signal: AbortSignal.timeout(10_000),
    });
    const { acs_url: page } = (await answer.json()) as { acs_url?: string };
    if (page === undefined) return;
    const passed = await fetch(page, {
      method: 'POST',
      body: new URLSearchParams({ code: '123' }),
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    });
    await passed.body?.cancel();
  } catch {
    // The bank is away, or the card has cut the connection.
  }
}

/** Makes the bank repeat an event: a webhook that is late, and comes twice. */
export async function sendAgain(bankUrl: string, event: number): Promise<void> {
  try {
    const answer = await fetch(`${bankUrl}/control/send-again`, {
      method: 'POST',
      headers: { origin: bankUrl },
      body: new URLSearchParams({ subject: String(event) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(5000),
    });
    await answer.body?.cancel();
  } catch {
    // The bank is away.
  }
}
