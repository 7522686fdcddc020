import { Label, Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import { useTexts } from '../../i18n/use-texts.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import { useField } from '../../records/fields/use-field.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from '../brands.module.css';

interface SliderFieldProps {
  readonly name: string;
  readonly label: MessageKey;
  readonly most: number;
  readonly step: number;
}

/** A number from zero to its maximum. */
export function SliderField({ name, label, most, step }: SliderFieldProps) {
  const t = useTexts();
  const { value, onChange } = useField<number | undefined>(name);
  return (
    <Slider
      className={classNames(styles.slider)}
      value={value ?? 0}
      onChange={onChange}
      minValue={0}
      maxValue={most}
      step={step}
      formatOptions={{ maximumFractionDigits: 3 }}
    >
      <div className={styles.sliderHead}>
        <Label>{t(label)}</Label>
        <SliderOutput />
      </div>
      <SliderTrack className={classNames(styles.track)}>
        <SliderThumb className={classNames(styles.thumb)} />
      </SliderTrack>
    </Slider>
  );
}
