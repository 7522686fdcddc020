import { describe, expect, it } from 'vitest';
import { demoChannels } from './channels.ts';
import { channelInPack } from '../pictures/pack-index.ts';
import { demoServices } from './services.ts';
import { programmeTimes } from './schemas.ts';
import type { DemoChannel } from './types.ts';

const repeated = (keys: readonly string[]) => keys.filter((key, at) => keys.indexOf(key) !== at);
/** Slugs of the channels for which something is not so. */
const exceptions = (isSo: (channel: DemoChannel) => boolean) =>
  demoChannels.filter((channel) => !isSo(channel)).map(({ slug }) => slug);

describe('the demo’s channels', () => {
  it('are thirty, numbered in order, each with a different name, mark and colours', () => {
    expect(demoChannels.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
    expect(repeated(demoChannels.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(demoChannels.map(({ letters }) => letters))).toEqual([]);
    expect(exceptions(({ letters }) => /^[А-ЯЁ]{1,3}$/.test(letters))).toEqual([]);
    expect(repeated(demoChannels.map(({ slug }) => JSON.stringify(channelInPack(slug))))).toEqual([]);
    expect(exceptions(({ themes }) => themes.length > 0 && repeated(themes).length === 0)).toEqual([]);
  });

  it('are free or part of a service that there is, about half and half', () => {
    const aliases = new Set(demoServices.map(({ alias }) => alias));
    expect(exceptions(({ service }) => service === null || aliases.has(service))).toEqual([]);
    const free = demoChannels.filter(({ service }) => service === null).length;
    expect(free).toBeGreaterThanOrEqual(12);
    expect(free).toBeLessThanOrEqual(18);
  });

  it('have programmes of different names, something for each part of the day, nothing above their own age', () => {
    expect(exceptions(({ programmes }) => repeated(programmes.map(({ slug }) => slug)).length === 0)).toEqual(
      [],
    );
    expect(
      exceptions(({ programmes }) =>
        programmeTimes.every((time) => programmes.filter((one) => one.time === time).length >= 2),
      ),
    ).toEqual([]);
    expect(exceptions(({ age, programmes }) => programmes.every((one) => one.age <= age))).toEqual([]);
  });

  it('show children nothing that is not for them', () => {
    const forChildren = demoChannels.filter(({ themes }) => themes.includes('kids'));
    expect(forChildren.length).toBeGreaterThanOrEqual(3);
    expect(forChildren.filter(({ age }) => age > 6)).toEqual([]);
  });
});
