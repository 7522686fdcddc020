import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import type { CueFault, TypedCue } from './cues-form.tsx';
import styles from './tracks.module.css';

interface CueRowProps {
  readonly cue: TypedCue;
  /** Starts at 1. */
  readonly number: number;
  readonly fault: CueFault | null;
  readonly isReadOnly: boolean;
  readonly onChange: (changes: Partial<TypedCue>) => void;
  readonly onAdd: () => void;
  readonly onRemove: () => void;
}

/** Times and text of one cue. Plain fields, because a page has hundreds of them. */
export function CueRow({ cue, number, fault, isReadOnly, onChange, onAdd, onRemove }: CueRowProps) {
  const t = useTexts();
  const isTime = fault === 'time' || fault === 'order' || fault === 'outside';
  const time = (name: 'start' | 'end') => (
    <input
      className={styles.input}
      aria-label={t(`cues.${name}`, { number })}
      aria-invalid={isTime}
      inputMode="decimal"
      readOnly={isReadOnly}
      value={cue[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
  return (
    <li className={styles.cue}>
      <span className={styles.number}>{number}</span>
      {time('start')}
      {time('end')}
      <div>
        <textarea
          className={styles.words}
          rows={1}
          aria-label={t('cues.text', { number })}
          aria-invalid={fault === 'text'}
          readOnly={isReadOnly}
          value={cue.text}
          onChange={({ target }) => onChange({ text: target.value })}
        />
        {fault !== null && <p className={styles.fault}>{t(`cueFault.${fault}`)}</p>}
      </div>
      {!isReadOnly && (
        <span className={styles.buttons}>
          <Button
            look="quiet"
            isSmall
            icon="plus"
            aria-label={t('cues.addAfter', { number })}
            onPress={onAdd}
          />
          <Button
            look="quiet"
            isSmall
            icon="trash"
            aria-label={t('cues.remove', { number })}
            onPress={onRemove}
          />
        </span>
      )}
    </li>
  );
}
