import { watchedTypes, problemAnswers } from '@kadr/contract';
import type { ProblemReport } from '@kadr/contract';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';

/**
 * Viewers' reports of playback problems. The title has no foreign key: its removal may be the problem. Nothing about
 * the reporter is stored but the session and its account.
 */
export const problemReports = pgTable(
  'problem_reports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    sessionId: text('session_id'),
    contentId: integer('content_id').notNull(),
    contentType: text('content_type', { enum: watchedTypes }).notNull(),
    feedbackText: text('feedback_text').notNull(),
    answers: text('answers', { enum: problemAnswers }).array().notNull(),
    /** As reported by the browser. */
    playbackSessionId: uuid('playback_session_id').notNull(),
    appVersion: text('app_version'),
    userAgent: text('user_agent'),
    state: jsonb('state').$type<ProblemReport['state']>().notNull(),
    events: jsonb('events').$type<ProblemReport['events']>().notNull(),
  },
  (table) => [
    index('problem_reports_by_content').on(table.contentId, table.id),
    index('problem_reports_by_account').on(table.accountId),
    index('problem_reports_at').on(table.createdAt),
  ],
);
