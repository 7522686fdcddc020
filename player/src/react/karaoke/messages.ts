/** Texts of the karaoke controls. */

export interface KaraokeMessages {
  /** Name of all the singer's controls together. */
  readonly controls: string;
  readonly key: string;
  readonly lower: string;
  readonly higher: string;
  /** The displayed key: `+2`. */
  readonly keyOf: (semitones: number) => string;
  /** The spoken key. */
  readonly spokenKey: (semitones: number) => string;
  readonly tempo: string;
  readonly slower: string;
  readonly faster: string;
  readonly tempoOf: (tempo: number) => string;
  readonly guide: string;
  readonly lyrics: string;
  readonly noLyrics: string;
  readonly noShifting: string;
  /** Spoken at the beginning of a count. */
  readonly getReady: string;
}

const signed = (semitones: number): string =>
  semitones === 0 ? '0' : `${semitones < 0 ? '−' : '+'}${Math.abs(semitones)}`;
const percent = (tempo: number): string => `${Math.round(tempo * 100)}\u00a0%`;

const plural = (locale: string, words: Partial<Record<Intl.LDMLPluralRule, string>>) => {
  const rules = new Intl.PluralRules(locale);
  return (count: number): string => words[rules.select(Math.abs(count))] ?? words.other ?? '';
};
const russianSemitones = plural('ru', { one: 'полутон', few: 'полутона', other: 'полутонов' });
const englishSemitones = plural('en', { one: 'semitone', other: 'semitones' });

const rus: KaraokeMessages = {
  controls: 'Управление пением',
  key: 'Тональность',
  lower: 'На полтона ниже',
  higher: 'На полтона выше',
  keyOf: signed,
  spokenKey: (semitones) =>
    semitones === 0 ? 'как в песне' : `${signed(semitones)} ${russianSemitones(semitones)}`,
  tempo: 'Темп',
  slower: 'Медленнее',
  faster: 'Быстрее',
  tempoOf: percent,
  guide: 'Подсказка мелодии',
  lyrics: 'Слова песни',
  noLyrics: 'Слова песни не загрузились. Музыка играет: можно петь по памяти.',
  noShifting: 'Сменить тональность здесь не получится: песня звучит так, как записана.',
  getReady: 'Приготовьтесь',
};

const eng: KaraokeMessages = {
  controls: 'Singing controls',
  key: 'Key',
  lower: 'A semitone lower',
  higher: 'A semitone higher',
  keyOf: signed,
  spokenKey: (semitones) =>
    semitones === 0 ? 'as written' : `${signed(semitones)} ${englishSemitones(semitones)}`,
  tempo: 'Tempo',
  slower: 'Slower',
  faster: 'Faster',
  tempoOf: percent,
  guide: 'Guide melody',
  lyrics: 'Lyrics',
  noLyrics: 'The words did not load. The music plays: sing from memory.',
  noShifting: 'The key cannot be changed here: the song sounds as it was recorded.',
  getReady: 'Get ready',
};

const hye: KaraokeMessages = {
  controls: 'Երգելու կառավարում',
  key: 'Տոնայնություն',
  lower: 'Կես տոն ցածր',
  higher: 'Կես տոն բարձր',
  keyOf: signed,
  spokenKey: (semitones) => (semitones === 0 ? 'ինչպես երգում' : `${signed(semitones)} կիսատոն`),
  tempo: 'Տեմպ',
  slower: 'Ավելի դանդաղ',
  faster: 'Ավելի արագ',
  tempoOf: percent,
  guide: 'Մեղեդու հուշում',
  lyrics: 'Երգի խոսքերը',
  noLyrics: 'Երգի խոսքերը չբեռնվեցին։ Երաժշտությունը հնչում է, կարելի է երգել հիշողությամբ։',
  noShifting: 'Այստեղ տոնայնությունը չի փոխվում. երգը հնչում է այնպես, ինչպես ձայնագրված է։',
  getReady: 'Պատրաստվեք',
};

export const karaokeMessages = { rus, eng, hye } as const;
