import type { BroadcastState } from '@kadr/contract';
import { useTexts } from '../../i18n/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Tone } from '../../ui/badge.tsx';

const tones: Readonly<Record<BroadcastState, Tone>> = {
  draft: 'plain',
  scheduled: 'info',
  sending: 'info',
  sent: 'good',
  cancelled: 'warn',
};

/** The state of a broadcast. */
export function StateBadge({ state }: { readonly state: BroadcastState }) {
  const t = useTexts();
  return <Badge tone={tones[state]}>{t(`broadcastState.${state}`)}</Badge>;
}
