import type { DisplayInput, Language } from '@kadr/contract';
import { useState } from 'react';
import { languageMarks, languages, locales } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { pictureUrl } from '../../records/fields/picture-url.ts';
import { classNames } from '../../ui/class-names.ts';
import { Panel } from '../../ui/page.tsx';
import { Segments } from '../../ui/segments.tsx';
import styles from './broadcasts.module.css';

type Text = { readonly [language in Language]?: string | undefined } | null | undefined;

/** A preview of the message in each language. */
export function MessagePreview({ display }: { readonly display: DisplayInput }) {
  const t = useTexts();
  const [language, setLanguage] = useState<Language>('rus');
  const { display_type: type, image, message, submessage, target, poll } = display;
  const textOf = (text: Text): string => plain(text?.[language] || text?.rus || '');
  return (
    <Panel
      title={t('broadcasts.preview')}
      actions={
        <Segments
          label={t('frame.language')}
          value={language}
          choices={languages.map((one) => ({ value: one, label: languageMarks[one] }))}
          onChange={setLanguage}
        />
      }
    >
      <div
        className={classNames(styles.message, type === 'popup' && styles.popup)}
        lang={locales[language].slice(0, 2)}
      >
        {image && <img className={styles.poster} src={pictureUrl(image, 'poster')} alt="" />}
        <div className={styles.words}>
          <p className={styles.headline}>{textOf(message) || t('broadcasts.noText')}</p>
          {textOf(submessage) !== '' && <p>{textOf(submessage)}</p>}
          {(poll ?? []).map(({ question, answers }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- Questions have no id, and keep no state here.
            <div key={at} className={styles.question}>
              <p>{textOf(question)}</p>
              <ul>
                {answers.map((answer, place) => (
                  // oxlint-disable-next-line react/no-array-index-key -- Nor do answers.
                  <li key={place}>{textOf(answer)}</li>
                ))}
              </ul>
            </div>
          ))}
          {textOf(target?.title) !== '' && <span className={styles.link}>{textOf(target?.title)}</span>}
        </div>
      </div>
      <p className={styles.second}>{t('broadcasts.previewHint')}</p>
    </Panel>
  );
}

/** Returns a text without its markup. The parsed document is not part of a page, so nothing in it runs or loads. */
function plain(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent;
}
