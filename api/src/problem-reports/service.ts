import { KadrError } from '@kadr/contract';
import type { ProblemReport, problemReportInputSchema } from '@kadr/contract';
import type { z } from 'zod';
import { listPage } from '../lists/list-page.ts';
import { idOfCursor } from '../lists/id-cursor.ts';
import type { RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { networkOf } from '../limits/network.ts';
import type { Limit, LimitsService } from '../limits/service.ts';
import type { SessionService } from '../session/service.ts';
import { deleteReportsBefore, findReports, insertReport } from './repository.ts';
import { secondsOf } from '../text/unix-seconds.ts';

export interface ProblemReportsService {
  /**
   * Stores a viewer's problem report. The title is not checked: its absence may be the problem.
   *
   * @throws KadrError TOO_MANY_REQUESTS; SESSION_NOT_FOUND and SESSION_EXPIRED for an invalid session cookie
   */
  send(report: z.output<typeof problemReportInputSchema>, context: RequestContext): Promise<void>;
  /** Lists reports for the operator, the latest first. @throws KadrError INVALID_INPUT for a cursor of another list */
  list(page: {
    readonly cursor?: string | undefined;
    readonly limit: number;
    readonly content_id?: number | undefined;
    readonly account_id?: number | undefined;
  }): Promise<{ items: ProblemReport[]; next_cursor: string | null }>;
  /** Deletes reports older than 180 days. */
  purge(now: Date): Promise<void>;
}

const ofSession: Limit = { name: 'problem_reports', most: 10, seconds: 600 };
/** Limits a network, because a guest can get new sessions at will. */
const ofNetwork: Limit = { name: 'problem_reports_network', most: 60, seconds: 600 };

const keptFor = 180 * 24 * 60 * 60 * 1000;

export function createProblemReportsService(
  db: Database,
  {
    sessions,
    limits,
  }: {
    readonly sessions: Pick<SessionService, 'getOrCreate'>;
    readonly limits: Pick<LimitsService, 'take'>;
  },
): ProblemReportsService {
  return {
    send: async (report, context) => {
      const session = await sessions.getOrCreate(context);
      const now = context.now();
      const isAllowed =
        (await limits.take(ofNetwork, networkOf(context.ip), now)) &&
        (await limits.take(ofSession, session.id, now));
      if (!isAllowed) throw new KadrError('TOO_MANY_REQUESTS');
      await insertReport(db, {
        createdAt: now,
        accountId: session.accountId,
        sessionId: session.id,
        contentId: report.content_id,
        contentType: report.content_type,
        feedbackText: report.feedback_text,
        answers: [...new Set(report.answers)],
        playbackSessionId: report.playback_session_id,
        appVersion: context.appVersion,
        userAgent: context.userAgent,
        state: report.state,
        events: report.events,
      });
    },

    list: async ({ cursor, limit, content_id, account_id }) => {
      const rows = await findReports(db, {
        before: idOfCursor(cursor),
        contentId: content_id ?? null,
        accountId: account_id ?? null,
        limit: limit + 1,
      });
      const { page, next_cursor } = listPage(rows, limit, ({ id }) => String(id));
      return {
        items: page.map((row) => ({
          id: row.id,
          created_at: secondsOf(row.createdAt),
          content_id: row.contentId,
          content_type: row.contentType,
          content_slug: row.slug,
          feedback_text: row.feedbackText,
          answers: row.answers,
          playback_session_id: row.playbackSessionId,
          san: row.san,
          app_version: row.appVersion,
          user_agent: row.userAgent,
          state: row.state,
          events: row.events,
        })),
        next_cursor,
      };
    },

    purge: (now) => deleteReportsBefore(db, new Date(now.getTime() - keptFor)),
  };
}
