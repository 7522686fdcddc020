import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import styles from './fields.module.css';

interface MoveButtonsProps {
  /** The label of the moved entry. */
  readonly label: string;
  readonly at: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
}

/** Moves a list entry up and down, also by keyboard. */
export function MoveButtons({ label, at, count, onMove }: MoveButtonsProps) {
  const t = useTexts();
  if (count < 2) return null;
  return (
    <span className={styles.moves}>
      <Button
        look="quiet"
        isSmall
        icon="up"
        aria-label={t('fields.moveBack', { label })}
        isDisabled={at === 0}
        onPress={() => onMove(at - 1)}
      />
      <Button
        look="quiet"
        isSmall
        icon="down"
        aria-label={t('fields.moveOn', { label })}
        isDisabled={at === count - 1}
        onPress={() => onMove(at + 1)}
      />
    </span>
  );
}

/** A copy of a list with one entry moved. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1));
}
