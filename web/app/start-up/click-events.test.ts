import { expect, it } from 'vitest';
import { clickEventOf } from './click-events.ts';

const origin = 'https://kadr.example';

/** The event of a click on an element with these attributes and text. */
function click(attributes: Readonly<Record<string, string>>, words = ''): string | null {
  const element = {
    dataset: { event: attributes['data-event'], eventName: attributes['data-event-name'] },
    ariaLabel: attributes['aria-label'] ?? null,
    textContent: words,
    getAttribute: (name: string) => attributes[name] ?? null,
  };
  const event = clickEventOf({ closest: () => element } as unknown as Element, origin);
  return event && `${event.name}: ${String(event.data['name'])} ${String(event.data['target'] ?? '')}`.trim();
}

it('is told by what was clicked: a button, a title, another page, a store, a network (PF-038, AN-042, AN-043, AN-044, AN-047, AN-048, CT-139, MB-145, MB-146, MB-147, MB-148)', () => {
  expect(click({}, '  Смотреть \n сейчас ')).toBe('ui_button_click: Смотреть сейчас');
  expect(click({ 'aria-label': 'Закрыть' }, '×')).toBe('ui_button_click: Закрыть');
  expect(click({ href: '/movies/salt-line?from=row' }, 'Соляная линия')).toBe(
    'ui_item_click: Соляная линия /movies/salt-line',
  );
  expect(click({ href: '/movies' }, 'Фильмы')).toBe('target_view: Фильмы /movies');
  expect(click({ href: 'https://play.google.com/store/apps/details?id=1' }, 'Установить')).toBe(
    'store_click: Установить https://play.google.com/store/apps/details',
  );
  expect(
    click(
      { href: 'https://vk.example/kadr', 'data-event': 'footer_social_click', 'data-event-name': 'vk' },
      'ВК',
    ),
  ).toBe('footer_social_click: vk https://vk.example/kadr');
});

it('is nothing where there is nothing to click, and on links that lead away', () => {
  expect(clickEventOf({ closest: () => null } as unknown as Element, origin)).toBeNull();
  expect(click({ href: 'https://elsewhere.example/' }, 'Там')).toBeNull();
});

it('believes only names that are known', () => {
  expect(click({ 'data-event': 'launch' }, 'Пуск')).toBe('ui_button_click: Пуск');
});
