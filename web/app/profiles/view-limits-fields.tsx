import type { ViewLimits } from '@kadr/contract';
import type { Translate } from '../i18n/messages.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { Select } from '../ui/select.tsx';
import { FieldNote } from '../ui/text-field.tsx';
import styles from './profile-page.module.css';

export interface ViewLimitsFieldsProps {
  readonly limits: ViewLimits;
  /** Time zone of the hours. */
  readonly timeZone: string;
  readonly error: string | null;
  readonly onChange: (limits: ViewLimits) => void;
}

const hour = 3600;

/** The daily maxima to choose from, in seconds. */
const maxima = [0.5, 1, 1.5, 2, 3, 4, 6].map((hours) => hours * hour);

/** Whether a window starts when it ends, which is invalid. */
export function isWindowWrong({ allowed_from, allowed_to }: ViewLimits): boolean {
  return allowed_from !== null && allowed_from === allowed_to;
}

/** The hours in which a profile may watch, and the daily maximum. */
export function ViewLimitsFields({ limits, timeZone, error, onChange }: ViewLimitsFieldsProps) {
  const t = useMessages();
  const { allowed_from, allowed_to, max_view_time } = limits;
  const none = { value: '', name: t('profiles.anyTime') };
  return (
    <>
      <div className={styles.pair}>
        <Select
          label={t('profiles.from')}
          value={String(allowed_from ?? '')}
          options={[none, ...clock(0, 23, allowed_from)]}
          onChange={({ currentTarget }) =>
            onChange({ ...limits, allowed_from: secondsOf(currentTarget.value) })
          }
        />
        <Select
          label={t('profiles.to')}
          value={String(allowed_to ?? '')}
          options={[none, ...clock(1, 24, allowed_to)]}
          onChange={({ currentTarget }) =>
            onChange({ ...limits, allowed_to: secondsOf(currentTarget.value) })
          }
        />
      </div>
      <FieldNote id="window-note" hint={timeZone.replaceAll('_', ' ')} error={error} />
      <Select
        label={t('profiles.daily')}
        value={String(max_view_time ?? '')}
        options={[
          { value: '', name: t('profiles.noMaximum') },
          ...withKnown(maxima, max_view_time).map((seconds) => ({
            value: String(seconds),
            name: lengthOf(t, seconds),
          })),
        ]}
        onChange={({ currentTarget }) =>
          onChange({ ...limits, max_view_time: secondsOf(currentTarget.value) })
        }
      />
    </>
  );
}

function secondsOf(value: string): number | null {
  return value === '' ? null : Number(value);
}

/** Full hours, and the current value. */
function clock(first: number, last: number, known: number | null): { value: string; name: string }[] {
  const hours = Array.from({ length: last - first + 1 }, (_one, at) => (first + at) * hour);
  return withKnown(hours, known).map((seconds) => ({
    value: String(seconds),
    name: `${two(Math.floor(seconds / hour))}:${two(Math.floor((seconds % hour) / 60))}`,
  }));
}

function withKnown(values: readonly number[], known: number | null): number[] {
  return [...new Set([...values, ...(known === null ? [] : [known])])].toSorted((a, b) => a - b);
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

function lengthOf(t: Translate, seconds: number): string {
  const minutes = Math.round(seconds / 60);
  return minutes < 60
    ? t('profiles.minutes', { minutes })
    : t('profiles.hours', { hours: Math.round(minutes / 6) / 10 });
}
