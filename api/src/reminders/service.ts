import { KadrError, remindedBefore } from '@kadr/contract';
import type { Reminder } from '@kadr/contract';
import { readCursor, writeCursor } from '../lists/list-cursor.ts';
import { listPage } from '../lists/list-page.ts';
import type { ChannelsService } from '../channels/service.ts';
import type { RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import type { MessagesService } from '../messages/service.ts';
import type { ViewerOf } from '../audience/audience.ts';
import type { SessionService } from '../session/service.ts';
import { countWaiting, listReminders, removeReminder, setReminder, takeDue } from './repository.ts';
import { reminderDisplay } from './reminder-message.ts';

/** Profiles' reminders; every operation with a context throws KadrError SIGN_IN_REQUIRED for a guest. */
export interface RemindersService {
  /**
   * Reminders, the next first; those that the profile may not see (any more) are left out.
   *
   * @throws KadrError INVALID_INPUT
   */
  list(
    page: { readonly cursor?: string | undefined; readonly limit: number },
    context: RequestContext,
  ): Promise<{ items: Reminder[]; next_cursor: string | null }>;
  /** @throws KadrError NOT_FOUND, AGE_RESTRICTED, REMINDER_TOO_LATE, REMINDERS_FULL */
  set(epgId: number, context: RequestContext): Promise<void>;
  remove(epgId: number, context: RequestContext): Promise<void>;
  /**
   * Sends the reminders that are due at `now`, each once for any number of simultaneous processes. If a programme is
   * over before its reminder could be sent, none is sent.
   */
  remind(now: Date): Promise<void>;
}

/** The largest number of reminders of a profile. */
const mostWaiting = 300;
/** The largest number of reminders sent in one transaction. */
const atOnce = 200;

export function createRemindersService(
  db: Database,
  {
    sessions,
    channels,
    messages,
    viewerOf,
  }: {
    readonly sessions: Pick<SessionService, 'requireAccount'>;
    readonly channels: Pick<ChannelsService, 'epg' | 'times'>;
    readonly messages: Pick<MessagesService, 'post'>;
    readonly viewerOf: ViewerOf;
  },
): RemindersService {
  /** Sends some reminders and returns whether there may be more. */
  const sendSome = (now: Date): Promise<boolean> =>
    db.transaction(async (transaction) => {
      const due = await takeDue(transaction, {
        until: new Date(now.getTime() + remindedBefore * 1000),
        now,
        limit: atOnce,
      });
      for (const reminder of due) {
        if (reminder.end_time * 1000 <= now.getTime()) continue;
        await messages.post(transaction, {
          accountId: reminder.account_id,
          profileId: reminder.profile_id,
          key: `reminder/${reminder.profile_id}/${reminder.epg_id}`,
          eventCode: 'reminder',
          display: reminderDisplay(reminder, now),
          createdAt: now,
        });
      }
      return due.length === atOnce;
    });
  return {
    list: async ({ cursor, limit }, context) => {
      const { profileId } = await sessions.requireAccount(context);
      const viewer = await viewerOf(context);
      const after = cursor === undefined ? null : readCursor('reminders', cursor);
      const found = await listReminders(db, profileId, { after, limit: limit + 1 }, context.now());
      const { page, next_cursor } = listPage(found, limit, ({ id, start: key }) =>
        writeCursor('reminders', { id, key }),
      );
      const times = await channels.times(
        page.map(({ id }) => id),
        viewer,
      );
      return {
        items: page.flatMap(({ id }) => {
          const epg = times.get(id);
          return epg === undefined ? [] : [{ epg, remind_at: epg.start_time - remindedBefore }];
        }),
        next_cursor,
      };
    },

    set: async (epgId, context) => {
      const { profileId } = await sessions.requireAccount(context);
      const { start_time } = await channels.epg(epgId, await viewerOf(context));
      const now = context.now();
      if (start_time * 1000 <= now.getTime()) throw new KadrError('REMINDER_TOO_LATE');
      if ((await countWaiting(db, profileId)) >= mostWaiting) throw new KadrError('REMINDERS_FULL');
      await setReminder(db, { profileId, epgId, setAt: now });
    },

    remove: async (epgId, context) => {
      const { profileId } = await sessions.requireAccount(context);
      await removeReminder(db, profileId, epgId);
    },

    remind: async (now) => {
      let isMore = true;
      while (isMore) isMore = await sendSome(now);
    },
  };
}
