import type { IngestWarning, Language } from '@kadr/contract';

type Words = Readonly<Record<IngestWarning['code'], string>>;

/** Texts of the warnings; `{count}`, `{language}`, `{stream}` and `{format}` stand for its facts. */
const words: Readonly<Record<Language, Words>> = {
  rus: {
    pictures_left_out: 'В файле несколько изображений: взято самое большое, пропущено: {count}.',
    sounds_unreadable: 'Звуковые дорожки, которые не удалось прочитать, пропущены: {count}.',
    sounds_too_many: 'Звуковых дорожек больше, чем принимается, пропущено: {count}.',
    subtitles_too_many: 'Дорожек субтитров больше, чем принимается, пропущено: {count}.',
    subtitles_are_pictures:
      'Субтитры ({language}, поток {stream}) — картинки ({format}), а не текст: пропущены.',
    subtitles_of_unknown_kind:
      'Субтитры ({language}, поток {stream}) неизвестного вида ({format}): пропущены.',
    subtitles_unreadable: 'В субтитрах ({language}, поток {stream}) нечего прочитать: пропущены.',
    subtitles_outside: 'Субтитры ({language}) длиннее фильма, пропущено реплик: {count}.',
    subtitles_all_outside: 'Субтитры ({language}) целиком за концом фильма: пропущены, реплик: {count}.',
    captions_left_out: 'Титры внутри изображения (CEA-608/708) не переносятся: приложите файл субтитров.',
  },
  eng: {
    pictures_left_out: 'The file has several pictures: the greatest is used, left out: {count}.',
    sounds_unreadable: 'Sound tracks that cannot be decoded are left out: {count}.',
    sounds_too_many: 'There are more sound tracks than are taken, left out: {count}.',
    subtitles_too_many: 'There are more subtitle tracks than are taken, left out: {count}.',
    subtitles_are_pictures:
      'The subtitles ({language}, stream {stream}) are pictures ({format}), not text, and are left out.',
    subtitles_of_unknown_kind:
      'The subtitles ({language}, stream {stream}) are of an unknown kind ({format}) and are left out.',
    subtitles_unreadable:
      'The subtitles ({language}, stream {stream}) hold nothing that can be read and are left out.',
    subtitles_outside: 'The subtitles ({language}) go on after the film has ended, left out: {count}.',
    subtitles_all_outside:
      'The subtitles ({language}) all begin after the film has ended: the track is left out ({count}).',
    captions_left_out:
      'Captions inside the picture (CEA-608/708) are not taken over: hand in a subtitle file.',
  },
  hye: {
    pictures_left_out: 'Ֆայլում մի քանի պատկեր կա. վերցված է ամենամեծը, բաց է թողնվել՝ {count}։',
    sounds_unreadable: 'Ձայնային ուղիները, որոնք հնարավոր չէ կարդալ, բաց են թողնվել՝ {count}։',
    sounds_too_many: 'Ձայնային ուղիներն ավելի շատ են, քան ընդունվում է, բաց է թողնվել՝ {count}։',
    subtitles_too_many: 'Ենթագրերի ուղիներն ավելի շատ են, քան ընդունվում է, բաց է թողնվել՝ {count}։',
    subtitles_are_pictures:
      'Ենթագրերը ({language}, հոսք {stream}) պատկերներ են ({format}), ոչ թե տեքստ. բաց են թողնվել։',
    subtitles_of_unknown_kind:
      'Ենթագրերը ({language}, հոսք {stream}) անհայտ տեսակի են ({format}). բաց են թողնվել։',
    subtitles_unreadable: 'Ենթագրերում ({language}, հոսք {stream}) կարդալու բան չկա. բաց են թողնվել։',
    subtitles_outside: 'Ենթագրերը ({language}) ֆիլմից երկար են, բաց է թողնվել՝ {count}։',
    subtitles_all_outside:
      'Ենթագրերն ({language}) ամբողջությամբ ֆիլմի ավարտից հետո են. ուղին բաց է թողնվել ({count})։',
    captions_left_out: 'Պատկերի մեջ եղած տիտրերը (CEA-608/708) չեն տեղափոխվում. տվեք ենթագրերի ֆայլ։',
  },
};

/** A warning as a sentence for a person. */
export function describeWarning(warning: IngestWarning, language: Language): string {
  const { code, ...facts } = warning;
  return words[language][code].replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String((facts as Readonly<Record<string, string | number | undefined>>)[name] ?? '—'),
  );
}

/** The language of a terminal, from its environment (POSIX locales). */
export function terminalLanguage(environment: Readonly<Record<string, string | undefined>>): Language {
  const locale = environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || '';
  return locale.startsWith('ru') ? 'rus' : locale.startsWith('hy') ? 'hye' : 'eng';
}
