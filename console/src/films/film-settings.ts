import type { IngestInput, Language } from '@kadr/contract';

/** The parts of a film in its title, if it is made from a single file. */
export const filmKinds = ['film', 'episode', 'trailer', 'material'] as const;
export type FilmKind = (typeof filmKinds)[number];

export const protections = ['none', 'cbcs', 'cenc'] as const;

export interface SubtitleFile {
  readonly uploadId: string;
  readonly fileName: string;
  /** ISO 639-2; null: take it from the file name. */
  readonly language: string | null;
}

/** The settings that a member chooses for an uploaded film. */
export interface FilmSettings {
  readonly kind: FilmKind;
  /** Whether to create a title for it. */
  readonly isNew: boolean;
  readonly slug: string;
  readonly title: Readonly<Record<Language, string>>;
  /** The brand that shows a new title; null: the main one. */
  readonly brand: string | null;
  readonly protection: (typeof protections)[number];
  readonly encoding: 'quality' | 'fast';
  readonly subtitles: readonly SubtitleFile[];
  /** Whether it waits for a member to publish it. Absent in settings stored by an earlier page. */
  readonly needsReview?: boolean;
}

/** The default settings of a film, named after its file. */
export function settingsOf(fileName: string): FilmSettings {
  const name = fileName
    .replace(/\.[^.]+$/, '')
    .replaceAll(/[._]+/g, ' ')
    .trim();
  return {
    kind: 'film',
    isNew: true,
    slug: '',
    title: { rus: name, eng: '', hye: '' },
    brand: null,
    protection: 'none',
    encoding: 'quality',
    subtitles: [],
    needsReview: false,
  };
}

/** Whether a title can be created for a kind of film. */
export const canBeNew = (kind: FilmKind): boolean => kind === 'film';

export type FilmProblem = 'titleMissing' | 'nameMissing' | 'slugWrong';

/** The settings that are missing before the film can be queued. */
export function problemsOf({ kind, isNew, slug, title }: FilmSettings): readonly FilmProblem[] {
  if (kind === 'material') return [];
  if (!isNew || !canBeNew(kind)) return slug === '' ? ['titleMissing'] : [];
  const problems: FilmProblem[] = [];
  if (title.rus.trim() === '') problems.push('nameMissing');
  if (slug !== '' && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) problems.push('slugWrong');
  return problems;
}

/** The ingest request for a film; without an upload its source is elsewhere. */
export function ingestOf(settings: FilmSettings, uploadId: string | null, fileName: string): IngestInput {
  const { kind, slug, protection, encoding, subtitles, needsReview = false } = settings;
  const isNew = settings.isNew && canBeNew(kind);
  const names = Object.entries(settings.title).filter(([, name]) => name.trim() !== '');
  return {
    kind,
    encoding,
    needs_review: needsReview && kind !== 'material',
    upload_id: uploadId,
    file_name: fileName.slice(0, 255),
    subtitles: subtitles.map(({ uploadId: id, fileName: name, language }) => ({
      upload_id: id,
      file_name: name.slice(0, 255),
      language,
    })),
    ...(kind !== 'material' && slug !== '' && { slug }),
    ...(isNew && {
      brand: settings.brand,
      title: { rus: '', ...Object.fromEntries(names.map(([language, name]) => [language, name.trim()])) },
    }),
    ...(protection !== 'none' && { protection: { scheme: protection } }),
  };
}
