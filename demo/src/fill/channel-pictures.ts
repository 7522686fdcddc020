import type { ChannelImport, GuideImport } from '@kadr/contract';
import { random } from '../random.ts';
import { demoChannels } from '../content/channels.ts';
import type { DemoChannel, DemoProgramme } from '../content/types.ts';
import { playableOf, titlesInOrder } from './order.ts';
import type { Title } from './order.ts';
import { firstTitles, sampleStage } from './stages.ts';

/** Titles of each programme and filler titles of each channel, at most. */
const [perProgramme, perChannel] = [4, 6];

const all = titlesInOrder();
const first = all.slice(0, firstTitles);
const sample = sampleStage().titles;

const channelsBySlug = new Map(demoChannels.map((channel) => [channel.slug, channel]));
const fillersBySlug = new Map(demoChannels.map((channel) => [channel.slug, fillersOf(channel)]));

/** The channel with what it plays where a programme leaves room: first of all what even a sample of the demo has. */
export function withFillers(channel: ChannelImport): ChannelImport {
  const fillers = fillersBySlug.get(channel.slug);
  return fillers === undefined ? channel : { ...channel, fillers };
}

/** The guide with the titles that are its programmes' pictures, always the same; never older than the programme is for. */
export function withPictures(guide: GuideImport): GuideImport {
  const channel = channelsBySlug.get(guide.channel);
  if (channel === undefined) return guide;
  const pictures = new Map(
    channel.programmes.map((programme) => [programme.slug, picturesOf(channel, programme)]),
  );
  return {
    ...guide,
    programmes: guide.programmes?.map((programme) =>
      Object.assign(programme, { media_items: pictures.get(programme.slug) ?? [] }),
    ),
  };
}

function fillersOf(channel: DemoChannel): string[] {
  const sure = suited(sample, channel, channel.age);
  const more = shuffled(suited(first, channel, channel.age), channel.slug);
  return slugsOf([...sure.slice(0, 2), ...more], perChannel);
}

function picturesOf(channel: DemoChannel, { slug, age, kind }: DemoProgramme): string[] {
  const key = `${channel.slug}/${slug}`;
  const isSeries = (title: Title): boolean => title.seasons !== undefined;
  const some = (titles: readonly Title[]): Title[] => {
    const found = shuffled(suited(titles, channel, age), key);
    // What is told in parts shows series, everything else films, where there are any.
    return found.toSorted(
      (a, b) => Number(isSeries(b) === (kind === 'series')) - Number(isSeries(a) === (kind === 'series')),
    );
  };
  return slugsOf([...some(first).slice(0, perProgramme / 2), ...some(all)], perProgramme);
}

/** Those up to an age, with a theme of the channel's before the others. */
function suited<T extends Title>(titles: readonly T[], { themes }: DemoChannel, age: number): T[] {
  const isOfTheme = (title: T): boolean => title.themes.some((theme) => themes.includes(theme));
  const suitable = titles.filter((title) => title.age <= age);
  const ofTheme = suitable.filter(isOfTheme);
  return ofTheme.length > 0 ? ofTheme : suitable;
}

function shuffled<T extends Title>(titles: readonly T[], key: string): T[] {
  const order = new Map(titles.map((title) => [title, random(`${key}/${title.slug}`).next()]));
  return titles.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
}

/** What is played of titles: films, and of a series its first episode; no title twice. */
function slugsOf(titles: readonly Title[], count: number): string[] {
  return [...new Set(titles)].slice(0, count).flatMap((title) => playableOf(title)[0]?.slug ?? []);
}
