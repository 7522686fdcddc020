import { useBrandChoices } from '../data/brands.ts';
import { useMay } from '../data/member.ts';
import { permissionOf } from '../data/record-kinds.ts';
import { languageNames, languages } from '../i18n/language.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { RecordPicker } from '../records/fields/record-picker.tsx';
import { Checkbox } from '../ui/check.tsx';
import { Segments } from '../ui/segments.tsx';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';
import { canBeNew, filmKinds, protections } from './film-settings.ts';
import type { FilmKind, FilmProblem, FilmSettings } from './film-settings.ts';
import styles from './films.module.css';
import { SubtitlesField } from './subtitles-field.tsx';

interface FilmFormProps {
  readonly settings: FilmSettings;
  /** The problems to display. */
  readonly problems: readonly FilmProblem[];
  readonly onChange: (change: Partial<FilmSettings>) => void;
}

/** The settings of a film: its title, subtitles and protection. */
export function FilmForm(props: FilmFormProps) {
  const t = useTexts();
  const { settings, onChange } = props;
  const { kind, encoding, protection, subtitles } = settings;
  return (
    <div className={styles.form}>
      <div className={styles.row}>
        <Select
          label={t('films.kind')}
          value={kind}
          choices={filmKinds.map((value) => ({ value, label: t(`filmKind.${value}`) }))}
          onChange={(value) => value !== null && onChange({ kind: value as FilmKind, slug: '' })}
        />
        <Select
          label={t('films.protection')}
          value={protection}
          choices={protections.map((value) => ({ value, label: t(`protection.${value}`) }))}
          onChange={(value) => onChange({ protection: value as FilmSettings['protection'] })}
        />
        <Select
          label={t('films.encoding')}
          value={encoding}
          choices={(['quality', 'fast'] as const).map((value) => ({ value, label: t(`encoding.${value}`) }))}
          onChange={(value) => onChange({ encoding: value as FilmSettings['encoding'] })}
        />
      </div>
      {kind !== 'material' && <TitleFields {...props} />}
      {kind !== 'material' && (
        <Checkbox
          isSelected={settings.needsReview === true}
          onChange={(needsReview) => onChange({ needsReview })}
        >
          {t('films.needsReview')}
        </Checkbox>
      )}
      <SubtitlesField subtitles={subtitles} onChange={(files) => onChange({ subtitles: files })} />
    </div>
  );
}

/** The film's title: an existing one or a new one. */
function TitleFields({ settings, problems, onChange }: FilmFormProps) {
  const t = useTexts();
  const { kind, isNew, slug, title } = settings;
  const mayBeNew = canBeNew(kind);
  const wrong = (problem: FilmProblem): string | undefined =>
    problems.includes(problem) ? t(`filmProblem.${problem}`) : undefined;
  return (
    <>
      {mayBeNew && (
        <Segments
          label={t('films.whichTitle')}
          value={isNew ? 'new' : 'existing'}
          choices={[
            { value: 'new', label: t('films.newTitle') },
            { value: 'existing', label: t('films.existingTitle') },
          ]}
          onChange={(value) => onChange({ isNew: value === 'new', slug: '' })}
        />
      )}
      {isNew && mayBeNew ? (
        <div className={styles.row}>
          {languages.map((language) => (
            <TextField
              key={language}
              label={t('films.nameIn', { language: languageNames[language] })}
              isRequired={language === 'rus'}
              value={title[language]}
              error={language === 'rus' ? wrong('nameMissing') : undefined}
              onChange={(name) => onChange({ title: { ...title, [language]: name } })}
            />
          ))}
          <TextField
            label={t('films.slug')}
            isCode
            placeholder={t('films.slugFromName')}
            value={slug}
            error={wrong('slugWrong')}
            onChange={(value) => onChange({ slug: value.trim() })}
          />
          <ShownBy brand={settings.brand} onChange={(brand) => onChange({ brand })} />
        </div>
      ) : (
        <ExistingTitle
          slug={slug}
          error={wrong('titleMissing')}
          onChange={(value) => onChange({ slug: value })}
        />
      )}
    </>
  );
}

/** The brand that shows a new title; nothing if there is only one brand, or the member may see none. */
function ShownBy({
  brand,
  onChange,
}: {
  readonly brand: string | null;
  readonly onChange: (brand: string | null) => void;
}) {
  const t = useTexts();
  const brands = useBrandChoices();
  if (brands === null || brands.length < 2) return null;
  return (
    <Select
      label={t('films.brand')}
      value={brand}
      choices={[{ value: null, label: t('films.mainBrand') }, ...brands]}
      onChange={onChange}
    />
  );
}

/** Members who may not read the catalogue type the slug. */
function ExistingTitle({
  slug,
  error,
  onChange,
}: {
  readonly slug: string;
  readonly error: string | undefined;
  readonly onChange: (slug: string) => void;
}) {
  const t = useTexts();
  const may = useMay();
  if (!may(permissionOf('title', 'read')))
    return <TextField label={t('films.slug')} isCode value={slug} error={error} onChange={onChange} />;
  return (
    <RecordPicker
      label={t('films.existing')}
      kind="title"
      value={slug === '' ? null : slug}
      error={error}
      onChange={(id) => onChange(id ?? '')}
    />
  );
}
