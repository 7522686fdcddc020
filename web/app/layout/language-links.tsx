import type { Language } from '@kadr/contract';
import { useLocation } from 'react-router';
import { chooseLanguage } from '../data/choices.ts';
import { useBrand } from '../data/initial-data.tsx';
import { useLanguage } from '../i18n/messages.tsx';
import { Icon } from '../ui/icon.tsx';

/** The names of the languages in themselves, and their tags for `lang` (BCP 47). */
const names = {
  rus: { name: 'Русский', tag: 'ru' },
  eng: { name: 'English', tag: 'en' },
  hye: { name: 'Հայերեն', tag: 'hy' },
} as const satisfies Record<Language, { name: string; tag: string }>;

/**
 * Links to the same page in each language of the brand, as `li` elements: separate addresses, which a click need not
 * show, because the choice is stored.
 */
export function LanguageLinks({ className }: { readonly className?: string | undefined }) {
  const { languages } = useBrand();
  const current = useLanguage();
  const { pathname, search } = useLocation();
  return languages.map((language) => {
    const query = new URLSearchParams(search);
    query.set('lang', language);
    const { name, tag } = names[language];
    return (
      <li key={language}>
        <a
          href={`${pathname}?${query.toString()}`}
          lang={tag}
          hrefLang={tag}
          aria-current={language === current ? 'true' : undefined}
          className={className}
          data-native
          onClick={(event) => {
            if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            chooseLanguage(language);
          }}
        >
          {name}
          {language === current && <Icon name="check" />}
        </a>
      </li>
    );
  });
}
