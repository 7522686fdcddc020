import type { MediaBlock, MediaBlockItem } from '@kadr/contract';
import { describe, expect, it } from 'vitest';
import { fixtureUser } from '../../../server/testing/fixture-client.ts';
import { fixtureChannel, fixtureEpgs } from '../../../server/testing/fixture-television.ts';
import { channelsQuery } from '../../tv/queries.ts';
import { userQuery } from '../../data/queries.ts';
import { mediaViewQuery } from '../view-query.ts';
import {
  bannerItem,
  channelItem,
  hrefsIn,
  picture,
  serviceItem,
  showBlock,
  titleItem,
} from '../testing/custom-blocks.ts';
import { textOf } from '../../ui/testing/render.tsx';

const films = ['salt-line', 'tin-heart', 'slow-thunder', 'cartographer', 'glass-orchard', 'second-river'];
const titles = films.map((slug) => titleItem(slug));
const cards = [
  { title: 'Без рекламы', text: 'Ни одного <b>ролика</b>', icon: 'shield' },
  {
    title: 'Пять профилей',
    image: picture(3),
    target: { type: 'screen', link: '/my/settings', title: null },
    labels: [{ text: 'Новое', color: '#ff8800' }],
  },
];
const target = { type: 'link', link: '/services', title: 'Все подписки' } as const;
const guest = { answers: [[userQuery().queryKey, fixtureUser('rus')]] } as const;
const signedIn = { answers: [[userQuery().queryKey, { ...fixtureUser('rus'), isAuth: true }]] } as const;
const count = (markup: string, part: string | RegExp): number => markup.split(part).length - 1;

describe('points of the service', () => {
  it.each(['features_blocks', 'four_services', 'subservices', 'start', 'any_device'])(
    'of the tag “%s” stand with heading, pictures and links (MB-035, MB-039, MB-051, MB-050, MB-052)',
    async (tag) => {
      const markup = await showBlock({
        tag,
        name: 'Что внутри',
        sub_name: 'Коротко',
        custom_data: { cards },
      });
      expect(textOf(markup)).toMatch(/Что внутри Коротко.*Без рекламы Ни одного ролика.*Новое Пять профилей/);
      expect(hrefsIn(markup)).toEqual(['/my/settings']);
      expect(markup).toContain('<b');
      expect(count(markup, '<img')).toBe(1);
    },
  );

  it('of the name “featuresSmall” has its heading in its data (MB-066)', async () => {
    const markup = await showBlock({ name: 'featuresSmall', custom_data: { title: 'Удобно', cards } });
    expect(textOf(markup)).toMatch(/^Удобно/);
    expect(markup).not.toContain('featuresSmall');
  });

  it('stand in as many columns as their variant says, tinted by the block’s colour (MB-150)', async () => {
    const shown = (variant: MediaBlock['variant']) =>
      showBlock({ tag: 'features_blocks', custom_data: { cards }, variant, glow_color: '#2266ee' });
    const looks = await Promise.all(([null, 'one', 'two', 'three'] as const).map(shown));
    expect(new Set(looks).size).toBe(4);
    for (const markup of looks) expect(markup).toMatch(/<section class="[^"]*tone tone-\d+/);
  });

  it('are four services at most, taken from the block’s items, and numbered steps are a numbered list', async () => {
    const items = [1, 2, 3, 4, 5].map((id) => serviceItem(id));
    const services = await showBlock({ tag: 'four_services', items });
    expect(hrefsIn(services)).toEqual([1, 2, 3, 4].map((id) => `/services/service-${id}`));
    expect(await showBlock({ tag: 'start', custom_data: { cards } })).toContain('<ol');
  });
});

describe('words about the service', () => {
  const custom_data = {
    title: 'О подписке',
    text: 'Всё кино.\n\nИ все <i>сериалы</i>.<script>alert(1)</script>',
    advantages: ['Без рекламы'],
    image: picture(5),
    cards: [{ title: 'Срок', text: '30 дней' }],
  };
  it.each(['promoDetails', 'aboutService', 'about_service', 'what_is_it', 'legal'])(
    'of the name “%s” show heading, text and points (MB-062, MB-063, MB-067, MB-070, MB-088)',
    async (name) => {
      const markup = await showBlock({ name, custom_data, target });
      expect(textOf(markup)).toMatch(/О подписке.*Всё кино.*И все сериалы.*Без рекламы.*Срок.*30 дней/);
      expect(markup).not.toContain('<script');
      expect(hrefsIn(markup)).toContain('/services');
    },
  );
  it.each(['more_details', 'prompt', 'watch_tv'])(
    'of the tag “%s” do so as well (MB-040, MB-041, MB-049)',
    async (tag) => {
      const markup = await showBlock({ tag, name: 'О подписке', custom_data, target });
      expect(textOf(markup)).toMatch(/О подписке.*Всё кино.*Все подписки/);
      expect(markup.includes('<details')).toBe(tag === 'more_details');
      expect(count(markup, '<img')).toBe(tag === 'prompt' ? 0 : 1);
    },
  );
});

describe('several services as one subscription', () => {
  it.each(['multi_sub_block', 'multi_sub_special', 'multi_sub_music'])(
    'of the tag “%s” name them all, and the price (MB-042, MB-045, MB-046)',
    async (tag) => {
      const items = [serviceItem(1), serviceItem(2)];
      const markup = await showBlock({
        tag,
        name: 'Два в одном',
        items,
        target,
        custom_data: { price: '399 ₽ в месяц', old_price: '598 ₽' },
      });
      expect(textOf(markup)).toMatch(/Два в одном.*Подписка 1.*Подписка 2.*399 ₽ в месяц 598 ₽ Все подписки/);
      expect(hrefsIn(markup)).toEqual(expect.arrayContaining(['/services/service-1', '/services']));
    },
  );

  it('are none of one', async () => {
    expect(await showBlock({ tag: 'multi_sub_block', name: 'Один', items: [serviceItem(1)] })).toBe('');
  });

  it('in a row are cards that lead to them (MB-043, MB-060)', async () => {
    const items = [1, 2, 3, 4].map((id) => serviceItem(id));
    for (const call of [{ tag: 'multi_sub_carousel' }, { name: 'bannersServicesContent' }])
      expect(hrefsIn(await showBlock({ ...call, items }))).toEqual(
        [1, 2, 3, 4].map((id) => `/services/service-${id}`),
      );
  });

  it('take turns by three, and the turning can be stopped (MB-044, MB-125)', async () => {
    const items = [1, 2, 3, 4].map((id) => bannerItem(id));
    const markup = await showBlock({ tag: 'multi_sub_auto_carousel', items });
    expect(hrefsIn(markup)).toHaveLength(3);
    expect(count(markup, ' inert=""')).toBe(2);
    expect(markup).toContain('aria-label="Остановить смену слайдов"');
  });
});

describe('banners', () => {
  it('stand in their sizes with pictures of 228 × 228 and 386 × 216 (MB-084)', async () => {
    const items = [bannerItem(1, { size: 'small' }), bannerItem(2)];
    const markup = await showBlock({ type: 'carousel', name: 'Предложения', items });
    expect(markup).toMatch(/\/banner_small"[^>]* width="228" height="228"/);
    expect(markup).toMatch(/\/banner_medium"[^>]* width="386" height="216"/);
  });

  it('say whose advertisement they are, in its colour (MB-140, AD-068)', async () => {
    const advertiser_info = { owner: 'ООО «Ромашка»', token: '2Vtz', font_color: '#ff8800' };
    const markup = await showBlock({ type: 'content', items: [bannerItem(1, { advertiser_info })] });
    expect(textOf(markup)).toContain('Реклама. ООО «Ромашка» · erid: 2Vtz');
    expect(markup).toMatch(/<p class="[^"]*tone tone-\d+[^"]*">Реклама/);
  });

  it('have labels in their colours, an age, a rating (MB-141)', async () => {
    const labels = [
      { text: 'Скидка', color: '#2266ee' },
      { text: 'Хит', color: '#ee2222' },
    ];
    const markup = await showBlock({
      type: 'content',
      items: [
        bannerItem(1, {
          labels,
          age_level: { id: 1, name: '16+', age_value: 16 },
          ratings: { wink: 8.4 },
        }),
      ],
    });
    expect(textOf(markup)).toMatch(/Скидка Хит 16\+.*8,4/);
    const [blue = '', red = ''] = [...markup.matchAll(/(tone-\d+)[^>]*>(?:Скидка|Хит)</g)].map(
      ([, tone]) => tone,
    );
    expect(new Set([blue, red, '']).size).toBe(3);
  });

  it('play a media file in the place of the picture, without sound (MB-142)', async () => {
    const media_files = [{ format: 'mp4', url: 'https://files.example/a.mp4' }];
    const markup = await showBlock({ type: 'content', items: [bannerItem(1, { media_files })] });
    expect(markup).toContain('<source src="https://files.example/a.mp4" type="video/mp4"');
    expect(markup).toContain('preload="none"');
  });

  it('that lead nowhere are no links', async () => {
    const bad = { type: 'link', link: 'javascript:alert(1)', title: null } as const;
    const markup = await showBlock({ type: 'content', items: [bannerItem(1, { target: bad })] });
    expect(hrefsIn(markup)).toEqual([]);
    expect(textOf(markup)).toContain('Баннер 1');
  });

  it('pass by in rows, each twice but once for who listens (MB-080)', async () => {
    const items = Array.from({ length: 10 }, (_, at) => bannerItem(at + 1));
    const markup = await showBlock({ tag: 'marquee', items });
    expect(hrefsIn(markup)).toHaveLength(20);
    expect(count(markup, '<li class="')).toBe(20);
    expect(count(markup, 'tabindex="-1"')).toBe(10);
    expect(markup).toContain('aria-label="Остановить движение"');
    expect(await showBlock({ tag: 'marquee', items: items.slice(0, 3) })).toBe('');
  });
});

it.each([
  [20, false],
  [21, true],
])('shows %i channels, in two rows: %s (MB-017, MB-126, LV-058)', async (many, isTwo) => {
  const items = Array.from({ length: many }, (_, at) => channelItem(at + 1));
  const markup = await showBlock({ type: 'channels', name: 'Каналы', items });
  expect(count(markup, /<li class="[^"]*channel/)).toBe(many);
  expect(hrefsIn(markup)).toHaveLength(many);
  expect(/<section class="[^"]*two/.test(markup)).toBe(isTwo);
});

it.each([
  ['tvprogramms', 'epg_rail', false],
  ['tvprogrammsplus', 'epg_rail_wide', true],
])(
  'shows programmes of the tag “%s” by pictures of %s (MB-024, MB-025, CT-103, LV-059)',
  async (tag, profile, isPlus) => {
    const items: MediaBlockItem[] = fixtureEpgs.map((epg) => ({ type: 'epg', epg }));
    for (const type of ['content', 'carousel']) {
      const markup = await showBlock({ type, tag, name: 'Сейчас', items });
      expect(hrefsIn(markup)).toContain('/tv/first-frame/shows/22');
      expect(markup).toContain(`/${profile}`);
      expect(textOf(markup)).toContain('Whales Sing');
      expect(textOf(markup).includes('First Frame ·')).toBe(isPlus);
    }
  },
);

it('lets what has ended give way to what its channel has on now (MB-025)', async () => {
  const [, over, next] = fixtureEpgs;
  const at = (now: number): Promise<string> =>
    showBlock(
      { type: 'carousel', tag: 'tvprogrammsplus', items: [{ type: 'epg', epg: over }] },
      {
        answers: [
          [['now'], now],
          [channelsQuery(null).queryKey, { pages: [{ items: [fixtureChannel] }], pageParams: [null] }],
        ],
      },
    );
  expect(hrefsIn(await at(over.end_time - 60))).toContain(`/tv/first-frame/shows/${over.id}`);
  const later = await at(next.start_time + 60);
  expect(hrefsIn(later)).toContain(`/tv/first-frame/shows/${next.id}`);
  expect(hrefsIn(later)).not.toContain(`/tv/first-frame/shows/${over.id}`);
  expect(hrefsIn(await at(next.end_time + 60))).toEqual(['/tv']);
});

describe('what can be bought', () => {
  it('has a button for each service that can be taken and each title that is sold (MB-034)', async () => {
    const items: MediaBlockItem[] = [
      serviceItem(1),
      serviceItem(2, { actions: [] }),
      titleItem('salt-line', { usage_model: 'EST' }),
      titleItem('tin-heart', { usage_model: 'TVOD' }),
      titleItem('red-comet', { usage_model: null }),
    ];
    const markup = await showBlock({ tag: 'buy', items });
    expect([...markup.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual([
      'Подключить: Подписка 1',
      'Купить: Соляная линия',
      'Взять напрокат: Жестяное сердце',
    ]);
    expect(await showBlock({ tag: 'buy', items: [items[1] ?? serviceItem(2)] })).toBe('');
  });
});

describe('a player in a page', () => {
  it('waits for a click with the picture of what it plays (MB-068)', async () => {
    const markup = await showBlock({ name: 'player', items: titles });
    expect(markup).toContain('aria-label="Смотреть здесь: Соляная линия"');
    expect(textOf(markup)).not.toContain('Жестяное сердце');
    expect(markup).not.toContain('<video');
  });

  it('of a playlist has the list beside it, what is chosen marked (MB-069)', async () => {
    const [first, unplayable, third] = [titles[0], titleItem('tin-heart', { is_playable: false }), titles[2]];
    const items = [first, unplayable, third].flatMap((item) => item ?? []);
    const markup = await showBlock({ name: 'playerPlaylist', items });
    expect(count(markup, 'aria-current="true"')).toBe(1);
    expect(count(markup, '<li')).toBeGreaterThanOrEqual(2);
    expect(textOf(markup)).not.toContain('Жестяное сердце');
  });

  it('is none without anything to play', async () => {
    const items = [titleItem('salt-line', { is_playable: false })];
    expect(await showBlock({ name: 'player', items })).toBe('');
  });
});

describe('forms', () => {
  it('for a promo code take it from the address (MB-071)', async () => {
    const markup = await showBlock(
      { name: 'promocode', custom_data: { title: 'Есть код?' } },
      { path: '/x?code=gift-1' },
    );
    expect(textOf(markup)).toContain('Есть код?');
    expect(markup).toMatch(
      /<input[^>]*name="code"[^>]*value="GIFT-1"|<input[^>]*value="GIFT-1"[^>]*name="code"/,
    );
  });

  it('for the code of a TV (MB-072)', async () => {
    expect(await showBlock({ name: 'tvcode' })).toMatch(/<form[\s\S]*name="tv-code"/);
  });

  it('for filters lead to the catalogue of the page’s theme (MB-036, MB-081)', async () => {
    const action = /<form[^>]*action="([^"]*)"/;
    const block = { tag: 'filters', name: 'Подобрать' };
    expect((await showBlock(block, { path: '/series' })).match(action)?.[1]).toBe('/series/catalog');
    expect((await showBlock(block, { path: '/offers' })).match(action)?.[1]).toBe('/catalog');
    const kids: Partial<MediaBlock> = { ...block, custom_data: { theme: 'kids' } };
    expect((await showBlock(kids, { path: '/offers' })).match(action)?.[1]).toBe('/kids/catalog');
  });
});

it('a button leads where the block does, in the words of its target (MB-061)', async () => {
  const markup = await showBlock({ name: 'button', target });
  expect(hrefsIn(markup)).toEqual(['/services']);
  expect(textOf(markup)).toBe('Все подписки');
  expect(await showBlock({ name: 'button' })).toBe('');
});

describe('personal collections', () => {
  it('of a guest are a reason to sign in, with what was put beside them (MB-048)', async () => {
    const markup = await showBlock({ tag: 'personal_collections', items: [bannerItem(1)] }, guest);
    expect(textOf(markup)).toMatch(/Войдите.*Войти.*Баннер 1/);
    expect(hrefsIn(markup)).toEqual(['/movies?banner=1']);
  });

  it('of who is signed in are what he has kept and watched (MB-048)', async () => {
    const markup = await showBlock({ tag: 'personal_collections' }, signedIn);
    expect(hrefsIn(markup)).toEqual(['/my/collection', '/my/positions']);
  });
});

describe('breadcrumbs in a page', () => {
  const view = { id: 3, name: 'Праздники', title: null, description: null, blocks: [] };
  const answers = [[mediaViewQuery('holidays').queryKey, view]] as const;
  const names = new Map([
    ['/', 'crumbs.home'],
    ['/promocode', 'crumbs.promoCode'],
  ]);
  const options = { path: '/holidays', route: '/:name', answers, handle: { crumbs: names } };
  const block = { name: 'breadcrumbs' };

  it('lead from the home page to the view, which is no link (MB-075, MB-169)', async () => {
    const markup = await showBlock(block, options);
    expect(hrefsIn(markup)).toEqual(['/']);
    expect(markup).toMatch(/<span aria-current="page">Праздники<\/span>/);
  });

  it('are none on the home page, of a view without a name, and where the page has them already (MB-169)', async () => {
    expect(await showBlock(block, { ...options, path: '/', route: '/' })).toBe('');
    expect(await showBlock(block, { ...options, answers: [] })).toBe('');
    expect(await showBlock(block, { ...options, path: '/promocode' })).toBe('');
  });
});
