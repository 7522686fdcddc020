import { get } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { isSame } from '../../data/merge-patch.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import type { Texts } from '../../i18n/use-texts.ts';
import { problemsOf } from '../../records/schema/validate.ts';
import { brandSchema } from '../brand-schema.ts';
import { contrastOf, leastContrast } from '../contrast.ts';
import type { Definition } from '../brand-schema.ts';

/** A problem that the service reports in a field. */
export interface BrandProblem {
  readonly field: string;
  readonly message: string;
}

/** The beginnings of the service's English messages. */
const known: readonly (readonly [string, MessageKey])[] = [
  ['must be a colour', 'brandProblems.colour'],
  ['must be the name of a picture', 'brandProblems.picture'],
  ['is no picture that is there', 'brandProblems.picture'],
  ['must be a host name', 'brandProblems.host'],
  ['is a host of the brand', 'brandProblems.hostTaken'],
  ['must be true for exactly one brand', 'brandProblems.main'],
  ['must be a path that', 'brandProblems.ownPath'],
  ['must be an address', 'brandProblems.https'],
  ['must be an origin', 'brandProblems.origin'],
  ['must be a path such as', 'brandProblems.pages'],
  ['must be seven sizes', 'brandProblems.sizes'],
  ['must be the alias of a main view', 'brandProblems.menuEntry'],
  ['names one twice', 'brandProblems.twice'],
  ['names a page twice', 'brandProblems.twice'],
  ['names an entry of the header', 'brandProblems.inHeader'],
  ['must be the name of a query parameter', 'brandProblems.parameter'],
  ['stands beside param_name', 'brandProblems.bothParameters'],
  ['must be lower-case letters', 'problems.notKey'],
  ['must be 8 to 12 digits', 'brandProblems.taxId'],
  ['must be three capital letters', 'brandProblems.currency'],
  ['must be an application id', 'brandProblems.app'],
  ['must not load anything', 'brandProblems.stylesheet'],
  ['must be one of the brand’s languages', 'brandProblems.language'],
  ['must name the host of chat.url', 'brandProblems.chatHost'],
  ['may name the chat only', 'brandProblems.onlyChat'],
  ['may name nobody', 'brandProblems.nobody'],
  ['Too small', 'problems.missing'],
  ['Invalid', 'problems.wrong'],
];

/** A problem in the member's language if there is a translation, otherwise in the service's words. */
function sentenceOf({ message }: Pick<BrandProblem, 'message'>, t: Texts): string {
  const key = known.find(([start]) => message.startsWith(start))?.[1];
  return key === undefined ? message : t(key, { name: /“(.+)”/.exec(message)?.[1] ?? '' });
}

/** The service's refusal to publish in the member's language: the field, then its problem. */
export function refusalOf(description: string, t: Texts, labelOf: (field: string) => string): string {
  const [, field, message] = /^([\w.]+): (.+)$/s.exec(description) ?? [];
  if (field === undefined || message === undefined) return description;
  return `${labelOf(field)}: ${sentenceOf({ message }, t)}`;
}

/** Fields that the service validates together: its report stays valid until one of them changes. */
const together: Readonly<Record<string, readonly string[]>> = {
  security: ['security', 'chat', 'without_external_advertising'],
  default_language: ['default_language', 'languages'],
};

/** Paths of text colours and backgrounds that need enough contrast. */
const contrasts: readonly (readonly [string, string])[] = [
  ['theme.on_accent', 'theme.accent.0'],
  ['theme.on_accent', 'theme.accent.1'],
  ...['mediaItems', 'mediaView'].flatMap((kind): [string, string][] => [
    [`top_info_params.${kind}.colors.text`, `top_info_params.${kind}.colors.bg`],
    [`top_info_params.${kind}.colors.btn_text`, `top_info_params.${kind}.colors.btn_bg`],
  ]),
];

/**
 * All problems of a definition: those found by the form, and those that the service reported for the saved
 * draft, as long as the fields concerned are unchanged.
 */
export function problemsOfBrand(
  values: Definition,
  saved: { readonly definition: Definition; readonly problems: readonly BrandProblem[] } | null,
  t: Texts,
): ReadonlyMap<string, string> {
  const problems = new Map<string, string>();
  for (const { path, message, args } of problemsOf(brandSchema, values))
    problems.set(path, /^hosts\.\d/.test(path) ? t('brandProblems.host') : t(message, args));
  for (const [text, ground] of contrasts) {
    const ratio = contrastOf(get(values, text), get(values, ground));
    if (ratio !== null && ratio < leastContrast)
      problems.set(text, t('brandProblems.contrast', { ratio: Math.floor(ratio * 100) / 100 }));
  }
  for (const problem of saved?.problems ?? []) {
    const [part = ''] = problem.field.split('.');
    const isAsSaved = (together[part] ?? [part]).every((one) => isSame(values[one], saved?.definition[one]));
    if (isAsSaved && !problem.message.startsWith('has a contrast'))
      problems.set(problem.field, sentenceOf(problem, t));
  }
  return problems;
}

/** Shows problems beside their fields without blocking the form: a draft may have problems. */
export function showProblems(form: UseFormReturn<Definition>, problems: ReadonlyMap<string, string>): void {
  form.clearErrors();
  // The problems of a list come before those of its entries, which share its object.
  for (const [path, message] of [...problems].toSorted(([one], [other]) => one.length - other.length))
    form.setError(path, { type: 'brand', message });
}
