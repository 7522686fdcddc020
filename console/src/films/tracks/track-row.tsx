import type { AudioEdit, AudioFacts, TextEdit } from '@kadr/contract';
import { useTexts } from '../../i18n/use-texts.ts';
import { MoveButtons } from '../../records/fields/move-buttons.tsx';
import { Checkbox } from '../../ui/check.tsx';
import { Select } from '../../ui/select.tsx';
import type { Choice } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useLanguageChoices } from '../film-languages.ts';
import styles from './tracks.module.css';

interface TrackRowProps {
  readonly track: AudioEdit | TextEdit;
  readonly roles: readonly Choice[];
  /** Read-only facts of an audio track. */
  readonly facts?: AudioFacts | undefined;
  readonly place: { readonly at: number; readonly count: number; readonly onMove: (to: number) => void };
  readonly isReadOnly: boolean;
  /** Whether one of the tracks is always the default. */
  readonly needsDefault?: boolean;
  readonly onChange: (change: Partial<AudioEdit | TextEdit>) => void;
  readonly menu?: React.ReactNode;
}

/** The fields of one track. */
export function TrackRow({
  track,
  roles,
  facts,
  place,
  isReadOnly,
  needsDefault = false,
  onChange,
  menu,
}: TrackRowProps) {
  const t = useTexts();
  const languages = useLanguageChoices(track.language);
  const { id, label, language, role, is_default: isDefault, is_hidden: isHidden } = track;
  return (
    <fieldset className={styles.track} aria-label={label || id}>
      <TextField
        label={t('tracks.label')}
        value={label}
        {...(facts && {
          hint: t('tracks.channels', {
            channels: facts.channels,
            bitrate: Math.round(facts.bandwidth / 1000),
          }),
        })}
        error={label.trim() === '' ? t('tracks.labelMissing') : undefined}
        isReadOnly={isReadOnly}
        onChange={(value) => onChange({ label: value })}
      />
      <Select
        label={t('tracks.language')}
        value={language}
        choices={languages}
        isDisabled={isReadOnly}
        onChange={(value) => value !== null && onChange({ language: value })}
      />
      <Select
        label={t('tracks.role')}
        value={role}
        choices={roles}
        isDisabled={isReadOnly}
        onChange={(value) => value !== null && onChange({ role: value } as Partial<AudioEdit>)}
      />
      <div className={styles.ends}>
        <Checkbox
          isSelected={isDefault}
          isDisabled={isReadOnly || isHidden || (needsDefault && isDefault)}
          onChange={(is) => onChange({ is_default: is })}
        >
          {t('tracks.default')}
        </Checkbox>
        <Checkbox
          isSelected={!isHidden}
          isDisabled={isReadOnly || isDefault}
          onChange={(is) => onChange({ is_hidden: !is })}
        >
          {t('tracks.shown')}
        </Checkbox>
        <span className={styles.buttons}>
          {!isReadOnly && <MoveButtons label={label} {...place} />}
          {menu}
        </span>
      </div>
    </fieldset>
  );
}
