/** Keeps the page of a signed-in viewer connected to the service, which tells it what concerns him. */
import { handleOf } from '../routing/page.ts';
import { documentLoads } from '../data/browser-client.ts';
import { track } from '../data/events.ts';
import { noteUnread } from '../journal/queries.ts';
import { userQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';
import { startSession } from '../data/anonymous-session.ts';
import { forgetAnswers } from '../data/sign-in.ts';
import { whenVisible } from '../data/when-visible.ts';
import { loadPageWords, loadWords } from '../i18n/load-words.ts';
import type { Translate } from '../i18n/messages.tsx';
import { showFrame, showPopup } from '../modals/open-modals.ts';
import { recommend } from '../blocks/recommend.ts';
import { mayShowPopup } from '../modals/popup.ts';
import { askRating } from '../ratings/ask-rating.ts';
import type { StartedPage } from '../routing/started-page.ts';
import { toasts } from '../data/toasts.ts';
import type { Toast } from '../data/toasts.ts';
import { keepConnected } from './connection.ts';
import type { Connection, ConnectionPorts } from './connection.ts';
import { panelOf } from './panel.ts';
import { failPurchase, showAfterReload } from './purchase-failed.ts';
import { receiver } from './receive.ts';
import type { PushedPage } from './receive.ts';
import { refreshedKeys } from './refreshed-by.ts';
import type { Refreshed } from './refreshed-by.ts';
import { refresh } from '../data/query-families.ts';
import { showPoll } from '../journal/show-poll.ts';

/** Connects whenever the viewer is signed in, for as long as the document lasts. */
export async function startPush(surroundings: StartedPage): Promise<void> {
  const { queries, settings } = surroundings;
  const { language } = settings;
  const [{ translate: t }] = await Promise.all([loadWords(language), loadPageWords(language, 'pages')]);
  showAfterReload(purchaseFailedPanel(t), { show: toasts.show, store: sessionStorage });

  let connection: Connection | null = null;
  let isLeaving = false;
  const follow = (): void => {
    const isAuth = queries.getQueryData(userQuery().queryKey)?.isAuth === true;
    if (isLeaving || isAuth === (connection !== null)) return;
    connection?.stop();
    connection = isAuth
      ? keepConnected(browserPorts(language), {
          onFrame: receiver(pageOf(surroundings, t)),
          onSignedOut: () => {
            connection = null;
            isLeaving = true;
            void leaveSession(surroundings).then((isKnown) => {
              isLeaving = false;
              if (isKnown) follow();
            });
          },
        })
      : null;
  };
  queries.getQueryCache().subscribe(({ query, type }) => {
    if (type === 'updated' && query.queryKey[0] === userQuery().queryKey[0]) follow();
  });
  const wake = (): void => connection?.wake();
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', wake);
  // A page that keeps a socket is not kept by the browser for going back to.
  window.addEventListener('pagehide', () => connection?.suspend());
  window.addEventListener('pageshow', wake);
  follow();
}

function browserPorts(language: string): ConnectionPorts {
  const address = new URL(`/api/push?lang=${language}`, location.origin);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return {
    open: ({ onText, onClose }) => {
      const socket = new WebSocket(address);
      socket.addEventListener('message', ({ data }) => {
        if (typeof data === 'string') onText(data);
      });
      socket.addEventListener('close', ({ code }) => onClose(code));
      return socket;
    },
    after: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    random: Math.random,
    now: () => performance.now(),
    isVisible: () => document.visibilityState === 'visible',
  };
}

/**
 * The session is no good any more: it was ended elsewhere, by another page of this browser, which may have begun another one,
 * or permanently. What is shown is refetched for the present viewer. False when that is not known.
 */
async function leaveSession({ queries }: StartedPage): Promise<boolean> {
  try {
    const { isAuth } = await queries.fetchQuery({ ...userQuery(), staleTime: 0 });
    if (!isAuth) {
      // Messages are for who is signed in.
      toasts.dismissAll();
      await startSession(await apiOf(queries));
    }
    await forgetAnswers(queries);
    return true;
  } catch {
    // It has expired and is refreshed, or nobody answers: what is done about failed calls is done already.
    return false;
  }
}

function pageOf({ queries, router }: StartedPage, t: Translate): PushedPage {
  const user = () => queries.getQueryData(userQuery().queryKey);
  /** Some pages show no notifications. */
  const isQuietPage = (): boolean =>
    router.state.matches.some(({ route }) => handleOf(route)?.notifications === false);
  const mayShow = (isForced: boolean): boolean => mayShowPopup(user(), isForced) && !isQuietPage();
  /** Runs something once a panel can be seen: the document is in sight, and its page shows panels. */
  const whenInSight = (run: () => void): void => {
    whenVisible(document, () => {
      if (!isQuietPage()) return run();
      const end = router.subscribe(() => {
        if (isQuietPage()) return;
        end();
        whenInSight(run);
      });
    });
  };
  const quietly = (opened: Promise<unknown>): void => {
    // Its code did not come: the journal has it.
    opened.catch(() => undefined);
  };
  const sayStatus: PushedPage['sayStatus'] = (id, status) => {
    quietly(
      (async () => {
        await (await apiOf(queries)).messages.updateStatus({ id, status });
      })(),
    );
  };
  return {
    sayStatus,
    noteUnread: (count) => noteUnread(queries, count),
    refresh: (what) => quietly(refreshShown(what)),
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
      whenInSight(() => {
        // It may have gone while nobody looked.
        if (!toasts.list().some((toast) => toast.id === id)) return;
        onShown();
        track('message_shown', { message_id: event.message_id });
      });
    },
    showPopup: (event, display, { onShown, onFollow }) => {
      if (!mayShow(display.force_display)) return;
      const { message, submessage, image, target, poll } = display;
      const { message_id } = event;
      if (poll !== null && message_id !== null)
        quietly(showPoll({ messageId: message_id, title: message, questions: poll }));
      else
        quietly(
          showPopup(
            { event_type: event.event_type, display: { message, submessage, poster: image, target } },
            user(),
            display.force_display,
            onFollow,
          ),
        );
      whenVisible(document, onShown);
    },
    showMissed: (count) => {
      toasts.show({
        title: t('journal.missed', { count }),
        link: { href: '/my/journal', name: t('journal.open') },
      });
    },
    recommend: ({ title, display, ab_test }, alias) => {
      if (!mayShow(display?.force_display ?? false)) return;
      quietly(
        recommend({
          title: title ?? display?.message ?? t('journal.recommendation'),
          subtitle: display?.submessage ?? null,
          alias,
          abTest: ab_test,
        }),
      );
    },
    showFrame: ({ title, display }, address) => {
      if (!mayShow(display?.force_display ?? false)) return;
      quietly(showFrame({ title: title ?? display?.message ?? new URL(address).host, address }));
    },
    askRating: ({ display }, mediaItemId) => {
      if (mayShow(display?.force_display ?? false)) quietly(askRating(queries, mediaItemId, t));
    },
    askExchange: ({ display }, mediaItemId) => {
      if (!mayShow(display?.force_display ?? false)) return;
      quietly(
        import('../exchange/ask-exchange.ts').then(({ askExchange }) => askExchange(queries, mediaItemId, t)),
      );
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

  async function refreshShown(what: readonly Refreshed[]): Promise<void> {
    if (what.includes('everything')) return forgetAnswers(queries);
    await refresh(queries, ...what.flatMap((one) => (one === 'everything' ? [] : refreshedKeys[one])));
  }
}

function purchaseFailedPanel(t: Translate): Omit<Toast, 'id'> {
  return {
    title: t('notification.purchase_failed.message'),
    text: t('notification.purchase_failed.submessage'),
    tone: 'bad',
  };
}
