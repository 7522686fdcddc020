import type { PlayerType } from '@kadr/contract';
import type { Player } from '@kadr/player';
import type { PlayerReport } from '@kadr/player/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/messages.tsx';
import { recordPlayback } from './record-playback.ts';
import type { RecordedContent, Recording } from './record-playback.ts';

export interface PlaybackTelemetry {
  /** Called with the player once it exists, and with null when it is gone. */
  readonly follow: (player: Player | null) => void;
  /** Sends a viewer's report with the player's last minute. Rejects if the service has not accepted it. */
  readonly report: (report: PlayerReport) => Promise<void>;
}

/** Records a player's playback, for analytics and for problem reports. */
export function usePlaybackTelemetry(
  playback: RecordedContent | null,
  { playerType, isEmbedded }: { readonly playerType: PlayerType; readonly isEmbedded: boolean },
): PlaybackTelemetry {
  const queries = useQueryClient();
  const language = useLanguage();
  const [player, follow] = useState<Player | null>(null);
  const recording = useRef<Recording | null>(null);
  useEffect(() => {
    if (player === null || playback === null) return undefined;
    const made = recordPlayback(player, { playback, playerType, isEmbedded });
    recording.current = made;
    return () => {
      recording.current = null;
      made.stop();
    };
  }, [player, playback, playerType, isEmbedded]);

  const report = useCallback(
    async ({ answers }: PlayerReport): Promise<void> => {
      if (player === null || playback === null) throw new Error('Nothing is played.');
      const events = recording.current?.lastMinute() ?? [];
      const { sendProblemReport } = await import('./send-problem-report.ts');
      await sendProblemReport(queries, { playback, player, language, answers, events });
    },
    [queries, player, playback, language],
  );
  return { follow, report };
}
