import type { Clip } from '@kadr/contract';
import { storyPath } from '../data/paths.ts';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { findSeed, itemOf } from '../../server/testing/fixture-catalogue.ts';
import { fixtureClips } from '../../server/testing/fixture-stories.ts';
import { TitleHero } from '../media-item/title-hero.tsx';
import { render, textOf } from '../ui/testing/render.tsx';
import type { RenderOptions } from '../ui/testing/render.tsx';
import { shortStoriesQuery } from './queries.ts';
import { ShortStoriesPage } from './short-stories-page.tsx';
import { firstToWatch, storyIn } from './story-address.ts';

const show = (clips: readonly Clip[], path = '/short_stories', options: RenderOptions = {}): string =>
  render(createElement(ShortStoriesPage), {
    ...options,
    path,
    answers: [
      [
        shortStoriesQuery(storyIn(new URL(path, 'https://kadr.example').searchParams)).queryKey,
        { pages: [{ items: clips, next_cursor: null }], pageParams: [null] },
      ],
    ],
  });
const count = (markup: string, part: string | RegExp): number => markup.split(part).length - 1;

describe('the feed of short stories (CT-046)', () => {
  const clips = fixtureClips('rus');

  it('is on the server a list of clips, each named, its picture upright; the first one’s comes before all others', () => {
    const markup = show(clips);
    expect([count(markup, '<article'), count(markup, /src="[^"]+\/story"/)]).toEqual([
      clips.length,
      clips.length,
    ]);
    expect(count(markup, /<img[^>]+fetchPriority="high"/)).toBe(1);
    expect(count(markup, '<h1')).toBe(1);
    const words = textOf(markup);
    expect(words).toContain('Огни гавани');
    expect(words).toContain(`Серия 1. ${clips[0]?.media_item.name}`);
    expect(markup).not.toContain('style=');
  });

  it('leads to the series, to the story in order and back to all of them', () => {
    const feed = show(clips);
    expect(feed).toContain('href="/series/harbour-lights"');
    expect(feed).toContain('href="/short_stories?story=harbour-lights"');
    const one = show(clips, storyPath('harbour-lights'));
    expect(one).toContain('href="/short_stories"');
    expect(one).toContain('<title>Огни гавани — ');
  });

  it('has nothing to play of a clip that has to be obtained, but the way to its series', () => {
    const [clip] = clips;
    if (!clip) throw new Error('The fixture catalogue has no clip.');
    const locked = { ...clip, media_item: { ...clip.media_item, is_playable: false } };
    expect(textOf(show([locked]))).toContain('На страницу сериала');
    expect(textOf(show([clip]))).not.toContain('На страницу сериала');
  });

  it('says what will be there while there is nothing, and leads on', () => {
    expect(textOf(show([]))).toContain('Историй пока нет');
    expect(show([])).toContain('href="/"');
    expect(show([], '/short_stories?story=x')).toContain('href="/short_stories"');
  });

  it('speaks the three languages', () => {
    expect(textOf(show(fixtureClips('eng'), undefined, { language: 'eng' }))).toContain('Episode 1.');
    expect(textOf(show(fixtureClips('hye'), undefined, { language: 'hye' }))).toContain('Սերիա 1');
  });
});

it('goes on with a story at the first clip that was not watched to its end, and starts over after the last', () => {
  const seen = (is_viewed: boolean) => ({ timepoint: 60, is_viewed });
  const feed = (...positions: (ReturnType<typeof seen> | null)[]): Clip[] =>
    fixtureClips('rus').map((clip, at) => {
      Object.assign(clip.media_item, { media_position: positions[at] ?? null });
      return clip;
    });
  expect(firstToWatch(feed())).toBe(0);
  expect(firstToWatch(feed(seen(true), seen(false)))).toBe(1);
  expect(firstToWatch(feed(seen(true), seen(true)))).toBe(2);
  expect(firstToWatch(feed(seen(true), seen(true), seen(true)))).toBe(0);
});

it('is where a short series is watched from its page, and no other series', () => {
  const seed = findSeed('harbour-lights');
  if (!seed) throw new Error('The fixture catalogue has no “harbour-lights”.');
  const series = { ...itemOf(seed, 'rus'), is_playable: true };
  const hero = (category: typeof series.category) =>
    render(createElement(TitleHero, { item: { ...series, category } }));
  expect(hero({ alias: 'shortseries' })).toContain('href="/short_stories?story=harbour-lights"');
  expect(hero(null)).not.toContain('short_stories');
});

it('reads the story of an address, of whatever length and shape it comes', () => {
  const read = (query: string) => storyIn(new URLSearchParams(query));
  expect([read(''), read('story='), read('story=%20lift%20'), read(`story=${'a'.repeat(121)}`)]).toEqual([
    null,
    null,
    'lift',
    null,
  ]);
});
