import { errors } from '@kadr/contract';
import type { ErrorName } from '@kadr/contract';
import { createElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { findSeed, itemOf } from '../../server/testing/fixture-catalogue.ts';
import { fixtureServiceVariants, fixtureVariants } from '../../server/testing/fixture-purchases.ts';
import { setViewStatus } from '../data/view-status.ts';
import { render, textOf } from '../ui/testing/render.tsx';
import { Playing } from './playing.tsx';
import { WatchRefusal } from './watch-refusal.tsx';
import type { Watched } from './watched.ts';

const seed = findSeed('harbour-lights-s1e1');
if (seed === undefined) throw new Error('The fixture catalogue has no such episode.');
const item = itemOf(seed, 'rus');

afterEach(() => setViewStatus('open'));

interface Refused {
  readonly text: string;
  readonly links: string[];
}

/** The content that replaces a refused player. */
function refusedWith(
  name: ErrorName,
  hasBegun: boolean,
  watched: Watched = { item: { ...item, purchase_variants: fixtureVariants() } },
): Refused {
  const { status, code } = errors[name];
  const markup = render(
    createElement(WatchRefusal, {
      failure: { status, error_code: code, description: 'Слова сервиса' },
      hasBegun,
      watched,
      isEmbedded: false,
      isBusy: false,
      again: () => undefined,
    }),
  );
  return {
    text: textOf(markup),
    links: [...markup.matchAll(/href="([^"]*)"/g)].map(([, link]) => link ?? ''),
  };
}

describe('a player', () => {
  it.each([
    ['window_over', 'Часы просмотра этого профиля закончились.'],
    ['time_over', 'Сегодня этот профиль посмотрел столько, сколько можно.'],
  ] as const)('goes when the profile’s %s, and the page says so (PL-184)', async (status, words) => {
    const show = () => render(createElement(Playing, { item, playerType: 'player', isEmbedded: false }));
    expect(show()).not.toContain('На сегодня всё');
    setViewStatus(status);
    // Its code is loaded when it is needed.
    await expect.poll(() => textOf(show())).toContain(`На сегодня всё ${words} Вернуться на страницу`);
    const trailer = render(createElement(Playing, { item, playerType: 'trailer', isEmbedded: false }));
    expect(trailer).not.toContain('На сегодня всё');
  });
});

describe('what stands in its place', () => {
  it('says that a film is gone in the middle of it, and leads elsewhere', () => {
    const { text, links } = refusedWith('NOT_FOUND', true);
    expect(text).toContain('Просмотр остановлен Это видео больше нельзя показывать');
    expect(links).toEqual(['/']);
    expect(refusedWith('NOT_FOUND', false).text).toContain('Просмотр не начался Слова сервиса');
  });

  it('offers to take the film back that was stopped from another screen', () => {
    expect(refusedWith('STREAM_STOPPED', true).text).toContain('Слова сервиса Смотреть здесь');
    expect(refusedWith('PLAYBACK_NOT_FOUND', true).text).toContain('Смотреть здесь');
  });

  it('offers what has to be bought, and tries again where that can help', () => {
    expect(refusedWith('PURCHASE_REQUIRED', true).text).toMatch(/Слова сервиса.*(?:Купить|Взять напрокат)/);
    expect(refusedWith('AGE_RESTRICTED', false).text).toContain('Ввести PIN');
    expect(refusedWith('UNAVAILABLE', false).text).toContain('Попробовать ещё раз');
    expect(refusedWith('NOT_PLAYABLE', false).text).not.toContain('Попробовать ещё раз');
  });

  it('leads from a channel to its page, and sells the service that it or its past is to be had with (LV-018)', () => {
    const channel = { slug: 'first-frame', purchase_variants: fixtureServiceVariants };
    const refused = (name: ErrorName, serviceId: number | null): Refused =>
      refusedWith(name, false, { channel, serviceId });
    const sold = refused('PURCHASE_REQUIRED', 7);
    expect(sold.links).toEqual(['/tv/first-frame']);
    expect(sold.text).toContain('Подключить от 299');
    for (const { links, text } of [refused('PURCHASE_REQUIRED', null), refused('CATCHUP_NOT_AVAILABLE', 7)]) {
      expect(links).toEqual(['/tv/first-frame']);
      expect(text).not.toContain('Подключить');
    }
  });
});
