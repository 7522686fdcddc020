import { fromAbsolute, getLocalTimeZone, parseDate } from '@internationalized/date';
import type { CalendarDate, ZonedDateTime } from '@internationalized/date';
import { DateField, DateInput, DateSegment, FieldError, Label } from 'react-aria-components';
import { useNow } from '../../data/use-now.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import fieldStyles from '../../ui/field.module.css';
import type { FieldProps } from './field-props.ts';
import styles from './fields.module.css';
import { useField } from './use-field.ts';

interface MomentFieldProps {
  readonly label: string;
  /** Unix seconds. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly onBlur?: () => void;
  readonly error?: string | undefined;
}

/** A date and time in the member's time zone. */
export function MomentInput({ label, value, onChange, onBlur, error }: MomentFieldProps) {
  const now = useNow();
  const shown = value === null ? null : fromAbsolute(value * 1000, getLocalTimeZone());
  return (
    <DateField<ZonedDateTime>
      className={classNames(fieldStyles.field)}
      value={shown}
      onChange={(moment) => onChange(moment === null ? null : Math.floor(moment.toDate().getTime() / 1000))}
      onBlur={onBlur}
      placeholderValue={fromAbsolute(now * 1000, getLocalTimeZone()).set({ second: 0 })}
      granularity="minute"
      hourCycle={24}
      hideTimeZone
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <Segments label={label} error={error} {...(value !== null && { onClear: () => onChange(null) })} />
    </DateField>
  );
}

/** A time in Unix seconds. */
export function MomentField({ name, label }: FieldProps) {
  const { value, ...field } = useField<number | null | undefined>(name);
  return <MomentInput label={label} value={value ?? null} {...field} />;
}

interface DayInputProps extends Omit<MomentFieldProps, 'value' | 'onChange'> {
  /** `YYYY-MM-DD`. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  /** Whether it can be emptied. */
  readonly isOptional?: boolean;
}

/** A date without a time zone. */
export function DayInput({ label, value, onChange, onBlur, error, isOptional = true }: DayInputProps) {
  return (
    <DateField<CalendarDate>
      className={classNames(fieldStyles.field)}
      value={dayOf(value)}
      onChange={(day) => onChange(day === null ? null : day.toString())}
      onBlur={onBlur}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <Segments
        label={label}
        error={error}
        {...(value !== null && isOptional && { onClear: () => onChange(null) })}
      />
    </DateField>
  );
}

/** A date, `YYYY-MM-DD`. */
export function DayField({ name, label }: FieldProps) {
  const { value, ...field } = useField<string | null | undefined>(name);
  return <DayInput label={label} value={value || null} {...field} />;
}

function dayOf(value: string | null | undefined): CalendarDate | null {
  try {
    return value ? parseDate(value) : null;
  } catch {
    return null;
  }
}

function Segments({
  label,
  error,
  onClear,
}: {
  readonly label: string;
  readonly error: string | undefined;
  readonly onClear?: () => void;
}) {
  const t = useTexts();
  return (
    <>
      <Label className={classNames(fieldStyles.label)}>{label}</Label>
      <div className={fieldStyles.group}>
        <DateInput className={classNames(styles.date)}>
          {(segment) => <DateSegment className={classNames(styles.segment)} segment={segment} />}
        </DateInput>
        {onClear && (
          <Button
            look="quiet"
            isSmall
            icon="close"
            aria-label={t('fields.clear', { label })}
            onPress={onClear}
          />
        )}
      </div>
      <FieldError className={classNames(fieldStyles.error)}>{error}</FieldError>
    </>
  );
}
