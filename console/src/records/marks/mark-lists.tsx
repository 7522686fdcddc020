import { get, useFormState } from 'react-hook-form';
import { languageMarks, languageNames, languages, locales } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { formatFilmTime } from './film-time.ts';
import { byStart, keysOf, partNames } from './mark-rules.ts';
import type { Chapter } from './mark-rules.ts';
import styles from './marks.module.css';
import { TimeInput } from './time-input.tsx';
import type { MarksEditing } from './use-marks.ts';

interface ListProps {
  readonly marks: MarksEditing;
  /** Seeks in the film; null while no film is open. */
  readonly seek: ((seconds: number) => void) | null;
}

/** The error of a field by its path. */
function useErrorAt(): (path: string) => string | undefined {
  const { errors } = useFormState();
  return (path) => {
    const message: unknown = Object(get(errors, path))['message'];
    return typeof message === 'string' ? message : undefined;
  };
}

/** The parts that can be skipped, with their times. */
export function PartsList({ marks, seek }: ListProps) {
  const t = useTexts();
  const errorAt = useErrorAt();
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{t('marks.parts')}</legend>
      {partNames.map((name) => {
        const part = marks.markers[name];
        const label = t(`fields.${name}`);
        return (
          <fieldset key={name} className={styles.row} aria-label={label}>
            <span className={styles.name}>
              <span className={`${styles.colour} ${styles[name]}`} />
              {label}
            </span>
            <TimeInput
              label={t('marks.start')}
              value={part?.start ?? null}
              onChange={(seconds) => marks.setEdge(name, 'start', seconds)}
              error={errorAt(`markers.${name}.start`)}
            />
            <TimeInput
              label={t('marks.end')}
              value={part?.end ?? null}
              onChange={(seconds) => marks.setEdge(name, 'end', seconds)}
              error={errorAt(`markers.${name}.end`)}
            />
            <RowActions
              label={label}
              at={part?.start ?? null}
              seek={seek}
              onRemove={part === null ? null : () => marks.removePart(name)}
            />
          </fieldset>
        );
      })}
    </fieldset>
  );
}

/** The chapters, in order. */
export function ChaptersList({ marks, seek }: ListProps) {
  const t = useTexts();
  const errorAt = useErrorAt();
  const { chapters } = marks.markers;
  const keys = keysOf(chapters.map(({ start }) => start));
  const change = (at: number, next: Partial<Chapter>): void =>
    marks.setChapters(
      byStart(chapters.map((chapter, place) => (place === at ? { ...chapter, ...next } : chapter))),
    );
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{t('fields.chapters')}</legend>
      {chapters.length === 0 && <p className={styles.nothing}>{t('marks.noChapters')}</p>}
      {chapters.map((chapter, at) => {
        const label = t('marks.chapter', { place: at + 1 });
        return (
          <fieldset key={keys[at]} className={styles.chapterRow} aria-label={label}>
            <TimeInput
              label={t('marks.start')}
              value={chapter.start}
              onChange={(seconds) => seconds !== null && change(at, { start: seconds })}
              error={errorAt(`markers.chapters.${at}.start`)}
            />
            {languages.map((language) => (
              <TextField
                key={language}
                label={`${t('columns.name')}, ${languageNames[language]}`}
                lang={locales[language].slice(0, 2)}
                name={`chapter.${at}.${languageMarks[language]}`}
                value={chapter.name[language] ?? ''}
                onChange={(text) => change(at, { name: named(chapter, language, text) })}
                error={errorAt(`markers.chapters.${at}.name.${language}`)}
              />
            ))}
            <RowActions
              label={label}
              at={chapter.start}
              seek={seek}
              onRemove={() => marks.setChapters(chapters.filter((_, place) => place !== at))}
            />
          </fieldset>
        );
      })}
    </fieldset>
  );
}

function named({ name }: Chapter, language: keyof Chapter['name'], text: string): Chapter['name'] {
  const { [language]: _, ...others } = name;
  return text === '' && language !== 'rus' ? others : { ...others, [language]: text };
}

/** The advertising breaks, in order. */
export function MidrollsList({ marks, seek }: ListProps) {
  const t = useTexts();
  const errorAt = useErrorAt();
  const { midrolls } = marks;
  const keys = keysOf(midrolls);
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{t('fields.midrolls')}</legend>
      {midrolls.length === 0 && <p className={styles.nothing}>{t('marks.noMidrolls')}</p>}
      <div className={styles.breaks}>
        {midrolls.map((time, at) => {
          const label = t('marks.midroll', { place: at + 1 });
          return (
            <fieldset key={keys[at]} className={styles.row} aria-label={label}>
              <TimeInput
                label={label}
                value={time}
                onChange={(seconds) =>
                  marks.setMidrolls(
                    midrolls
                      .flatMap((one, place) => (place === at ? (seconds ?? []) : one))
                      .toSorted((a, b) => a - b),
                  )
                }
                error={errorAt(`ads.midrolls.${at}`)}
              />
              <RowActions
                label={label}
                at={time}
                seek={seek}
                onRemove={() => marks.setMidrolls(midrolls.filter((_, place) => place !== at))}
              />
            </fieldset>
          );
        })}
      </div>
    </fieldset>
  );
}

interface RowActionsProps {
  readonly label: string;
  /** The time to seek to; null: none. */
  readonly at: number | null;
  readonly seek: ListProps['seek'];
  readonly onRemove: (() => void) | null;
}

function RowActions({ label, at, seek, onRemove }: RowActionsProps) {
  const t = useTexts();
  return (
    <span className={styles.rowActions}>
      {seek !== null && at !== null && (
        <Button
          isSmall
          look="quiet"
          icon="right"
          aria-label={t('marks.go', { label, time: formatFilmTime(at) })}
          onPress={() => seek(at)}
        />
      )}
      {onRemove !== null && (
        <Button
          isSmall
          look="quiet"
          icon="trash"
          aria-label={t('fields.removeEntry', { label })}
          onPress={onRemove}
        />
      )}
    </span>
  );
}
