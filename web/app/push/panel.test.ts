import { describe, expect, it } from 'vitest';
import type { EventDisplay, Target } from '@kadr/contract';
import { fixtureDisplay } from '../../server/testing/fixture-events.ts';
import { linkOf, panelOf, toneOf } from './panel.ts';
import { failPurchase, showAfterReload } from './purchase-failed.ts';

const display = fixtureDisplay({
  message: 'Премьера',
  submessage: 'Сегодня в <b>19:30</b>',
  image: `/${'a'.repeat(64)}`,
  duration: 10,
  target: { type: 'link', link: '/movies', title: 'Смотреть' },
});
const onFollow = (): void => {};
const panel = (over: Partial<EventDisplay>, event_code = 'marketing_message') =>
  panelOf({ event_code }, { ...display, ...over }, { toPoll: 'Ответить', onFollow });

describe('a panel', () => {
  it('has the words, the picture, the time and the link of its notification (NT-015, NT-019)', () => {
    expect(panel({})).toEqual({
      title: 'Премьера',
      text: 'Сегодня в <b>19:30</b>',
      poster: `/${'a'.repeat(64)}`,
      duration: 10,
      link: { href: '/movies', name: 'Смотреть', onClick: onFollow },
    });
  });

  it('stays until it is closed when it has no time (NT-016)', () => {
    expect(panel({ duration: null, submessage: null, target: null })).toEqual({
      title: 'Премьера',
      poster: `/${'a'.repeat(64)}`,
    });
  });

  it('cannot be closed when it must not be, unless it would never go (NT-022)', () => {
    expect(panel({ is_cancellable: false })).toMatchObject({ isFixed: true });
    expect(panel({ is_cancellable: false, duration: null })).not.toHaveProperty('isFixed');
    expect(panel({ is_cancellable: false, duration: 0 })).not.toHaveProperty('isFixed');
  });

  it('looks like its type: something worked, something did not, or neither (NT-011)', () => {
    const tones = [null, 'info', 'success', 'error', 'type_of_tomorrow'].map(
      (panel_type) => panel({ panel_type }).tone ?? 'plain',
    );
    expect(tones).toEqual(['plain', 'plain', 'good', 'bad', 'plain']);
    expect(['success', 'error', 'info'].map(toneOf)).toEqual(['good', 'bad', 'plain']);
  });

  it('of a poll leads to the journal', () => {
    const poll = [{ question: 'Да?', answers: ['Да', 'Нет'] }];
    expect(panel({ poll, target: null }, 'poll').link).toMatchObject({
      href: '/my/journal/polls',
      name: 'Ответить',
    });
  });
});

const targets: [Target['type'], string, object | null][] = [
  [
    'blank',
    'https://shop.example/',
    { href: 'https://shop.example/', name: 'Ok', target: '_blank', rel: 'noopener' },
  ],
  ['screen', '/my/collection', { href: '/my/collection', name: 'Ok' }],
  ['media_item', 'north-wind', { href: '/media_items/north-wind', name: 'Ok' }],
  ['channel', 'one', { href: '/tv/one', name: 'Ok' }],
  ['link', 'javascript:alert(1)', null],
];
it.each(targets)('a target %s %s leads to %j (NT-008, NT-009, NT-010)', (type, link, expected) => {
  expect(linkOf({ type, link, title: 'Ok' })).toEqual(expected);
});

it('shows that a payment has failed before and after the page reloads (SS-091, NT-034, NT-115)', () => {
  const kept = new Map<string, string>();
  const did: string[] = [];
  const ports = {
    show: ({ title }: { title: string }) => void did.push(title),
    store: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    reload: () => void did.push('reload'),
  };
  const words = { title: 'Оплата не прошла' };
  showAfterReload(words, ports);
  expect(did).toEqual([]);
  failPurchase(words, ports);
  expect(did).toEqual(['Оплата не прошла', 'reload']);
  showAfterReload(words, ports);
  showAfterReload(words, ports);
  expect(did).toEqual(['Оплата не прошла', 'reload', 'Оплата не прошла']);
});
