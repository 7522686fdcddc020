import type { BankContext } from '../context/context.ts';
import { readForm, redirect, sendPage } from '../http/messages.ts';
import type { Handler } from '../http/messages.ts';
import { answerChallenge, challengeById, mostTries } from '../orders/challenges.ts';
import type { Challenge } from '../orders/challenges.ts';
import { setting } from '../store/rows.ts';
import { alert, escape, facts, languageOf, notice, page, sum } from './page.ts';
import { pageWords } from './words.ts';
import type { PageLanguage } from './words.ts';

/** Setting: `post` returns the browser from 3-D Secure with a cross-site POST, which carries no lax cookies. */
export const returnMethod = 'return_method';

/** `/acs/{id}`: 3-D Secure. The code 123 passes, the third wrong one fails; the shop asks the API for the result. */
export function acsPageHandler(bank: BankContext, wake: () => void): Handler {
  return async (req, res, url) => {
    const id = url.pathname.split('/')[2] ?? '';
    const language = languageOf(req, url);
    const words = pageWords[language];
    const found = challengeById(bank, id);
    if (found === null) return sendPage(res, 404, notice(language, words.overTitle, words.over));
    if (req.method !== 'POST') {
      if (!found.isOpen) return sendPage(res, 410, notice(language, words.overTitle, words.over));
      return sendPage(res, 200, acsPage(bank, found, language), found.order.row.return_url);
    }
    const form = await readForm(req);
    const isOver = answerChallenge(bank, id, form.has('cancel') ? null : (form.get('code') ?? '').trim());
    wake();
    const { return_url: returnUrl } = found.order.row;
    if (!isOver)
      return sendPage(res, 422, acsPage(bank, challengeById(bank, id) ?? found, language), returnUrl);
    const target = returnUrl ?? '/';
    if (setting(bank.store, returnMethod) !== 'post') return redirect(res, target);
    sendPage(
      res,
      200,
      page({
        language,
        title: words.backTitle,
        path: null,
        head: '<script src="/return.js" defer></script>',
        main: `<form method="post" action="${escape(target)}"><button>${words.back}</button></form>`,
      }),
      returnUrl,
    );
  };
}

export const returnScript = 'document.querySelector("form").submit();';

function acsPage({ options }: BankContext, { row, order }: Challenge, language: PageLanguage): string {
  const words = pageWords[language];
  const { last4 } = JSON.parse(row.card) as { last4: string };
  const isWrong = row.tries > 0;
  return page({
    language,
    title: words.acsTitle,
    path: `/acs/${row.id}`,
    main: `${facts([
      [words.shop, options.merchant],
      ...(order.kind === 'payment'
        ? [[words.amount, sum(order.row.amount, order.row.currency, language)] as const]
        : []),
      [words.card, `•••• ${last4}`],
    ])}
${isWrong ? alert(`${words.wrongCode}${mostTries - row.tries}`) : ''}
<form class="fields" method="post" action="/acs/${row.id}?lang=${language}">
<label class="whole">${words.code}<input name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="8" autofocus required aria-describedby="hint${isWrong ? ' alert" aria-invalid="true' : ''}"></label>
<p class="hint whole" id="hint">${words.codeHint}</p>
<button>${words.confirm}</button>
<button class="quiet" name="cancel" value="1" formnovalidate>${words.cancel}</button>
</form>`,
  });
}
