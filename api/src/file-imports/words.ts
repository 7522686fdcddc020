import type { Language } from '@kadr/contract';
import { z } from 'zod';

/** Messages about the rows of a file. */
const words = {
  noKey: {
    rus: 'нужен столбец «{name}»',
    eng: 'the column “{name}” is missing',
    hye: 'անհրաժեշտ է «{name}» սյունակը',
  },
  unknown: {
    rus: 'столбец «{name}» неизвестен; есть {known}',
    eng: 'unknown column “{name}”; known columns: {known}',
    hye: '«{name}» սյունակն անհայտ է. հայտնի են՝ {known}',
  },
  twiceColumn: {
    rus: 'столбец «{name}» стоит дважды',
    eng: 'the column “{name}” appears twice',
    hye: '«{name}» սյունակը կրկնվում է',
  },
  twice: {
    rus: '«{name}» уже есть в строке {row}',
    eng: '“{name}” is already in row {row}',
    hye: '«{name}» արդեն կա {row} տողում',
  },
  json: { rus: 'должен быть JSON', eng: 'must be JSON', hye: 'պետք է լինի JSON' },
  brand: {
    rus: 'нет права менять записи этого бренда',
    eng: 'you may not change records of this brand',
    hye: 'այս բրենդի գրառումները փոխելու իրավունք չկա',
  },
  empty: { rus: 'в файле нет строк', eng: 'the file has no rows', hye: 'ֆայլում տողեր չկան' },
  tooMany: {
    rus: 'в файле больше {most} строк',
    eng: 'the file has more than {most} rows',
    hye: 'ֆայլում {most}-ից ավելի տող կա',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

export type ImportWord = keyof typeof words;

export type Say = (word: ImportWord, args?: Readonly<Record<string, string | number>>) => string;

export function sayIn(language: Language): Say {
  return (word, args = {}) =>
    words[word][language].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ''));
}

const locales = { rus: z.locales.ru, eng: z.locales.en, hye: z.locales.hy } as const;

/** The messages of schemas in a language. */
export function schemaMessages(language: Language): z.core.$ZodErrorMap {
  return locales[language]().localeError;
}
