import type { MediaBlock } from '@kadr/contract';
import { createElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fixtureUser } from '../../../server/testing/fixture-client.ts';
import { troubles } from '../../data/events.ts';
import { userQuery } from '../../data/queries.ts';
import { shownBlock } from '../../data/shown-view.ts';
import { MediaBlocks } from '../media-blocks.tsx';
import { bannerItem, customBlock, hrefsIn, picture, showBlock, titleItem } from '../testing/custom-blocks.ts';
import { render, textOf } from '../../ui/testing/render.tsx';
import { InfoModal } from './info-modal.tsx';
import { loadCustomBlocks } from './load.ts';
import { reportBlock } from './report-block.ts';

const faq = [
  { question: 'Сколько экранов?', answer: 'Пять.' },
  { question: 'А скачать?', answer: 'Можно, в <a href="/support">приложении</a>.' },
];
const link = (to: string, title: string | null = null) => ({ type: 'link', link: to, title }) as const;
const count = (markup: string, part: string | RegExp): number => markup.split(part).length - 1;

async function showBlocks(given: readonly Partial<MediaBlock>[]): Promise<string> {
  const blocks = given.map((block, id) => shownBlock(customBlock({ id, ...block })));
  await loadCustomBlocks(blocks);
  return render(createElement(MediaBlocks, { blocks }));
}

afterEach(() => vi.unstubAllGlobals());

describe('a custom block', () => {
  it('is chosen by its tag, else by its name, and one that is neither is left out (MB-010, MB-031, MB-038, MB-065)', async () => {
    const markup = await showBlocks([
      { tag: 'faq', name: 'Вопросы', custom_data: { faq: faq.slice(0, 1) } },
      { name: 'faq', custom_data: { title: 'Ещё вопросы', faq: faq.slice(1) } },
      { tag: 'hologram', name: 'Голограмма', custom_data: { faq } },
      { name: 'constructor', custom_data: { faq } },
      { tag: 'docs', name: 'faq', custom_data: { docs: [{ title: 'Оферта', target: link('/offer') }] } },
    ]);
    expect(textOf(markup)).toMatch(/^Вопросы Сколько экранов\? Пять\. Ещё вопросы А скачать\?.* faq Оферта$/);
    expect(markup).not.toMatch(/Голограмма|constructor/);
  });

  it('that is not shown is reported once (MB-020)', () => {
    vi.stubGlobal('location', { pathname: '/landing' });
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const told: string[] = [];
    troubles.deliverTo(({ error }) => told.push(String(error)));
    reportBlock('Blocks called “hologram” have no component.');
    reportBlock('Blocks called “hologram” have no component.');
    reportBlock('Blocks called “riddle” have no component.');
    expect(told).toHaveLength(2);
    expect(warn).toHaveBeenCalledTimes(2);
    warn.mockRestore();
  });

  it('with data that is missing, of another kind or malicious is not shown, and the page stays whole', async () => {
    const around = { tag: 'faq', custom_data: { faq } };
    const throwing = Object.defineProperty({}, 'faq', {
      enumerable: true,
      get() {
        throw new Error('A trap.');
      },
    });
    for (const tag of [
      'faq',
      'docs',
      'devices',
      'quiz',
      'persons',
      'media_strip',
      'all_in_one',
      'auto_carousel',
      'hero',
      'kids',
    ]) {
      for (const custom_data of [null, {}, { [tag]: 7, cards: 'x', person_cards: [], quiz: [null] }]) {
        const markup = await showBlocks([around, { tag, name: 'Пустой', custom_data }, around]);
        expect(count(markup, 'Сколько экранов?')).toBe(2);
        expect(markup).not.toContain('Пустой');
      }
    }
    const markup = await showBlocks([around, { tag: 'faq', custom_data: throwing }, around]);
    expect(count(markup, 'Сколько экранов?')).toBe(2);
  });

  it('for guests is not shown to who is signed in (MB-151)', async () => {
    const block = { tag: 'faq', custom_data: { faq }, display_type: ['unauthorized'] };
    const as = (isAuth: boolean) =>
      showBlock(block, { answers: [[userQuery().queryKey, { ...fixtureUser('rus'), isAuth }]] });
    expect(textOf(await as(false))).toContain('Сколько экранов?');
    expect(textOf(await as(true))).toBe('');
  });

  it('shows its label, logo, background and last words, and stands under its id (MB-004, MB-094, MB-095)', async () => {
    const markup = await showBlock({
      tag: 'faq',
      name: 'Вопросы',
      sub_name: 'И ответы',
      custom_data: {
        faq,
        html_id: 'questions',
        logo: picture(1),
        bg_image_url: picture(2),
        bg_video_url: '/assets/rain.webm',
      },
      label: { text: 'Новое', color: '#ff8800' },
      bottom_text: 'Не нашли? <a href="/support">Напишите</a>.<script>alert(1)</script>',
    });
    expect(markup).toMatch(/<section [^>]*id="questions"/);
    expect(textOf(markup)).toMatch(/Новое.*Вопросы.*И ответы.*Не нашли\? Напишите \.$/);
    for (const path of [picture(1), picture(2)]) expect(markup).toContain(path);
    expect(markup).toContain('src="/assets/rain.webm"');
    expect(markup).not.toMatch(/alert| style=/);
    for (const html_id of ['1x', 'a b', '"><script>', 7])
      expect(await showBlock({ tag: 'faq', custom_data: { faq, html_id } })).not.toMatch(/<section [^>]*id=/);
    for (const bg_image_url of ['https://elsewhere.example/a.png', 'javascript:alert(1)', '/admin'])
      expect(await showBlock({ tag: 'faq', custom_data: { faq, bg_image_url } })).not.toContain('<img');
  });

  it('has buttons to its own target, to theirs and to the info modal (MB-091, MB-092)', async () => {
    const button = { target: null, modal: null };
    const modal = { title: 'Условия', label: null, logo: null, html: '<p>Всё.</p>', buttons: [] };
    const markup = await showBlock({
      tag: 'faq',
      target: link('/services', 'Подписки'),
      custom_data: { faq: [faq[0]] },
      buttons: [
        { ...button, type: 'block_target', title: 'К подпискам' },
        { ...button, type: 'target', title: 'К фильмам', target: link('/movies') },
        { ...button, type: 'modal', title: 'Условия', modal },
        { ...button, type: 'target', title: 'Наружу', target: link('javascript:alert(1)') },
      ],
    });
    expect(hrefsIn(markup)).toEqual(['/services', '/movies']);
    expect(textOf(markup)).toMatch(/К подпискам К фильмам Условия$/);
    expect(markup).toMatch(/<button [^>]*>.*Условия/);
    expect(markup).not.toMatch(/javascript|Наружу/);
  });

  it('has a timer that says until when, as it was written (MB-096)', async () => {
    const timer = { end_date_time: '31.12.2026 21:00', color: '#ff8800', end_time_text: 'Завершено' };
    const shown = (rest: object) =>
      showBlock({ tag: 'faq', custom_data: { faq }, timer: { ...timer, ...rest } });
    const markup = await shown({});
    expect(textOf(markup)).toMatch(/До 31\.12\.2026 21:00$/);
    expect(markup).toContain('2026-12-31T');
    expect(markup).toContain('tone-');
    expect(textOf(await shown({ end_date_time: 'завтра' }))).not.toMatch(/До |Завершено/);
  });
});

it('an info modal shows label, logo, text and buttons (MB-090)', () => {
  const markup = render(
    createElement(InfoModal, {
      close: () => undefined,
      data: {
        title: 'Условия',
        label: { text: 'Важно', color: null },
        logo: picture(4),
        html: '<h3>Срок</h3><ul><li>30 дней</li></ul><script>alert(1)</script>',
        buttons: [{ title: 'К подпискам', link: { href: '/services', title: null, isBlank: false } }],
      },
    }),
  );
  expect(textOf(markup)).toMatch(/Условия.*Важно.*Срок.*30 дней.*К подпискам/);
  expect(markup).toContain(picture(4));
  expect(markup).toMatch(/<li[^>]*>30 дней/);
  expect(hrefsIn(markup)).toEqual(['/services']);
  expect(markup).not.toContain('alert');
});

describe('questions and documents', () => {
  it('answers open below their questions (MB-085)', async () => {
    const markup = await showBlock({
      tag: 'faq',
      name: 'Вопросы',
      custom_data: { faq: [...faq, { question: 'Пусто' }] },
    });
    expect(count(markup, '<details')).toBe(2);
    expect(markup).toMatch(/<summary[^>]*><span>Сколько экранов\?/);
    expect(hrefsIn(markup)).toEqual(['/support']);
  });

  it('documents are links, to pages and to files (MB-059, MB-086)', async () => {
    const docs = [
      { title: 'Оферта', note: 'PDF, 120 кБ', url: '/assets/offer.pdf' },
      { title: 'Правила', target: link('/docs') },
      { title: 'Беда', url: 'javascript:alert(1)' },
      { title: 'Без адреса' },
    ];
    const markup = await showBlock({ name: 'docs', custom_data: { title: 'Документы', docs } });
    expect(hrefsIn(markup)).toEqual(['/assets/offer.pdf', '/docs']);
    expect(textOf(markup)).toBe('Документы Оферта PDF, 120 кБ Правила');
  });
});

describe('persons', () => {
  const person_cards = {
    cards: [
      { banner_id: 7, title: 'Вера Туманян', role: 'Режиссёр', subtitle: 'Снимает <b>медленно</b>' },
      { banner_id: 8 },
      { banner_id: 99, title: 'Никто' },
      { title: 'Без баннера' },
    ],
  };
  const items = [
    bannerItem(7, {
      target: { type: 'person', link: 'vera-tumanyan', title: null },
      images: [picture(7), picture(70)],
    }),
    bannerItem(8, { target: null, title: 'Илья' }),
  ];
  const block = { name: 'persons', sub_name: 'Те, кто снимает', items };

  it('stand in a row, each with picture and target of its banner and its own words (MB-008, MB-064, MB-109, MB-110, MB-111, MB-112)', async () => {
    const markup = await showBlock({ ...block, custom_data: { title: 'Лица', person_cards } });
    expect(textOf(markup)).toBe('Лица Те, кто снимает Вера Туманян Режиссёр Снимает медленно');
    expect(hrefsIn(markup)).toEqual(['/persons/vera-tumanyan']);
    expect(count(markup, '<li')).toBe(2);
    for (const id of [7, 8]) expect(markup).toContain(picture(id));
    expect(markup).not.toContain(picture(70));
  });

  it('cast a shadow unless they are told not to (MB-113)', async () => {
    const shown = (without_shadow: boolean) =>
      showBlock({ ...block, custom_data: { person_cards: { ...person_cards, without_shadow } } });
    expect(await shown(false)).toMatch(/class="[^"]*shadow/);
    expect(await shown(true)).not.toMatch(/class="[^"]*shadow/);
  });
});

describe('cards of everything', () => {
  const items = (number: number) => Array.from({ length: number }, (_, at) => bannerItem(at + 1));

  it('are three to five (MB-032, MB-076, MB-077, PL-189)', async () => {
    expect(textOf(await showBlock({ tag: 'all_in_one', name: 'Всё сразу', items: items(2) }))).toBe('');
    expect(hrefsIn(await showBlock({ tag: 'all_in_one', name: 'Всё сразу', items: items(3) }))).toHaveLength(
      3,
    );
    expect(hrefsIn(await showBlock({ tag: 'all_in_one', name: 'Всё сразу', items: items(9) }))).toHaveLength(
      5,
    );
  });

  it('take turns in an automatic carousel, banners or titles (MB-033)', async () => {
    const banners = await showBlock({ tag: 'auto_carousel', items: items(5) });
    expect(hrefsIn(banners)).toHaveLength(5);
    const titles = [titleItem('salt-line'), titleItem('tin-heart')];
    const markup = await showBlock({ tag: 'auto_carousel', items: titles });
    expect(hrefsIn(markup)).toEqual(['/movies/salt-line', '/movies/tin-heart']);
    expect(count(markup, /<li[^>]* inert/)).toBe(1);
  });
});

describe('a key visual', () => {
  const banner = bannerItem(3, {
    title: 'Лето кино',
    subtitle: 'До августа',
    summary: 'Двести <b>фильмов</b>.',
    target: link('/movies', 'К фильмам'),
    labels: [{ text: 'Событие', color: '#00aaff' }],
  });

  it('is full, a card, or for kids (MB-037, MB-082, MB-083)', async () => {
    const looks = await Promise.all(
      [
        { tag: 'hero', custom_data: null },
        { tag: 'hero', custom_data: { key_visual_type: 'card' } },
        { tag: 'kids', custom_data: null },
      ].map((block) => showBlock({ ...block, items: [banner] })),
    );
    for (const markup of looks) {
      expect(textOf(markup)).toMatch(/Событие.*Лето кино.*До августа.*Двести фильмов.*К фильмам/);
      expect(hrefsIn(markup)).toEqual(['/movies', '/movies']);
      expect(markup).toContain(picture(3));
    }
    const classes = looks.map((markup) => /<section [^>]*class="([^"]*)"/.exec(markup)?.[1]);
    expect(new Set(classes).size).toBe(3);
  });

  it('at the top of the page comes with its picture before all others (MB-161)', async () => {
    const shown = (is_top: boolean) => showBlock({ tag: 'hero', custom_data: { is_top }, items: [banner] });
    expect(await shown(true)).toContain('fetchPriority="high"');
    expect(await shown(false)).not.toContain('fetchPriority');
  });

  it('has an arrow to another block of the page, by its id (MB-089)', async () => {
    const shown = (anchor: unknown) => showBlock({ tag: 'hero', custom_data: { anchor }, items: [banner] });
    expect(hrefsIn(await shown('questions'))).toContain('#questions');
    expect(hrefsIn(await shown('no such id!'))).toHaveLength(2);
  });
});

describe('devices and a quiz', () => {
  it('a device is shown by its tab (MB-047)', async () => {
    const cards = [
      { title: 'Телевизор', text: 'Откройте магазин приложений.', icon: 'tv' },
      { title: 'Телефон', text: 'Скачайте приложение.', icon: 'phone' },
    ];
    const markup = await showBlock({ tag: 'devices', name: 'Где смотреть', custom_data: { cards } });
    expect(count(markup, 'role="tab"')).toBe(2);
    expect(textOf(markup)).toContain('Откройте магазин приложений.');
    expect(textOf(markup)).not.toContain('Скачайте приложение.');
  });

  it('a quiz begins with a start screen (MB-053, MB-101)', async () => {
    const quiz = {
      text: 'Один вопрос.',
      start_button: 'Поехали',
      question: 'Что под настроение?',
      variants: [
        { title: 'Смешное', target: link('/movies?genre=comedy') },
        { title: 'Страшное', target: link('/movies?genre=horror') },
      ],
    };
    const said = textOf(await showBlock({ tag: 'quiz', name: 'Подберём', custom_data: { quiz } }));
    expect(said).toBe('Подберём Один вопрос. Поехали');
    const one = { ...quiz, variants: quiz.variants.slice(0, 1) };
    expect(textOf(await showBlock({ tag: 'quiz', name: 'Подберём', custom_data: { quiz: one } }))).toBe('');
  });
});

describe('a media strip', () => {
  const custom_data = {
    title: 'Кадр за кадром',
    video_url: '/assets/rain.webm',
    video_image_top: picture(11),
    video_image_bottom: picture(12),
  };
  const items = [
    titleItem('salt-line', { screenshots: [picture(21), picture(22)] }),
    bannerItem(5),
    titleItem('tin-heart', { screenshots: [] }),
  ];

  it('has a headline, a line below it, and pictures over its film (MB-007, MB-103, MB-104)', async () => {
    const markup = await showBlock({ tag: 'media_strip', sub_name: 'Шесть сцен', custom_data, items });
    expect(textOf(markup)).toMatch(/^Кадр за кадром Шесть сцен/);
    for (const path of [picture(11), picture(12)]) expect(markup).toContain(path);
    expect(markup).toContain('<canvas');
  });

  it('shows titles alone, each by its age and a scene, and one without a scene too (MB-107, MB-108, MB-168)', async () => {
    const markup = await showBlock({ tag: 'media_strip', custom_data, items });
    expect(hrefsIn(markup)).toEqual(['/movies/salt-line', '/movies/tin-heart']);
    expect(markup).not.toContain('Баннер');
    expect(count(textOf(markup), '12+')).toBe(2);
    expect(markup).toContain(picture(21));
    expect(markup).not.toContain(picture(22));
    expect(await showBlock({ tag: 'media_strip', custom_data, items: [bannerItem(5)] })).not.toContain(
      'Кадр',
    );
  });
});
