import type { ServicePage as Service } from '@kadr/contract';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { cardOf, findSeed } from '../../server/testing/fixture-catalogue.ts';
import { fixtureServiceVariants } from '../../server/testing/fixture-purchases.ts';
import { fixtureChannel } from '../../server/testing/fixture-television.ts';
import { serviceChannelsQuery } from '../tv/queries.ts';
import { freeTitlesQuery, postersQuery, serviceQuery, servicesQuery, serviceTitlesQuery } from './queries.ts';
import { render, textOf } from '../ui/testing/render.tsx';
import { ServicePage } from './service-page.tsx';
import { ServicesPage } from './services-page.tsx';

const seed = findSeed('salt-line');
if (!seed) throw new Error('The fixture catalogue has no “salt-line”.');
const page = (items = [cardOf(seed, 'rus')]) => ({
  pages: [{ items, next_cursor: null }],
  pageParams: [null],
});

const service: Service = {
  id: 7,
  alias: 'big-cinema',
  name: 'Большое кино',
  image: null,
  icon: null,
  color: '#b0532a',
  description_short: 'Премьеры.',
  description: 'Раз.\nДва.',
  channels_count: 0,
  media_items_count: 1,
  karaoke_items_count: 0,
  promo_label_text: 'Новое',
  promo_label_color: null,
  active: false,
  actions: [{ type: 'buy', service_id: 7 }],
  purchase_variants: fixtureServiceVariants,
  purchase_state: null,
};

describe('the page of a service', () => {
  const show = (rest: Partial<Service> = {}) =>
    render(createElement(ServicePage), {
      path: '/services/big-cinema',
      route: '/services/:id',
      answers: [
        [serviceQuery('big-cinema').queryKey, { ...service, ...rest }],
        [serviceTitlesQuery(7).queryKey, page()],
        [freeTitlesQuery().queryKey, page()],
      ],
    });

  it('says what it is and what is in it (CT-023, RT-037)', () => {
    const markup = show();
    expect(markup).toMatch(/<h1[^>]*>Большое кино<\/h1>/);
    const said = textOf(markup);
    for (const words of ['Новое', 'Премьеры.', '1 фильм или сериал', 'Раз.', 'Два.', 'Что входит'])
      expect(said).toContain(words);
    expect(markup).toContain('href="/movies/salt-line"');
    expect(markup).toContain('<title>Большое кино — подписка на Кадр</title>');
  });

  it('shows the channels in it (CT-023, CT-052)', () => {
    const markup = render(createElement(ServicePage), {
      path: '/services/big-cinema',
      route: '/services/:id',
      answers: [
        [serviceQuery('big-cinema').queryKey, { ...service, media_items_count: 0, channels_count: 3 }],
        [
          serviceChannelsQuery(7).queryKey,
          { pages: [{ items: [fixtureChannel], next_cursor: null }], pageParams: [null] },
        ],
      ],
    });
    expect(textOf(markup)).toContain('3 канала');
    expect(markup).toContain('href="/tv/first-frame"');
    expect(textOf(markup)).not.toContain('Состав подписки ещё не объявлен');
  });

  it('says what it costs, that it renews itself, and sells it (CM-036, CM-153, CM-154, CM-155)', () => {
    const said = textOf(show());
    expect(said).toMatch(/299.₽ в.месяц\s*Сначала 14 дней бесплатно/);
    expect(said).toMatch(/3.588.₽\s*2.499.₽ в.год/);
    expect(said.match(/бесплатно/g)).toHaveLength(1);
    expect(said).toContain('пока вы не отмените подписку');
    expect(show()).toMatch(/<button[^>]*>(?:<[^>]*>)*Подключить от 299.₽/);
  });

  it('says that it is active, and until when (CM-024, CM-027)', () => {
    const had = (status: 'subscribed' | 'unsubscribed'): string =>
      show({
        active: true,
        actions: [],
        purchase_variants: [],
        purchase_state: {
          service: {
            status,
            status_change_date: 1_790_000_000,
            parent_service: null,
            external_billing: { name: 'Оператор' },
            autopayment: { status: 'on' },
          },
        },
      });
    expect(textOf(had('subscribed'))).toContain('Подписка подключена');
    expect(textOf(had('subscribed'))).toContain('через «Оператор»');
    expect(textOf(had('unsubscribed'))).toMatch(/Действует до \d\d\.\d\d\.\d{4}/);
    expect(had('subscribed')).toContain('href="/my/payments_and_services/services"');
    expect(textOf(had('subscribed'))).not.toContain('Подключить');
  });

  it('says honestly that it cannot be had, and what is free instead', () => {
    const markup = show({ actions: [], purchase_variants: [] });
    expect(textOf(markup)).toContain('Эту подписку сейчас нельзя подключить');
    expect(markup).toContain('href="#free"');
    expect(markup).toContain('id="free"');
  });

  it('has a next step while nothing is in it', () => {
    const markup = show({ media_items_count: 0, description: null });
    expect(textOf(markup)).toContain('Состав подписки ещё не объявлен');
    expect(markup).toContain('href="/catalog"');
  });
});

describe('the list of services', () => {
  const show = (items: readonly Service[]) =>
    render(createElement(ServicesPage), {
      path: '/services',
      answers: [
        [servicesQuery().queryKey, { items }],
        [postersQuery(7).queryKey, page()],
        [freeTitlesQuery().queryKey, page()],
      ],
    });

  it('leads to each of them (CT-023, RT-036)', () => {
    const markup = show([service]);
    expect(markup).toContain('href="/services/big-cinema"');
    expect(textOf(markup)).toContain('Большое кино');
    expect(textOf(markup)).toMatch(/Подключить от 299.₽/);
  });

  it('says what it is for while there are none', () => {
    expect(textOf(show([]))).toContain('Подписка не нужна');
  });
});
