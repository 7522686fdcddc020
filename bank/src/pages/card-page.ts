import type { BankContext } from '../context/context.ts';
import { readForm, redirect, sendPage } from '../http/messages.ts';
import type { Handler } from '../http/messages.ts';
import type { CardEntry } from '../orders/card-entry.ts';
import { orderById } from '../orders/order.ts';
import type { Order } from '../orders/order.ts';
import { alert, facts, languageOf, notice, page, sum } from './page.ts';
import { pageWords } from './words.ts';
import type { PageLanguage } from './words.ts';

/**
 * `/checkout/{order}`: the page on which a viewer sent by the shop enters a card. It returns to the shop with any
 * result: the shop asks the API for it.
 */
export function cardPageHandler(bank: BankContext, enter: CardEntry): Handler {
  return async (req, res, url) => {
    const id = url.pathname.split('/')[2] ?? '';
    const language = languageOf(req, url);
    const words = pageWords[language];
    const order = orderById(bank, id);
    if (order === null) return sendPage(res, 404, notice(language, words.overTitle, words.over));
    if (req.method !== 'POST') {
      if (!order.isOpen) return sendPage(res, 410, notice(language, words.overTitle, words.over));
      return sendPage(res, 200, cardPage(bank, order, { id, language, problem: null }), order.row.return_url);
    }
    const form = await readForm(req);
    const [month = '', year = ''] = (form.get('expiry') ?? '').split(/\D+/);
    const result = await enter(id, {
      number: form.get('number') ?? '',
      month: Number(month || Number.NaN),
      year: Number(year || Number.NaN),
      cvc: form.get('cvc') ?? '',
    });
    if (result.kind === 'cut') return void res.destroy();
    if (result.kind === 'challenge') return redirect(res, `/acs/${result.id}?lang=${language}`);
    if (result.kind === 'no_order') return sendPage(res, 410, notice(language, words.overTitle, words.over));
    const problem = { bad_data: words.badData, busy: words.busy, success: null, declined: null }[result.kind];
    if (problem !== null)
      return sendPage(res, 422, cardPage(bank, order, { id, language, problem }), order.row.return_url);
    redirect(res, order.row.return_url ?? '/');
  };
}

interface CardPage {
  readonly id: string;
  readonly language: PageLanguage;
  readonly problem: string | null;
}

function cardPage({ options }: BankContext, order: Order, { id, language, problem }: CardPage): string {
  const words = pageWords[language];
  const isPayment = order.kind === 'payment';
  const invalid = problem === null ? '' : ' aria-invalid="true" aria-describedby="alert"';
  const field = (name: string, label: string, rest: string): string =>
    `<label${name === 'number' ? ' class="whole"' : ''}>${label}<input name="${name}" required${rest}${invalid}></label>`;
  return page({
    language,
    title: isPayment ? words.payTitle : words.bindTitle,
    path: `/checkout/${id}`,
    main: `${facts([
      [words.shop, options.merchant],
      ...(isPayment ? [[words.amount, sum(order.row.amount, order.row.currency, language)] as const] : []),
      ...(isPayment && order.row.description !== null
        ? [[words.description, order.row.description] as const]
        : []),
    ])}
${problem === null ? '' : alert(problem)}
<form class="fields" method="post" action="/checkout/${id}?lang=${language}">
${field('number', words.number, ' inputmode="numeric" autocomplete="cc-number" maxlength="23" autofocus')}
${field('expiry', words.expiry, ' inputmode="numeric" autocomplete="cc-exp" maxlength="7" pattern="\\d{1,2}\\D+\\d{2}(\\d{2})?"')}
${field('cvc', words.cvc, ' type="password" inputmode="numeric" autocomplete="cc-csc" maxlength="4"')}
<button>${isPayment ? words.pay : words.bind}</button>
</form>`,
  });
}
