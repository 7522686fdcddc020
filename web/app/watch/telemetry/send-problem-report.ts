import type { Language, ReportedEvent } from '@kadr/contract';
import type { Player } from '@kadr/player';
import type { ReportAnswer } from '@kadr/player/react';
import type { QueryClient } from '@tanstack/react-query';
import { trackPlayer } from '../../data/events.ts';
import { apiOf } from '../../data/query-client.ts';
import { playerMessages } from '../player-messages.ts';
import { playerFacts } from './player-facts.ts';
import type { RecordedContent } from './record-playback.ts';

/** Timeout in milliseconds, after which the viewer sees an error. */
const patience = 15_000;

/**
 * Sends a viewer's problem report to the service, and records it for analytics.
 *
 * @throws the rejection of the call, and TimeoutError without an answer in fifteen seconds
 */
export async function sendProblemReport(
  queries: QueryClient,
  {
    playback: { playback_session_id, content },
    language,
    answers,
    player,
    events,
  }: {
    readonly playback: Pick<RecordedContent, 'playback_session_id' | 'content'>;
    readonly language: Language;
    readonly answers: readonly ReportAnswer[];
    readonly player: Pick<Player, 'store' | 'statistics'>;
    /** Events of the player's last minute. */
    readonly events: readonly ReportedEvent[];
  },
): Promise<void> {
  const { reportAnswers: words } = await playerMessages(language);
  const feedback_text = answers.map((answer) => words[answer]).join('; ');
  const about = { content_id: content.id, content_type: content.type, playback_session_id };
  const { problemReports } = await apiOf(queries);
  await problemReports.send(
    {
      ...about,
      feedback_text,
      answers: [...answers],
      state: playerFacts(player.store.getState(), player.statistics(), navigator.onLine),
      events: [...events],
    },
    { signal: AbortSignal.timeout(patience) },
  );
  trackPlayer({ name: 'feedback', data: { ...about, feedback_text } });
}
