import type { Language } from '@kadr/contract';
import type { ImageProfile } from '@kadr/contract/image-url';
import { languageNames, languages } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Switch } from '../../ui/check.tsx';
import type { FieldProps } from './field-props.ts';
import styles from './fields.module.css';
import { PictureDrop } from './picture-drop.tsx';
import { useField } from './use-field.ts';
import { moved, MoveButtons } from './move-buttons.tsx';

/** Display sizes of pictures, by the last part of the field's name. */
function profileOf(name: string): ImageProfile {
  const last = name.split('.').findLast((part) => !/^(?:\d+|rus|eng|hye)$/.test(part)) ?? name;
  const profiles: Readonly<Record<string, ImageProfile>> = {
    logo: 'poster',
    photo_avatar: 'avatar',
    image: 'service',
    visit_card: 'card',
    background: 'key_visual_small',
  };
  return profiles[last] ?? 'card';
}

export function PictureField({ name, label }: FieldProps) {
  const { value, onChange } = useField<string | null | undefined>(name);
  return (
    <div className={styles.pictureField}>
      <span className={styles.legend}>{label}</span>
      <PictureDrop label={label} value={value || null} onChange={onChange} profile={profileOf(name)} />
    </div>
  );
}

type ByLanguage = { readonly [language in Language]?: string };

/** A picture that contains text: one for all languages, or one per language. */
export function TranslatedPicture({ name, label }: FieldProps) {
  const t = useTexts();
  const { value, onChange } = useField<string | ByLanguage | null>(name);
  const isByLanguage = typeof value === 'object' && value !== null;
  const profile = profileOf(name);
  const change = (language: Language, path: string | null): void => {
    const { [language]: _, ...others } = isByLanguage ? value : {};
    onChange(path === null ? others : { ...others, [language]: path });
  };
  return (
    <fieldset className={styles.pictureField}>
      <legend className={styles.legend}>{label}</legend>
      <Switch
        isSelected={isByLanguage}
        onChange={(isEach) =>
          onChange(isEach ? (typeof value === 'string' ? { rus: value } : {}) : (Object(value).rus ?? null))
        }
      >
        {t('pictures.byLanguage')}
      </Switch>
      <div className={styles.pictures}>
        {isByLanguage ? (
          languages.map((language) => (
            <div key={language} className={styles.pictureField}>
              <span className={styles.legend}>{languageNames[language]}</span>
              <PictureDrop
                label={`${label}, ${languageNames[language]}`}
                value={value[language] ?? null}
                onChange={(path) => change(language, path)}
                profile={profile}
              />
            </div>
          ))
        ) : (
          <PictureDrop label={label} value={value} onChange={onChange} profile={profile} />
        )}
      </div>
    </fieldset>
  );
}

/** An ordered list of pictures. */
export function PicturesField({ name, label, schema }: FieldProps) {
  const t = useTexts();
  const { value, onChange } = useField<readonly string[] | null | undefined>(name);
  const pictures = value ?? [];
  const isFull = pictures.length >= (schema.maxItems ?? Infinity);
  return (
    <fieldset className={styles.pictureField}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.pictures}>
        {pictures.map((path, at) => (
          <div key={path} className={styles.pictureField}>
            <PictureDrop
              label={`${label} ${at + 1}`}
              value={path}
              onChange={(next) =>
                onChange(pictures.flatMap((one) => (one === path ? (next === null ? [] : [next]) : [one])))
              }
              profile="card"
            />
            <MoveButtons
              label={`${label} ${at + 1}`}
              at={at}
              count={pictures.length}
              onMove={(to) => onChange(moved(pictures, at, to))}
            />
          </div>
        ))}
        {!isFull && (
          <PictureDrop
            // Reset after each addition.
            key={pictures.length}
            label={t('pictures.add', { label })}
            value={null}
            onChange={(path) => path !== null && !pictures.includes(path) && onChange([...pictures, path])}
            profile="card"
          />
        )}
      </div>
    </fieldset>
  );
}
