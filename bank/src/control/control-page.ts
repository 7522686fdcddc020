import type { BankContext } from '../context/context.ts';
import { escape, page, sum } from '../pages/page.ts';
import { returnMethod } from '../pages/acs-page.ts';
import { pageWords } from '../pages/words.ts';
import type { PageLanguage, PageWords } from '../pages/words.ts';
import { setting } from '../store/rows.ts';
import type { PaymentRow } from '../store/rows.ts';

/** How many payments and events are listed. */
const most = 100;

interface EventRow {
  readonly id: number;
  readonly event: string;
  readonly subject: string;
  readonly created_at: number;
  /** The answer to its last delivery; null before the first. */
  readonly answer: string | null;
  readonly attempts: number | null;
}

/** Payments and events, newest first, with their actions. */
export function controlPage(bank: BankContext, language: PageLanguage): string {
  const words = pageWords[language];
  const payments = bank.store.all(
    'select * from payments order by created_at desc, id desc limit ?',
    most,
  ) as PaymentRow[];
  const events = bank.store.all(
    `select events.id, event, subject, created_at, answer, attempts from events
     left join deliveries on deliveries.id = (select max(id) from deliveries where event_id = events.id)
     order by events.id desc limit ?`,
    most,
  ) as EventRow[];
  const byPost = setting(bank.store, returnMethod) === 'post';
  return page({
    language,
    title: words.control,
    path: '/',
    isWide: true,
    main: `<div class="switch">${button('return', byPost ? 'get' : 'post', byPost ? words.returnByGet : words.returnByPost)}</div>
<h2 id="payments">${words.payments}</h2>
${table(
  words,
  'payments',
  [words.created, words.status, words.amount, words.refunded, words.card, words.description, words.actions],
  payments.map((row) => paymentCells(row, language, words)),
)}
<h2 id="events">${words.events}</h2>
${table(
  words,
  'events',
  [words.created, words.event, 'id', words.delivery, words.actions],
  events.map((row) => [
    time(row.created_at),
    escape(row.event),
    escape(row.subject),
    row.attempts === null ? words.notSent : escape(row.answer ?? words.waiting),
    button('send-again', String(row.id), words.sendAgain),
  ]),
)}`,
  });
}

function paymentCells(row: PaymentRow, language: PageLanguage, words: PageWords): string[] {
  const { last4 } = JSON.parse(row.card ?? '{"last4":""}') as { last4: string };
  const isPaid = row.status === 'succeeded';
  return [
    time(row.created_at),
    escape([row.status, row.cancel_reason, row.dispute].filter((part) => part !== null).join(', ')),
    escape(sum(row.amount, row.currency, language)),
    escape(sum(row.refunded, row.currency, language)),
    escape(last4 === '' ? '' : `•••• ${last4}`),
    escape(row.description ?? ''),
    [
      isPaid && row.refunded < row.captured ? button('refund', row.id, words.refund) : '',
      isPaid && row.dispute === null ? button('dispute', row.id, words.dispute) : '',
      row.dispute === 'open' ? button('dispute-lost', row.id, words.disputeLost) : '',
      row.dispute === 'open' ? button('dispute-won', row.id, words.disputeWon) : '',
    ].join(''),
  ];
}

function table(
  words: PageWords,
  id: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  if (rows.length === 0) return `<p>${words.none}</p>`;
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  return `<div class="scroll" tabindex="0" role="region" aria-labelledby="${id}"><table><thead><tr>${heads
    .map((head) => `<th scope="col">${head}</th>`)
    .join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

const time = (milliseconds: number): string => {
  const iso = new Date(milliseconds).toISOString();
  return `<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')}</time>`;
};

const button = (action: string, subject: string, label: string): string =>
  `<form method="post" action="/control/${action}"><input type="hidden" name="subject" value="${escape(subject)}"><button class="quiet">${label}</button></form>`;
