import type { Facts, RecordedEvent } from '../data/events.ts';

type ClickName = Extract<
  RecordedEvent['name'],
  'ui_button_click' | 'ui_item_click' | 'target_view' | 'footer_social_click' | 'store_click'
>;

const names: ReadonlySet<string> = new Set<ClickName>([
  'ui_button_click',
  'ui_item_click',
  'target_view',
  'footer_social_click',
  'store_click',
]);
const isName = (name: string | undefined): name is ClickName => name !== undefined && names.has(name);

const titlePath = /^\/(?:movies|series|seasons|episodes|media_items|catalog)\/[^/]+$/;
const stores = /^(?:play\.google\.com|apps\.apple\.com|(?:www\.)?rustore\.ru|appgallery\.huawei\.com)$/;

/**
 * The analytics event of a click: an element may define it (`data-event`, `data-event-name`); otherwise a link to a
 * title is an item, one to a store is a store, any other link of this site leads to a target, and a button is a button.
 * `origin` is the page's.
 */
export function clickEventOf(clicked: Element, origin: string): { name: ClickName; data: Facts } | null {
  const element = clicked.closest<HTMLElement>('[data-event], a[href], button');
  if (!element) return null;
  const { event, eventName } = element.dataset;
  const label = eventName ?? element.ariaLabel ?? element.textContent.trim().replace(/\s+/g, ' ');
  const href = element.getAttribute('href');
  const url = href === null ? null : URL.parse(href, origin);
  const data = {
    name: label.slice(0, 100),
    ...(url && { target: (url.origin === origin ? url.pathname : url.origin + url.pathname).slice(0, 500) }),
  };
  if (isName(event)) return { name: event, data };
  if (!url) return { name: 'ui_button_click', data };
  if (stores.test(url.hostname)) return { name: 'store_click', data };
  if (url.origin !== origin) return null;
  return { name: titlePath.test(url.pathname) ? 'ui_item_click' : 'target_view', data };
}
