/** Effects of push frames on the page. */
import { recommend } from '../blocks/recommend.ts';
import { documentLoads } from '../data/browser-loads.ts';
import { track } from '../data/events.ts';
import { userQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';
import { refresh } from '../data/query-families.ts';
import { forgetAnswers } from '../data/sign-in.ts';
import { toasts } from '../data/toasts.ts';
import type { Toast } from '../data/toasts.ts';
import { whenVisible } from '../data/when-visible.ts';
import type { Translate } from '../i18n/messages.tsx';
import { noteUnread } from '../journal/queries.ts';
import { showPoll } from '../journal/show-poll.ts';
import { showFrame, showPopup } from '../modals/open-modals.ts';
import { mayShowPopup } from '../modals/popup.ts';
import { askRating } from '../ratings/ask-rating.ts';
import { handleOf } from '../routing/page.ts';
import type { StartedPage } from '../routing/started-page.ts';
import { panelOf, toneOf } from './panel.ts';
import { failPurchase } from './purchase-failed.ts';
import type { PushedPage } from './receive.ts';
import { refreshedKeys } from './refreshed-by.ts';
import type { Refreshed } from './refreshed-by.ts';

interface PageContext extends Pick<StartedPage, 'queries' | 'router'> {
  readonly t: Translate;
}

export function pushedPage({ queries, router }: StartedPage, t: Translate): PushedPage {
  const page: PageContext = { queries, router, t };
  return {
    sayStatus: (id, status) =>
      quietly(
        (async () => {
          await (await apiOf(queries)).messages.updateStatus({ id, status });
        })(),
      ),
    noteUnread: (count) => noteUnread(queries, count),
    refresh: (what) => quietly(refreshShown(page, what)),
    ...panelsOf(page),
    ...modalsOf(page),
  };
}

/** Panels in the corner of the page. */
function panelsOf(page: PageContext): Pick<PushedPage, 'showPanel' | 'showMissed' | 'failPurchase'> {
  const { t } = page;
  return {
    showPanel: (event, display, { onShown, onFollow }) => {
      const id = toasts.show(
        panelOf(event, display, {
          toPoll: t('journal.answer'),
          onFollow: () => {
            onFollow();
            track('message_clicked', { message_id: event.message_id });
          },
        }),
      );
      whenInSight(page, () => {
        // It may have gone while the page was hidden.
        if (!toasts.list().some((toast) => toast.id === id)) return;
        onShown();
        track('message_shown', { message_id: event.message_id });
      });
    },
    showMissed: (count) => {
      toasts.show({
        title: t('journal.missed', { count }),
        link: { href: '/my/journal', name: t('journal.open') },
      });
    },
    failPurchase: (event) =>
      failPurchase(
        event.display
          ? panelOf(event, event.display, { toPoll: t('journal.answer'), onFollow: () => undefined })
          : purchaseFailedPanel(t),
        {
          show: toasts.show,
          store: sessionStorage,
          reload: () => documentLoads().reload('session'),
        },
      ),
  };
}

/** Modals that open over the page, if allowed. */
function modalsOf(
  page: PageContext,
): Pick<PushedPage, 'showPopup' | 'recommend' | 'showFrame' | 'askRating' | 'askExchange' | 'sell'> {
  const { queries, t } = page;
  return {
    showPopup: (event, display, { onShown, onFollow }) => {
      if (!mayShow(page, display)) return;
      const { popup_type, message, submessage, image, target, poll } = display;
      const { message_id } = event;
      if (poll !== null && message_id !== null)
        quietly(showPoll({ messageId: message_id, title: message, questions: poll }));
      else
        quietly(
          showPopup(
            { event_type: event.event_type, display: { message, submessage, poster: image, target } },
            userOf(page),
            display.force_display,
            { onFollow, tone: toneOf(popup_type) },
          ),
        );
      whenVisible(document, onShown);
    },
    recommend: ({ title, display, item, ab_test }, alias) => {
      if (!mayShow(page, display)) return;
      quietly(
        recommend({
          title: title ?? display?.message ?? t('journal.recommendation'),
          subtitle: display?.submessage ?? null,
          alias,
          mediaItemId: item?.id ?? null,
          abTest: ab_test,
        }),
      );
    },
    showFrame: ({ title, display }, address) => {
      if (!mayShow(page, display)) return;
      quietly(showFrame({ title: title ?? display?.message ?? new URL(address).host, address }));
    },
    askRating: ({ display }, mediaItemId) => {
      if (mayShow(page, display)) quietly(askRating(queries, mediaItemId, t));
    },
    askExchange: ({ display }, mediaItemId) => {
      if (!mayShow(page, display)) return;
      quietly(
        import('../exchange/ask-exchange.ts').then(({ askExchange }) => askExchange(queries, mediaItemId, t)),
      );
    },
    sell: ({ display }, mediaItemId) => {
      if (!mayShow(page, display)) return;
      quietly(
        import('../purchase/sell-title.ts').then(({ sellTitle }) => sellTitle(queries, mediaItemId, t)),
      );
    },
  };
}

const userOf = ({ queries }: PageContext) => queries.getQueryData(userQuery().queryKey);

/** Whether the current page shows no notifications. */
function isQuiet({ router }: PageContext): boolean {
  return router.state.matches.some(({ route }) => handleOf(route)?.notifications === false);
}

function mayShow(
  page: PageContext,
  display: { readonly force_display: boolean } | null | undefined,
): boolean {
  return mayShowPopup(userOf(page), display?.force_display ?? false) && !isQuiet(page);
}

/** Runs something once a panel can be seen: the document is visible, and its page shows panels. */
function whenInSight(page: PageContext, run: () => void): void {
  whenVisible(document, () => {
    if (!isQuiet(page)) return run();
    const end = page.router.subscribe(() => {
      if (isQuiet(page)) return;
      end();
      whenInSight(page, run);
    });
  });
}

/** Ignores a modal whose code fails to load: the journal has the message. */
function quietly(opened: Promise<unknown>): void {
  opened.catch(() => undefined);
}

async function refreshShown({ queries }: PageContext, what: readonly Refreshed[]): Promise<void> {
  if (what.includes('everything')) return forgetAnswers(queries);
  await refresh(queries, ...what.flatMap((one) => (one === 'everything' ? [] : refreshedKeys[one])));
}

export function purchaseFailedPanel(t: Translate): Omit<Toast, 'id'> {
  return {
    title: t('notification.purchase_failed.message'),
    text: t('notification.purchase_failed.submessage'),
    tone: 'bad',
  };
}
