import { describe, expect, it } from 'vitest';
import {
  accountImportSchema,
  catalogueImportSchema,
  messageInputSchema,
  promoCodeImportSchema,
} from './index.ts';

const good = `/${'a'.repeat(64)}`;
const text = { rus: 'x' };
const banner = { size: 'medium', images: [good], icon: good, logo: good, small_icon: good };

/** All inputs in which an operator names a picture, each as a function of the picture. */
const named: Readonly<Record<string, (picture: unknown) => boolean>> = {
  ...Object.fromEntries(
    Object.entries<(picture: unknown) => object>({
      'a title’s poster': (logo) => title({ logo: { rus: logo } }),
      'a title’s card': (visit_card) => title({ visit_card: { rus: visit_card } }),
      'a title’s background': (background) => title({ background }),
      'a title’s scene': (screenshot) => title({ screenshots: [screenshot] }),
      'a portrait': (photo_avatar) => ({ persons: [{ slug: 'x', name: text, photo_avatar }] }),
      'a service’s picture': (image) => ({ services: [{ alias: 'x', name: text, image }] }),
      'a collection’s picture': (logo) => ({ collections: [{ slug: 'x', name: text, logo }] }),
      'a promo event’s picture': (logo) => ({ promo_events: [{ slug: 'x', name: text, logo }] }),
      'a song’s picture': (logo) => ({
        karaoke_items: [{ slug: 'x', name: text, artist: { name: text }, logo }],
      }),
      'a banner’s picture': (picture) => view({ ...banner, images: [picture] }),
      'a banner’s icon': (icon) => view({ ...banner, icon }),
    }).map(([what, batch]) => [
      what,
      (picture: unknown) => catalogueImportSchema.safeParse(batch(picture)).success,
    ]),
  ),
  'a promo code’s poster': (poster) =>
    promoCodeImportSchema.safeParse({ code: 'GIFT', message: text, poster }).success,
  'a message’s picture': (image) =>
    messageInputSchema.safeParse({
      account: { email: 'a@b.example' },
      key: 'x',
      event_code: 'marketing_message',
      display: { message: text, image },
    }).success,
  'a block screen’s icon': (icon) =>
    accountImportSchema.safeParse({
      email: 'a@b.example',
      password: 'password',
      block_screen: { message: text, icon, available_actions: [{ type: 'logout', title: text }] },
    }).success,
};

function title(pictures: object): object {
  return { media_items: [{ slug: 'x', type: 'film', name: text, ...pictures }] };
}

function view(pictures: object): object {
  const item = { type: 'banner', banner: { title: text, ...pictures } };
  return { media_views: [{ brand: 'kadr', alias: 'x', blocks: [{ type: 'carousel', items: [item] }] }] };
}

describe.each(Object.entries(named))('%s', (_what, isTaken) => {
  it('is the path of a stored picture', () => {
    expect(isTaken(good)).toBe(true);
  });

  it.each([
    'http://127.0.0.1:5432/',
    'http://169.254.169.254/latest/meta-data/',
    'https://elsewhere.example/a.png',
    '//elsewhere.example/a.png',
    'file:///etc/passwd',
    '/etc/passwd',
    `/../${'a'.repeat(64)}`,
    `${good}/../../x`,
    `/${'A'.repeat(64)}`,
    `${good}\n`,
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    7,
    {},
  ])('is no address: the service fetches nothing (%j)', (address) => {
    expect(isTaken(address)).toBe(false);
  });
});
