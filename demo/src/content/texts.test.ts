import { languages, translatedSchema } from '@kadr/contract';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from './accounts.ts';
import { demoChannels } from './channels.ts';
import { demoCollections } from './collections.ts';
import { demoFilms } from './films.ts';
import { demoGenres } from './genres.ts';
import { demoSongs } from './karaoke.ts';
import { demoMessages } from './messages.ts';
import { demoPersons } from './persons.ts';
import { demoPromoCodes } from './promo-codes.ts';
import { demoPromoEvents } from './promo-events.ts';
import { demoSeries } from './series.ts';
import { demoServices } from './services.ts';
import { demoShortSeries } from './short-series.ts';
import type { Translated } from './types.ts';
import { demoViews } from './views.ts';

const titles = [...demoFilms, ...demoSeries, ...demoShortSeries];
const seasons = demoSeries.flatMap((series) => series.seasons);
const clips = demoShortSeries.flatMap((series) => series.episodes);
const episodes = [...seasons.flatMap((season) => season.episodes), ...clips];

const named = (place: string, text: Translated) => ({ place, text });

const listed = [...demoCollections, ...demoPromoEvents, ...demoSongs];
const names = [...titles, ...episodes, ...listed].map(({ slug, name }) => named(`${slug}.name`, name));
const shortDescriptions = [...titles, ...seasons, ...episodes].map((one) =>
  named(`${one.slug}.short_description`, one.short_description),
);
const summaries = titles.map(({ slug, summary }) => named(`${slug}.summary`, summary));
const biographies = demoPersons.map(({ slug, biography }) => named(`${slug}.biography`, biography));
const personNames = demoPersons.map(({ slug, name }) => named(`${slug}.name`, name));
const lines = [...demoFilms, ...demoSeries, ...clips].flatMap(({ slug, lines: spoken }) =>
  spoken.map((line, at) => named(`${slug}.lines[${at}]`, line)),
);
const characters = titles.flatMap(({ slug, cast }) =>
  cast.flatMap(({ person, character }) => (character ? [named(`${slug}, ${person}`, character)] : [])),
);
const viewTexts = demoViews.flatMap(({ brand, alias, name, title, description, blocks }) =>
  [name, title, description, ...blocks.map((block) => block.name)].flatMap((text) =>
    text ? [named(`${brand}/${alias}`, { rus: text.rus, eng: text.eng ?? '', hye: text.hye ?? '' })] : [],
  ),
);

/** Texts in the data of blocks that are no titles, without their HTML. */
const textsWithin = (value: unknown): Translated[] => {
  if (typeof value !== 'object' || value === null) return [];
  const text = translatedSchema.strict().safeParse(value);
  if (text.success) {
    const { rus, eng = '', hye = '' } = text.data;
    const [said = '', inEnglish = '', inArmenian = ''] = [rus, eng, hye].map((words) =>
      words.replaceAll(/<[^>]+>/g, ''),
    );
    return [{ rus: said, eng: inEnglish, hye: inArmenian }];
  }
  return Object.values(value).flatMap(textsWithin);
};
/** Views whose blocks tell something. */
const told = new Set(['about', 'promocode', 'podarochnye-sertifikaty', 'tvcode', 'karaoke']);
const blockTexts = demoViews.flatMap(({ brand, alias, blocks }) =>
  blocks
    .filter(({ tag, type }) => tag === 'promo_banner' || (type === 'custom_block' && told.has(alias)))
    .flatMap(({ custom_data }) => textsWithin(custom_data))
    .map((text) => named(`${brand}/${alias}`, text)),
);
const descriptions = listed.map(({ slug, description }) => named(`${slug}.description`, description));
const eventTexts = demoPromoEvents.flatMap(({ slug, description_short, terms, promo_label_text, target }) =>
  [description_short, terms, promo_label_text, target?.title].flatMap((text) =>
    text ? [named(slug, { rus: text.rus, eng: text.eng ?? '', hye: text.hye ?? '' })] : [],
  ),
);
const artists = demoSongs.map(({ slug, artist }) => named(`${slug}.artist`, artist.name));
const serviceTexts = demoServices.flatMap(
  ({ alias, name, description_short, description, promo_label_text }) =>
    [name, description_short, description, promo_label_text].flatMap((text) =>
      text ? [named(alias, text)] : [],
    ),
);

const channelNames = demoChannels.map(({ slug, name }) => named(`${slug}.name`, name));
const programmes = demoChannels.flatMap(({ slug, programmes: shown }) =>
  shown.map(({ slug: programme, ...texts }) => ({ slug: `${slug}/${programme}`, ...texts })),
);
const programmeNames = programmes.map(({ slug, name }) => named(`${slug}.name`, name));
const programmeDescriptions = [...demoChannels, ...programmes].map(({ slug, description }) =>
  named(`${slug}.description`, description),
);

const blockScreens = demoAccounts.flatMap(({ block_screen }) => block_screen ?? []);
const polls = demoMessages.flatMap(({ display }) => display?.poll ?? []);
const accountTexts = [
  ...blockScreens.flatMap(({ message, submessage }) => [message, submessage]),
  ...blockScreens.flatMap(({ available_actions }) => available_actions.map(({ title }) => title)),
  ...demoPromoCodes.flatMap(({ message, submessage, target }) => [message, submessage, target?.title]),
  ...demoMessages.flatMap(({ display }) => [display?.message, display?.submessage, display?.target?.title]),
  ...polls.map(({ question }) => question),
  ...polls.flatMap(({ answers }) => answers),
].flatMap((text) =>
  text ? [named('accounts', { rus: text.rus, eng: text.eng ?? '', hye: text.hye ?? '' })] : [],
);

const everyText = [
  ...accountTexts,
  ...names,
  ...shortDescriptions,
  ...summaries,
  ...biographies,
  ...personNames,
  ...lines,
  ...characters,
  ...viewTexts,
  ...blockTexts,
  ...serviceTexts,
  ...descriptions,
  ...eventTexts,
  ...artists,
  ...channelNames,
  ...programmeNames,
  ...programmeDescriptions,
  ...demoGenres.map(({ alias, name }) => named(alias, name)),
];

const scripts = {
  rus: /\p{Script=Cyrillic}/u,
  eng: /\p{Script=Latin}/u,
  hye: /\p{Script=Armenian}/u,
} as const;
/** Words that stay in Latin letters in every language. */
const untranslated = /\bsaudade\b|\bTV\b/g;

const wrong = (
  texts: readonly { place: string; text: Translated }[],
  isWrong: (text: Translated) => boolean,
) => texts.filter(({ text }) => isWrong(text)).map(({ place, text }) => ({ place, text }));

describe('texts of the demo catalogue', () => {
  it.each(languages)('says everything in %s, in its own letters', (language) => {
    expect(everyText.length).toBeGreaterThan(900);
    expect(wrong(everyText, (text) => text[language].trim() === '')).toEqual([]);
    const others = Object.entries(scripts).filter(([other]) => other !== language);
    // A number alone has no letters; everything else has, and none of another alphabet.
    expect(
      wrong(everyText, (text) => {
        const said = text[language].replaceAll(untranslated, '');
        return !scripts[language].test(said) || others.some(([, script]) => script.test(said));
      }),
    ).toEqual([]);
  });

  it('is typeset as each language is', () => {
    const doubled = /\s{2}|^\s|\s$|\.\.\.|["'`]/;
    expect(wrong(everyText, (text) => languages.some((language) => doubled.test(text[language])))).toEqual(
      [],
    );
    // Armenian ends a sentence with ։ and asks, stresses and exclaims over the vowel.
    expect(wrong(everyText, ({ hye }) => /[:?!]/.test(hye))).toEqual([]);
    const sentences = [
      ...shortDescriptions,
      ...summaries,
      ...biographies,
      ...descriptions,
      ...programmeDescriptions,
    ];
    expect(
      wrong(
        sentences,
        ({ rus, eng, hye }) => !/[.!?]»?$/.test(rus) || !/[.!?]”?$/.test(eng) || !hye.endsWith('։'),
      ),
    ).toEqual([]);
  });

  it.each(languages)('repeats nothing in %s', (language) => {
    for (const texts of [
      names,
      shortDescriptions,
      summaries,
      biographies,
      personNames,
      lines,
      descriptions,
      channelNames,
      programmeNames,
      programmeDescriptions,
    ]) {
      const seen = texts.map(({ text }) => text[language]);
      expect(seen.filter((text, at) => seen.indexOf(text) !== at)).toEqual([]);
    }
  });

  it('keeps to lengths that heroes, cards and subtitles can show', () => {
    const longer = (most: number) => (text: Translated) =>
      languages.some((language) => text[language].length > most);
    expect(wrong([...names, ...channelNames, ...programmeNames], longer(48))).toEqual([]);
    expect(wrong([...shortDescriptions, ...programmeDescriptions], longer(160))).toEqual([]);
    expect(wrong(lines, longer(60))).toEqual([]);
    const shorter = (least: number) => (text: Translated) =>
      languages.some((language) => text[language].length < least);
    expect(wrong(summaries, (text) => longer(480)(text) || shorter(120)(text))).toEqual([]);
    expect(wrong(biographies, (text) => longer(300)(text) || shorter(60)(text))).toEqual([]);
  });

  it('has eight to ten lines of dialogue in a film, six to eight in a series', () => {
    expect(
      demoFilms
        .filter(({ lines: spoken }) => spoken.length < 8 || spoken.length > 10)
        .map(({ slug }) => slug),
    ).toEqual([]);
    expect(
      demoSeries
        .filter(({ lines: spoken }) => spoken.length < 6 || spoken.length > 8)
        .map(({ slug }) => slug),
    ).toEqual([]);
  });
});
