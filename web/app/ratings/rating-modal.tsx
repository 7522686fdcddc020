import { useId, useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import modal from '../modals/modals.module.css';
import type { ModalProps } from '../modals/modals.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import styles from './rating-modal.module.css';
import { RatingPicture } from './rating-picture.tsx';

export interface RatingModalProps {
  /** Name of the title. */
  readonly name: string;
  /** The viewer's rating, 1–10; null without one. */
  readonly current: number | null;
}

const values = Array.from({ length: 11 }, (_, value) => value);

/** Asks for a rating, 0–10; 0 means none. Closed with the choice if it differs from the current rating. */
export function RatingModal({ name, current, close }: RatingModalProps & ModalProps<number>) {
  const t = useMessages();
  const id = useId();
  const before = current ?? 0;
  const [value, setValue] = useState(before);
  const words = (rating: number): string => t('rating.word', { value: String(rating) });
  return (
    <Dialog open onClose={close} title={t('rating.title', { name })}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (value !== before) close(value);
        }}
      >
        <div className={styles.chosen}>
          <RatingPicture value={value} isLarge />
          <output htmlFor={id} className={styles.words}>
            {value > 0 && <span className={styles.number}>{value}</span>}
            <span>{words(value)}</span>
          </output>
        </div>
        <fieldset id={id} className={styles.values}>
          <legend className={styles.legend}>{t('rating.choose')}</legend>
          {values.map((rating) => (
            <label key={rating} className={styles.value}>
              <input
                type="radio"
                name={`${id}-value`}
                value={rating}
                checked={rating === value}
                aria-label={rating === 0 ? words(0) : t('rating.option', { rating, words: words(rating) })}
                onChange={() => setValue(rating)}
              />
              <RatingPicture value={rating} />
              <span aria-hidden="true">{rating}</span>
            </label>
          ))}
        </fieldset>
        <div className={modal.steps}>
          <Button type="submit" variant="primary" disabled={value === before}>
            {t(
              value === 0 && current !== null
                ? 'rating.remove'
                : current === null
                  ? 'rating.set'
                  : 'rating.change',
            )}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
