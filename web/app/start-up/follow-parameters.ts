/** Does what the address of the first page asks for; loaded where it asks for something. */
import { track } from '../data/events.ts';
import { promoPanel } from '../data/promo-panel.ts';
import { userQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';
import { requestSignIn } from '../modals/request-sign-in.ts';
import { matchesPage } from '../routing/page-patterns.ts';
import { toasts } from '../ui/toasts.ts';
import { actionsOf } from './parameter-rules.ts';
import type { StartUp } from './start-up.ts';
import { utmMarkOf } from './utm-mark.ts';

/** Milliseconds after the load at which the promo code of the address is redeemed (SS-018). */
const redemptionDelay = 1000;

export function followParameters(
  surroundings: StartUp,
  { parameters, pathname }: { readonly parameters: URLSearchParams; readonly pathname: string },
): void {
  const { queries, settings } = surroundings;
  const landing = settings.brand.landings.find(({ page }) => matchesPage([page], pathname));
  const mark = utmMarkOf(parameters, landing?.pid ?? null);
  if (mark) localStorage.setItem('utm_mark', JSON.stringify(mark));
  const isGuest = queries.getQueryData(userQuery().queryKey)?.isAuth !== true;
  for (const action of actionsOf({ parameters, pathname, isGuest })) {
    if (action.type === 'sign_in') void requestSignIn();
    else if (action.type === 'keep_tv_code') sessionStorage.setItem('ott_tv_code', action.code);
    else setTimeout(() => void redeem(action.code, surroundings), redemptionDelay);
  }
}

async function redeem(code: string, { queries, session }: StartUp): Promise<void> {
  try {
    await session;
    const { notification } = await (await apiOf(queries)).promoCodes.redeem({ code });
    track('promo_code_success', { source: 'access' });
    if (notification) toasts.show(promoPanel(notification));
  } catch {
    // SS-019: it is nobody's wish that failed.
    track('promo_code_error', { source: 'access' });
  }
}
