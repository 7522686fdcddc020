import type { AgeLimit } from '@kadr/contract';
import { useMessages } from '../i18n/messages.tsx';
import { FieldNote } from '../ui/text-field.tsx';
import { Switch } from '../ui/switch.tsx';
import styles from './profiles.module.css';
import { isHighest, withAge } from './settings-fields.ts';
import type { BaseFields } from './settings-fields.ts';

export interface BaseSettingsProps {
  readonly fields: BaseFields;
  readonly limits: readonly AgeLimit[];
  readonly error?: string | null;
  readonly onChange: (fields: BaseFields) => void;
}

/** Age limit, erotic content, and uses of the PIN. */
export function BaseSettings({ fields, limits, error, onChange }: BaseSettingsProps) {
  const t = useMessages();
  const { ageLimitId, hidesErotic, needsPurchasePin, needsViewPin } = fields;
  const age = limits.find(({ id }) => id === ageLimitId)?.name;
  const isTop = isHighest(ageLimitId, limits);
  return (
    <div className={styles.settings}>
      <fieldset className={styles.plain} aria-describedby="age-note">
        <legend className={styles.legend}>{t('profiles.age')}</legend>
        <div className={styles.ages}>
          {limits.map(({ id, name }) => (
            <label key={id} className={styles.age}>
              <input
                type="radio"
                name="age"
                value={id}
                checked={id === ageLimitId}
                onChange={() => onChange(withAge(fields, id, limits))}
              />
              {name}
            </label>
          ))}
        </div>
        <FieldNote id="age-note" hint={t('profiles.ageHint')} error={error} />
      </fieldset>
      <Switch
        label={t('profiles.viewPin')}
        hint={
          isTop
            ? t('profiles.viewPinNone')
            : age === undefined
              ? t('profiles.viewPinHintAny')
              : t('profiles.viewPinHint', { age })
        }
        checked={needsViewPin}
        disabled={isTop}
        onChange={(isOn) => onChange({ ...fields, needsViewPin: isOn })}
      />
      <Switch
        label={t('profiles.purchasePin')}
        hint={t('profiles.purchasePinHint')}
        checked={needsPurchasePin}
        onChange={(isOn) => onChange({ ...fields, needsPurchasePin: isOn })}
      />
      <Switch
        label={t('profiles.hideErotic')}
        hint={t('profiles.hideEroticHint')}
        checked={hidesErotic}
        onChange={(isOn) => onChange({ ...fields, hidesErotic: isOn })}
      />
    </div>
  );
}
