import { useState } from 'react';
import { useFormats } from '../i18n/use-format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { minute, readTime } from './schedule-draft.ts';
import type { DraftShowing, ShowingProblem } from './schedule-draft.ts';
import styles from './television.module.css';

const breakLength = 5 * minute;

interface ShowingFormProps {
  readonly showing: DraftShowing;
  readonly from: number;
  readonly mayWrite: boolean;
  readonly problem: ShowingProblem | undefined;
  readonly onChange: (start: number, length: number) => void;
  readonly onRemove: () => void;
  /** Adds a break of this many seconds after the showing. */
  readonly onBreak: (pause: number) => void;
}

/** The selected showing: its start and duration, and a break after it. */
export function ShowingForm(props: ShowingFormProps) {
  const { showing, from, mayWrite, problem, onChange, onRemove, onBreak } = props;
  const t = useTexts();
  const formats = useFormats();
  const [start, setStart] = useState(formats.time(showing.start));
  const [length, setLength] = useState(String(Math.round((showing.end - showing.start) / minute)));
  const seconds = readTime(start);
  const minutes = /^\s*\d{1,4}\s*$/.test(length) ? Number(length) : 0;
  const apply = (): void => {
    if (seconds !== null && minutes > 0) onChange(from + seconds, minutes * minute);
  };
  return (
    <section className={styles.showing} aria-label={showing.name}>
      <h3>{showing.name}</h3>
      <p className={styles.second}>
        {showing.isFixed ? t('schedule.fixed') : t('schedule.keys')}
        {showing.filler !== null &&
          showing.filler > 0 &&
          ` ${t('schedule.fillersPlay', { length: formats.duration(showing.filler) })}`}
      </p>
      {mayWrite && !showing.isFixed && (
        <div className={styles.fields}>
          <TextField
            label={t('schedule.start')}
            value={start}
            error={seconds === null ? t('schedule.timeWrong') : problem && t(`showingProblem.${problem}`)}
            onChange={setStart}
            onBlur={apply}
          />
          <TextField
            label={t('schedule.length')}
            inputMode="numeric"
            value={length}
            error={minutes > 0 ? undefined : t('schedule.lengthWrong')}
            onChange={setLength}
            onBlur={apply}
          />
          <Button icon="clock" onPress={() => onBreak(breakLength)}>
            {t('schedule.addBreak')}
          </Button>
          <Button look="quiet" icon="trash" onPress={onRemove}>
            {t('ui.remove')}
          </Button>
        </div>
      )}
    </section>
  );
}
