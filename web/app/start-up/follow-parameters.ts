/** Performs the actions that the first page's address requests; loaded only if there are any. */
import { track } from '../data/events.ts';
import { promoPanel } from '../data/promo-panel.ts';
import { userQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';
import { announceSignIn, enterSession } from '../data/sign-in.ts';
import { askTvCode } from '../sign-in/ask-tv-code.ts';
import { requestSignIn } from '../sign-in/request-sign-in.ts';
import { matchesPage } from '../routing/page-patterns.ts';
import { toasts } from '../data/toasts.ts';
import { actionsOf } from './parameter-rules.ts';
import type { Action } from './parameter-rules.ts';
import type { StartedPage } from '../routing/started-page.ts';
import { utmMarkOf } from './utm-mark.ts';

/** Milliseconds after the load at which the address's promo code is redeemed. */
const redemptionDelay = 1000;

export function followParameters(
  page: StartedPage,
  { parameters, pathname }: { readonly parameters: URLSearchParams; readonly pathname: string },
): void {
  const { queries, settings } = page;
  const landing = settings.brand.landings.find(({ page }) => matchesPage([page], pathname));
  const mark = utmMarkOf(parameters, landing?.pid ?? null);
  if (mark) localStorage.setItem('utm_mark', JSON.stringify(mark));
  const isGuest = queries.getQueryData(userQuery().queryKey)?.isAuth !== true;
  for (const action of actionsOf({ parameters, pathname, isGuest })) {
    if (action.type === 'sign_in') void requestSignIn();
    else if (action.type === 'sign_in_by_app') void signInByApp(action, page);
    else if (action.type === 'keep_tv_code') {
      sessionStorage.setItem('ott_tv_code', action.code);
      void askTvCode(action.code);
    } else setTimeout(() => void redeem(action.code, page), redemptionDelay);
  }
}

/** An operator's app asserts a phone number; if the assertion is rejected, the number prefills the login. */
async function signInByApp(
  { auth_phone, auth_app, auth_assertion }: Extract<Action, { type: 'sign_in_by_app' }>,
  { queries, session }: StartedPage,
): Promise<void> {
  try {
    await session;
    const api = await apiOf(queries);
    const begun = await api.session.createByAssertion({ auth_phone, auth_app, auth_assertion });
    await enterSession(queries, begun);
    if (begun.session_state === 'restricted') await requestSignIn({ initialStep: 'changeDevice' });
    else announceSignIn(queries);
  } catch {
    await requestSignIn();
  }
}

async function redeem(code: string, { queries, session }: StartedPage): Promise<void> {
  try {
    await session;
    const { notification } = await (await apiOf(queries)).promoCodes.redeem({ code });
    track('promo_code_success', { source: 'access' });
    if (notification) toasts.show(promoPanel(notification));
  } catch {
    // The viewer did not request this, so no failure is shown.
    track('promo_code_error', { source: 'access' });
  }
}
