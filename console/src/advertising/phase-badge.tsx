import type { AdCampaignPhase } from '@kadr/contract';
import { useTexts } from '../i18n/use-texts.ts';
import { Badge } from '../ui/badge.tsx';
import type { Tone } from '../ui/badge.tsx';

const tones: Readonly<Record<AdCampaignPhase, Tone>> = {
  draft: 'plain',
  waiting: 'info',
  running: 'good',
  paused: 'warn',
  ended: 'plain',
};

/** The current phase of a campaign. */
export function PhaseBadge({ phase }: { readonly phase: AdCampaignPhase }) {
  const t = useTexts();
  return <Badge tone={tones[phase]}>{t(`adPhase.${phase}`)}</Badge>;
}
