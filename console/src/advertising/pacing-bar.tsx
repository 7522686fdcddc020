import type { AdCampaignSummary } from '@kadr/contract';
import { useNow } from '../data/use-now.ts';
import { useFormats } from '../i18n/use-format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import styles from './advertising.module.css';
import { pacingOf } from './pacing.ts';

/** Impressions as a part of a campaign's goal, compared with the elapsed part of its flight. */
export function PacingBar({ campaign }: { readonly campaign: AdCampaignSummary }) {
  const t = useTexts();
  const formats = useFormats();
  const now = useNow();
  const { shown, elapsed, isBehind } = pacingOf(campaign, now);
  const { goal, impressions } = campaign;
  if (goal === null || shown === null) return <span>{t('ads.shownOnly', { count: impressions })}</span>;
  return (
    <div className={styles.pacing}>
      <progress className={styles.bar} max={1} value={shown} aria-label={t('ads.pacing')} />
      <span>{t('ads.shownOf', { shown: formats.number(impressions), goal: formats.number(goal) })}</span>
      {elapsed !== null && (
        <span className={isBehind ? styles.behind : styles.second}>
          {t(isBehind ? 'ads.behind' : 'ads.elapsed', { part: formats.percent(elapsed) })}
        </span>
      )}
    </div>
  );
}
