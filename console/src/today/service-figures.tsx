import type { Today } from '@kadr/contract';
import { useFormats } from '../i18n/use-format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './figures.module.css';

/** Figures of the last day, each compared with the day before. */
export function ServiceFigures({ today }: { readonly today: Today }) {
  const t = useTexts();
  const formats = useFormats();
  const { last_day: last, day_before: before, subscribers } = today;
  return (
    <dl className={styles.figures}>
      <Figure name={t('figures.viewers')} value={formats.number(today.viewers_now)} note={t('figures.now')} />
      <Figure
        name={t('figures.starts')}
        value={formats.number(last.starts)}
        change={{ last: last.starts, before: before.starts }}
      />
      <Figure
        name={t('figures.played')}
        value={formats.duration(last.played_seconds)}
        change={{ last: last.played_seconds, before: before.played_seconds }}
      />
      <Figure
        name={t('figures.failures')}
        value={formats.number(last.failures)}
        note={t('figures.perStart', { part: formats.percent(shareOf(last.failures, last.starts)) })}
        change={{ last: last.failures, before: before.failures, isLessBetter: true }}
      />
      <Figure
        name={t('figures.startup')}
        value={
          last.startup_median === null ? '—' : t('figures.seconds', { seconds: tenths(last.startup_median) })
        }
        change={{
          last: last.startup_median ?? 0,
          before: last.startup_median === null ? 0 : (before.startup_median ?? 0),
          isLessBetter: true,
        }}
      />
      <Figure
        name={t('figures.rebuffer')}
        value={formats.percent(shareOf(last.rebuffer_seconds, last.played_seconds))}
        change={{
          last: shareOf(last.rebuffer_seconds, last.played_seconds),
          before: shareOf(before.rebuffer_seconds, before.played_seconds),
          isLessBetter: true,
        }}
      />
      <Figure
        name={t('figures.subscribers')}
        value={formats.number(subscribers.now)}
        note={t('figures.cameAndWent', {
          came: subscribers.new,
          went: subscribers.lost,
          cameBefore: subscribers.new_before,
          wentBefore: subscribers.lost_before,
        })}
      />
      {today.sales.map(({ currency, last_day: amount, day_before: amountBefore }) => (
        <Figure
          key={currency}
          name={t('figures.sales', { currency })}
          value={formats.money({ amount, currency })}
          change={{ last: amount, before: amountBefore }}
        />
      ))}
    </dl>
  );
}

interface Change {
  readonly last: number;
  readonly before: number;
  readonly isLessBetter?: boolean;
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly note?: string;
  readonly change?: Change;
}

function Figure({ name, value, note, change }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>
        <span className={styles.value}>{value}</span>
        <span className={styles.notes}>
          {change !== undefined && <ChangeSince {...change} />}
          {note !== undefined && <span>{note}</span>}
        </span>
      </dd>
    </div>
  );
}

/** The change of a figure since the day before; empty if there is nothing to compare. */
function ChangeSince({ last, before, isLessBetter = false }: Change) {
  const t = useTexts();
  const formats = useFormats();
  if (before <= 0) return null;
  const change = (last - before) / before;
  const part = formats.percent(Math.abs(change));
  if (Math.abs(change) < 0.0005) return <span>{t('figures.same')}</span>;
  const isGood = change < 0 === isLessBetter;
  return (
    <span className={classNames(isGood ? styles.good : styles.bad)}>
      {t(change > 0 ? 'figures.more' : 'figures.less', { part })}
    </span>
  );
}

const shareOf = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);
const tenths = (value: number): number => Math.round(value * 10) / 10;
