import { expect, it } from 'vitest';
import { mediaBlockItemSchema, mediaItemTypes, targetSchema, themeSchema } from './index.ts';

it('has every content type of the service: as a title, as an entry of a block, or as where one leads, and the themes (CT-001, PF-047)', () => {
  const entries = mediaBlockItemSchema.options.map(({ shape }) => shape.type.value);
  expect([...mediaItemTypes, ...entries, ...targetSchema.shape.type.options]).toEqual(
    expect.arrayContaining([
      'film',
      'series',
      'season',
      'episode',
      'channel',
      'epg',
      'karaoke_item',
      'collection',
      'service',
      'promo_event',
    ]),
  );
  expect(themeSchema.options).toEqual(expect.arrayContaining(['kids', 'education', 'sport']));
});
