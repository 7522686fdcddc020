import { expect, it } from 'vitest';
import { channelWith } from '../content/channel-import.ts';
import { demoChannels } from '../content/channels.ts';
import { guidesAround } from '../content/guide.ts';
import { withFillers, withPictures } from './channel-pictures.ts';
import { playableOf, titlesInOrder } from './order.ts';
import { sampleStage } from './stages.ts';

const ages = new Map(
  titlesInOrder().flatMap((title) => playableOf(title).map(({ slug }) => [slug, title.age] as const)),
);
const ageOf = (slug: string): number => ages.get(slug) ?? Infinity;

it('gives every channel something to play that even a sample of the demo has, nothing above its age', () => {
  const sampled = new Set(sampleStage().titles.flatMap((title) => playableOf(title).map(({ slug }) => slug)));
  for (const channel of demoChannels) {
    const { fillers = [] } = withFillers(channelWith(channel, new Map()));
    expect(fillers.some((slug) => sampled.has(slug))).toBe(true);
    expect(new Set(fillers).size).toBe(fillers.length);
    expect(fillers.filter((slug) => ageOf(slug) > channel.age)).toEqual([]);
  }
});

it('gives every programme pictures that exist, the same at any time, nothing above its age', () => {
  const [today, tomorrow] = ['2026-03-01T12:00:00Z', '2026-03-02T12:00:00Z'].map((moment) =>
    guidesAround(new Date(moment)).map(withPictures),
  );
  const picturesOf = (guides: typeof today = []) =>
    new Map(
      guides.flatMap(({ channel, programmes = [] }) =>
        programmes.map(({ slug, age = 0, media_items = [] }) => [`${channel}/${slug}`, { age, media_items }]),
      ),
    );
  const pictures = picturesOf(today);
  expect(picturesOf(tomorrow)).toEqual(pictures);
  for (const { age, media_items } of pictures.values()) {
    expect(media_items.length).toBeGreaterThan(0);
    expect(media_items.filter((slug) => ageOf(slug) > age)).toEqual([]);
  }
});
