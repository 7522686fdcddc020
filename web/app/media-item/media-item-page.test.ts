import type { CastMember, MediaItem } from '@kadr/contract';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { cardOf, childrenOf, findSeed, itemOf } from '../../server/testing/fixture-catalogue.ts';
import { mediaItemQuery } from '../data/queries.ts';
import { titlePath } from '../data/paths.ts';
import { render, textOf } from '../ui/testing/render.tsx';
import { MediaItemPage } from './media-item-page.tsx';
import { castQuery, mediaItemChildrenQuery } from './queries.ts';

function item(slug: string, rest: Partial<MediaItem> = {}): MediaItem {
  const seed = findSeed(slug);
  if (!seed) throw new Error(`The fixture catalogue has no “${slug}”.`);
  return { ...itemOf(seed, 'rus'), ...rest };
}
const children = (slug: string) => ({ items: childrenOf(item(slug).id).map((seed) => cardOf(seed, 'rus')) });

function page(shown: MediaItem, cast: readonly CastMember[] = []): string {
  const known = ['harbour-lights', 'harbour-lights-season-1', 'harbour-lights-season-2'].map(
    (slug) => [mediaItemChildrenQuery(slug).queryKey, children(slug)] as const,
  );
  return render(createElement(MediaItemPage), {
    path: titlePath(shown),
    route: '/:folder/:id',
    answers: [
      [mediaItemQuery(shown.slug).queryKey, shown],
      [castQuery(shown.slug).queryKey, { items: cast }],
      ...known,
    ],
  });
}

describe('the page of a film', () => {
  it('says what it is, that it can be watched now, and begins it', () => {
    const markup = page(item('salt-line', { usage_model: null }));
    expect(markup).toMatch(/<h1[^>]*>Соляная линия<\/h1>/);
    expect(textOf(markup)).toContain('Можно смотреть бесплатно');
    expect(markup).toContain('href="/movies/salt-line/player"');
    expect(markup).toContain('href="/movies/salt-line/trailer"');
  });

  it('goes on where the viewer left it, and starts over after the end (CT-047)', () => {
    const at = (timepoint: number): string =>
      page(item('salt-line', { duration: 1000, media_position: { timepoint, is_viewed: false } }));
    expect(textOf(at(400))).toContain('Продолжить');
    expect(at(400)).toMatch(/<progress[^>]*value="40"/);
    expect([textOf(at(5)), textOf(at(960))].filter((words) => words.includes('Продолжить'))).toEqual([]);
  });

  it('has no button for what is not there', () => {
    const markup = page(item('salt-line', { is_playable: false, has_trailer: false, usage_model: null }));
    expect(markup).not.toMatch(/href="[^"]*\/(?:player|trailer)"/);
    expect(textOf(markup)).toContain('Пока недоступно');
  });

  it('offers what its usage model allows: to buy, to rent, or nothing but the way to watch (PL-168)', () => {
    const price = {
      amount: 39_900,
      original_amount: null,
      currency: 'RUB',
      type: 'one_time',
      duration: null,
      duration_unit: null,
      periods: null,
      is_quick_purchase: true,
    } as const;
    const sold = (usage_model: 'EST' | 'TVOD' | 'SERVICE' | null, isSold: boolean): string =>
      textOf(
        page(
          item('salt-line', {
            usage_model,
            is_playable: usage_model === null,
            purchase_variants: usage_model !== null && isSold ? [{ ...price, usage_model }] : [],
          }),
        ),
      );
    expect(sold('EST', true)).toContain('Купить за 399 ₽');
    expect(sold('TVOD', true)).toContain('Взять напрокат за 399 ₽');
    expect(sold('SERVICE', false)).toContain('По подписке');
    for (const words of [sold('SERVICE', false), sold(null, false)])
      expect(words).not.toMatch(/Купить|прокат/);
    expect(sold(null, false)).toContain('Смотреть');
  });

  it('says from when a coming film is there (CT-100)', () => {
    const markup = page(
      item('salt-line', { is_coming_soon: true, start_date: 1_893_456_000, is_playable: false }),
    );
    expect(textOf(markup)).toMatch(/Премьера 1 января 2030/);
  });

  it('tells the facts that are known: languages by name, lines by the name viewers know, length from a minute on (CT-073)', () => {
    const words = textOf(
      page(item('salt-line', { max_height: 1080, duration: 7260, audio_languages: ['rus', 'hye', 'und'] })),
    );
    expect(words).toContain('Качество Full HD');
    expect(words).toContain('Звук русский, армянский');
    expect(words).toContain('Длительность 121 мин');
    expect(textOf(page(item('salt-line', { max_height: null, duration: 59 })))).not.toMatch(
      /Качество|Длительность/,
    );
  });

  it('leads from each member of the cast to the person (CT-144)', () => {
    const member = (
      slug: string,
      name: string,
      role: CastMember['role'],
      character: string | null,
    ): CastMember => ({
      person: { id: slug.length, slug, name, native_name: null, photo_avatar: null },
      role,
      character,
    });
    const markup = page(item('salt-line'), [
      member('vera-tumanyan', 'Вера Туманян', 'actor', 'Лида'),
      member('ilya-sorokin', 'Илья Сорокин', 'director', null),
    ]);
    expect(markup).toMatch(/href="\/persons\/vera-tumanyan"[^>]*>.*?ВТ.*?Вера Туманян.*?Лида/);
    expect(textOf(markup)).toMatch(/Режиссёр Илья Сорокин/);
    expect(textOf(markup)).toMatch(/Илья Сорокин режиссёр/);
  });

  it('shows the logos of the copyright holders when there are any (CT-145)', () => {
    const logo = `/${'7'.repeat(64)}`;
    expect(page(item('salt-line', { copyright_holder_logo_1: logo }))).toContain(`${logo}/channel`);
    expect(page(item('salt-line'))).not.toContain('/channel');
  });
});

describe('the page of a series', () => {
  it('has its seasons, each on its own page, and the episodes of the one the viewer is in (CT-143)', () => {
    const markup = page(item('harbour-lights'));
    expect(markup).toMatch(/href="\/seasons\/harbour-lights-season-1"[^>]*aria-current="page"/);
    expect(markup).toContain('href="/seasons/harbour-lights-season-2"');
    expect(markup).toContain('href="/episodes/harbour-lights-s1e3/player"');
    expect(textOf(markup)).toMatch(/1\. Серия 1 .* 2\. Серия 2 .* 3\. Серия 3/);
  });

  it('goes on with the episode of its position (CT-089, CT-158)', () => {
    const position = {
      episode_id: 112,
      episode_slug: 'harbour-lights-s1e2',
      season_id: 101,
      season_slug: 'harbour-lights-season-1',
      season_number: 1,
      episode_number: 2,
    };
    const markup = page(item('harbour-lights', { series_position: position }));
    expect(markup).toMatch(
      /href="\/episodes\/harbour-lights-s1e2\/player"[^>]*>(?:(?!<\/a>).)*Продолжить: сезон 1, серия 2/,
    );
  });
});

describe('the page of an episode', () => {
  it('leads back to its series and marks where the viewer is', () => {
    const markup = page(item('harbour-lights-s1e2'));
    expect(markup).toMatch(/<a href="\/series\/harbour-lights"/);
    expect(textOf(markup)).toContain('Сезон 1, серия 2');
    expect(markup).toMatch(/<a href="\/episodes\/harbour-lights-s1e2" aria-current="page"/);
    expect(textOf(markup)).toContain('Вы здесь');
  });
});
