import type { Language } from '@kadr/contract';
import { languageMarks, languageNames, languages, locales } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { isLong } from '../schema/json-schema.ts';
import type { FieldProps } from './field-props.ts';
import styles from './fields.module.css';
import { useField } from './use-field.ts';

type Value = { readonly [language in Language]?: string } | null | undefined;

/** A text in three languages side by side; missing translations are marked. */
export function TranslatedText({ name, label, schema, isNullable }: FieldProps) {
  const t = useTexts();
  const { value, onChange, onBlur, error, errorOf } = useField<Value>(name);
  const hasText = languages.some((language) => value?.[language]);
  const change = (language: Language, text: string): void => {
    const { [language]: _, ...others } = value ?? {};
    const next = text === '' ? others : { ...others, [language]: text };
    if (Object.keys(next).length > 0) onChange(next);
    else onChange(isNullable ? null : { rus: '' });
  };
  return (
    <fieldset className={styles.translated}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.languages}>
        {languages.map((language) => (
          <TextField
            key={language}
            label={languageNames[language]}
            mark={hasText && !value?.[language] && <Badge tone="warn">{t('fields.missing')}</Badge>}
            lang={locales[language].slice(0, 2)}
            name={`${name}.${languageMarks[language]}`}
            value={value?.[language] ?? ''}
            onChange={(text) => change(language, text)}
            onBlur={onBlur}
            error={errorOf(language) ?? (language === 'rus' ? error : undefined)}
            isMultiline={isLong(schema.properties?.['rus'] ?? {})}
          />
        ))}
      </div>
    </fieldset>
  );
}
