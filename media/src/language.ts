import { iso6392, iso6392BTo2T } from 'iso-639-2';

/** ISO 639-1 to ISO 639-2/T. */
const threeLetterOf = new Map(
  iso6392.flatMap(({ iso6391, iso6392B, iso6392T }): [string, string][] =>
    iso6391 === undefined ? [] : [[iso6391, iso6392T ?? iso6392B]],
  ),
);

/** ISO 639-2/B, as Matroska and broadcast streams write them, to ISO 639-2/T. */
const terminologicalOf = new Map(Object.entries(iso6392BTo2T));

/** Codes that do not name a language: undetermined, several, none, uncoded, private use. */
const namesNothing = /^(?:und|mul|zxx|mis|q[a-t][a-z])$/;

/** Names of a language in file names and track titles. */
const codeByName = new Map<string, string>([
  ...[...threeLetterOf.values()].flatMap((code): [string, string][] =>
    ['en', new Intl.Locale(code).language].flatMap((inLanguage): [string, string][] => {
      const name = languageName(code, inLanguage);
      return name === undefined ? [] : [[name.toLowerCase(), code]];
    }),
  ),
  ['рус', 'rus'],
  ['англ', 'eng'],
  ['հայ', 'hye'],
]);

/**
 * ISO 639-2/T code (`rus`, `eng`, `hye`) for a language as a file or an operator names it: `ru`, `ger`, `pt-BR`, `RUS`;
 * `und` for anything else.
 */
export function languageCode(tag: string | null | undefined): string {
  const primary = /^[a-z]{2,3}(?![a-z])/.exec((tag ?? '').trim().toLowerCase())?.[0];
  if (primary === undefined) return 'und';
  const code = threeLetterOf.get(primary) ?? terminologicalOf.get(primary) ?? primary;
  return code.length === 3 && !namesNothing.test(code) ? code : 'und';
}

/**
 * The language that a file name names before its extension (`film.ru.srt`, `Film_rus.srt`, `Film (English).vtt`), or
 * `und`. Only the last word counts: earlier ones belong to the title.
 */
export function languageInFileName(fileName: string): string {
  const words = fileName
    .slice(-255)
    .replace(/\.[^.]*$/u, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
  const qualifiers = new Set(['forced', 'sdh', 'cc', 'sub', 'subs', 'full']);
  while (words.length > 1 && qualifiers.has(words.at(-1)?.toLowerCase() ?? '')) words.pop();
  const last = words.length > 1 ? words.at(-1)?.toLowerCase() : undefined;
  if (last === undefined) return 'und';
  const named = codeByName.get(last);
  if (named !== undefined) return named;
  const code = languageCode(last);
  return last.length <= 3 && isKnown(code) ? code : 'und';
}

/** The language of the alphabet of `text`, if it is unambiguous: Armenian, Russian, Georgian …; else `und`. */
export function languageOfText(text: string): string {
  const sample = text.slice(0, 20_000);
  const count = (letters: RegExp): number => sample.match(letters)?.length ?? 0;
  const all = count(/\p{L}/gu);
  if (all < 20) return 'und';
  const isMostly = (letters: RegExp): boolean => count(letters) > all * 0.6;
  if (isMostly(/\p{Script=Armenian}/gu)) return 'hye';
  if (isMostly(/\p{Script=Georgian}/gu)) return 'kat';
  if (isMostly(/\p{Script=Greek}/gu)) return 'ell';
  // Ukrainian, Belarusian, Serbian, Kazakh … have letters that Russian lacks.
  if (isMostly(/\p{Script=Cyrillic}/gu))
    return count(/\p{Script=Cyrillic}/gu) === count(/[а-яё]/giu) ? 'rus' : 'und';
  return 'und';
}

export interface NamedTrack {
  readonly language: string;
  /** The title in the file; may be empty. */
  readonly title: string;
}

/**
 * Labels by which viewers choose tracks: the language in itself (`Русский`, `English`, `Հայերեն`), with the track's
 * title or its number where one language has several tracks; `unnamed` stands for an unknown language.
 */
export function trackLabels(tracks: readonly NamedTrack[], unnamed: string): string[] {
  const labels: string[] = [];
  for (const { language, title } of tracks) {
    const name = languageLabel(language) ?? (title === '' ? unnamed : title);
    const isOnly = tracks.filter((track) => track.language === language).length === 1;
    const wanted = isOnly || title === '' || title === name ? name : `${name} (${title})`;
    let label = wanted;
    for (let number = 2; labels.includes(label); number++) label = `${wanted} ${number}`;
    labels.push(label);
  }
  return labels;
}

/** A track's id: `a-rus`, `a-rus-2`, `a-eng`; the same for the same place among a language's tracks in every asset. */
export function trackIds(prefix: string, tracks: readonly { readonly language: string }[]): string[] {
  const seen = new Map<string, number>();
  return tracks.map(({ language }) => {
    const number = (seen.get(language) ?? 0) + 1;
    seen.set(language, number);
    return `${prefix}-${language}${number === 1 ? '' : `-${number}`}`;
  });
}

/** A language's name in itself (`Русский`); undefined for `und` and for codes that are no language. */
export function languageLabel(code: string): string | undefined {
  if (code === 'und') return undefined;
  const name = languageName(code, code) ?? languageName(code, 'en');
  return name === undefined ? undefined : name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

function languageName(code: string, inLanguage: string): string | undefined {
  return new Intl.DisplayNames([inLanguage], { type: 'language', fallback: 'none' }).of(code);
}

function isKnown(code: string): boolean {
  return code !== 'und' && languageName(code, 'en') !== undefined;
}
