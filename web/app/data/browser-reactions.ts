/** The page's reactions to failed calls. */
import type { KadrClient } from '@kadr/contract/client';
import { startSession } from './anonymous-session.ts';
import { documentLoads } from './browser-loads.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { createReactions } from './global-errors.ts';
import type { FailedCall } from './global-errors.ts';
import { noteSession } from './session-marker.ts';

/** Tells other tabs, for five seconds, that the session has already been renewed. */
const renewed = 'session_renewed';
const temporary = 5;

let react: ReturnType<typeof createReactions> | null = null;

/** Reacts to a failed call. `client` is the page's only one. */
export function reactTo(client: KadrClient, call: FailedCall): void {
  react ??= reactionsOf(client);
  react(call);
}

function reactionsOf(client: KadrClient): ReturnType<typeof createReactions> {
  const { session } = client;
  const start = async (): Promise<void> => {
    if (readCookie(document.cookie, renewed) !== null) return;
    await startSession(client);
    writeCookie(renewed, '1', temporary);
  };
  return createReactions({
    now: Date.now,
    store: sessionStorage,
    session: {
      start_session: start,
      refresh_session: () => session.refresh().then(noteSession, start),
      drop_session: () => session.end().then(noteSession, start),
    },
    loads: documentLoads(),
  });
}
