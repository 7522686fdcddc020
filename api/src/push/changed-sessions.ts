import type { KeptSessions } from '../session/kept-sessions.ts';
import type { Bus } from './bus.ts';
import { channels, readBusMessage } from './bus-message.ts';

/** Drops cached sessions as soon as another process, or the database, announces a change to them. */
export function forgetChangedSessions(
  bus: Pick<Bus, 'subscribe' | 'onConnected' | 'onLost'>,
  kept: KeptSessions,
): void {
  bus.onConnected(async () => kept.open());
  bus.onLost(kept.close);
  bus.subscribe(channels.account, (text) => kept.forgetAccount(Number(text)));
  bus.subscribe(channels.sessionEnded, kept.forgetSession);
  // Age levels are content.
  bus.subscribe(channels.changed, (source) => {
    if (source === 'content') kept.forgetAll();
  });
  // The number of unread messages.
  bus.subscribe(channels.push, (text) => {
    const message = readBusMessage(text);
    if (message !== null && 'account_id' in message) kept.forgetAccount(message.account_id);
  });
}
