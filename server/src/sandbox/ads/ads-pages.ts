import { languages } from '@kadr/contract';
import type { Language } from '@kadr/contract';
import type { DemoAd } from '@kadr/demo/ads';
import { sandboxLocales } from '../sandbox-words.ts';
import type { AdRecord } from './ad-journal.ts';

interface AdsWords {
  readonly title: string;
  readonly introduction: string;
  readonly empty: string;
  /** Names of the fields of an event. */
  readonly facts: Readonly<Record<'ad' | 'place' | 'film' | 'partner', string>>;
  readonly landing: string;
}

const words: Readonly<Record<Language, AdsWords>> = {
  rus: {
    title: 'Рекламный сервер',
    introduction:
      'Реклама этого сервиса — его собственная: здесь видно, что просили плееры и что они сосчитали. Обновите страницу, чтобы увидеть новое.',
    empty: 'Пока никто ничего не просил. Включите фильм, в котором есть реклама.',
    facts: { ad: 'Реклама', place: 'Место', film: 'Фильм', partner: 'Партнёр' },
    landing: 'Такого товара нет: реклама показана для примера. Эту вкладку можно закрыть.',
  },
  eng: {
    title: 'Ad server',
    introduction:
      'The advertising of this service is its own: here is what players have asked for and counted. Load the page again to see what is new.',
    empty: 'Nobody has asked for anything yet. Play a film that has advertisements.',
    facts: { ad: 'Advertisement', place: 'Place', film: 'Film', partner: 'Partner' },
    landing: 'There is no such thing to buy: the advertisement is an example. You can close this tab.',
  },
  hye: {
    title: 'Գովազդային սերվեր',
    introduction:
      'Այս ծառայության գովազդն իր սեփականն է. այստեղ երևում է, թե ինչ են խնդրել և հաշվել նվագարկիչները։ Թարմացրեք էջը՝ նորը տեսնելու համար։',
    empty: 'Դեռ ոչ ոք ոչինչ չի խնդրել։ Միացրեք ֆիլմ, որում գովազդ կա։',
    facts: { ad: 'Գովազդ', place: 'Տեղ', film: 'Ֆիլմ', partner: 'Գործընկեր' },
    landing: 'Այսպիսի ապրանք չկա. գովազդը ցուցադրված է որպես օրինակ։ Կարող եք փակել այս ներդիրը։',
  },
};

/** The players' requests and events, as a page. */
export function recordsPage(records: readonly AdRecord[], language: Language): string {
  const { title, introduction, empty } = words[language];
  const locale = sandboxLocales[language];
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' });
  const other = languages
    .map(
      (one) =>
        `<a href="/sandbox/ads?lang=${one}" lang="${sandboxLocales[one]}"${one === language ? ' aria-current="true"' : ''}>${sandboxLocales[one]}</a>`,
    )
    .join('');
  const { ad, place: inPlace, film, partner } = words[language].facts;
  const item = (record: AdRecord): string => {
    const place = record.adPosition === null ? record.place : `${record.place ?? ''} ${record.adPosition}`;
    const facts = [
      [ad, record.ad],
      [inPlace, place],
      [film, record.contentId],
      [partner, record.partnerId],
      ['impression_id', record.impressionId],
    ].flatMap(([name, value]) => (value == null ? [] : [`${escape(name ?? '')}: ${escape(value)}`]));
    const event = record.code === null ? record.event : `${record.event} ${record.code}`;
    return `<li><div class="head"><strong>${escape(event)}</strong><time datetime="${record.at.toISOString()}">${time.format(record.at)}</time></div><p>${facts.join(' · ')}</p></li>`;
  };
  const list =
    records.length === 0
      ? `<ul><li class="none"><p>${empty}</p></li></ul>`
      : `<ol>${records.map(item).join('')}</ol>`;
  return page(
    language,
    title,
    `<header><h1>${title}</h1><nav>${other}</nav></header><main><p>${introduction}</p>${list}</main>`,
  );
}

/** The target of a click on an advertisement. */
export function landingPage({ name }: DemoAd, language: Language): string {
  const title = escape(name[language]);
  return page(
    language,
    title,
    `<header><h1>${title}</h1></header><main><p>${words[language].landing}</p></main>`,
  );
}

function page(language: Language, title: string, body: string): string {
  return `<!doctype html>
<html lang="${sandboxLocales[language]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="/sandbox/style.css"></head>
<body>${body}</body>
</html>`;
}

function escape(content: string): string {
  return content.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
