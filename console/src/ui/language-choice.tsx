import type { Language } from '@kadr/contract';
import { useSetLocale } from 'ra-core';
import { languageNames, languages } from '../i18n/language.ts';
import { useLanguage, useTexts } from '../i18n/use-texts.ts';
import { Segments } from './segments.tsx';

/** Switches the language of the console. */
export function LanguageChoice({ onChoice }: { readonly onChoice?: (language: Language) => void }) {
  const t = useTexts();
  const setLocale = useSetLocale();
  const choose = (chosen: Language): void => {
    setLocale(chosen);
    onChoice?.(chosen);
  };
  return (
    <Segments
      label={t('frame.language')}
      value={useLanguage()}
      choices={languages.map((value) => ({ value, label: languageNames[value] }))}
      onChange={choose}
    />
  );
}
