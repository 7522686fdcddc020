/** Keeps the page of a signed-in viewer connected to the service, which sends events for the viewer. */
import type { PushFrame } from '@kadr/contract';
import { pushListeners } from '../data/push-listeners.ts';
import { userQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';
import { startSession } from '../data/anonymous-session.ts';
import { forgetAnswers } from '../data/sign-in.ts';
import { loadPageWords, loadWords } from '../i18n/load-words.ts';
import type { StartedPage } from '../routing/started-page.ts';
import { toasts } from '../data/toasts.ts';
import { keepConnected } from './connection.ts';
import type { Connection, ConnectionPorts } from './connection.ts';
import { showAfterReload } from './purchase-failed.ts';
import { pushedPage, purchaseFailedPanel } from './pushed-page.ts';
import { receiver } from './receive.ts';

/** Connects while the viewer is signed in, as long as the document lasts. */
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
          onFrame: tellAll(receiver(pushedPage(surroundings, t))),
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
  // Browsers do not keep a page with a socket in the back/forward cache.
  window.addEventListener('pagehide', () => connection?.suspend());
  window.addEventListener('pageshow', wake);
  follow();
}

/** Calls the page's own listeners first. */
function tellAll(receive: (frame: PushFrame) => void): (frame: PushFrame) => void {
  return (frame) => {
    for (const listener of pushListeners) listener(frame);
    receive(frame);
  };
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
 * Handles an invalid session: it was ended elsewhere, replaced by another page of this browser, or has expired.
 * Refetches the page for the current viewer. Resolves to false if the viewer is unknown.
 */
async function leaveSession({ queries }: StartedPage): Promise<boolean> {
  try {
    const { isAuth } = await queries.fetchQuery({ ...userQuery(), staleTime: 0 });
    if (!isAuth) {
      // Messages are for signed-in viewers.
      toasts.dismissAll();
      await startSession(await apiOf(queries));
    }
    await forgetAnswers(queries);
    return true;
  } catch {
    // It has expired and is refreshed, or there is no answer: failed calls are already handled elsewhere.
    return false;
  }
}
