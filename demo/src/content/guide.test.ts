import { guideImportSchema } from '@kadr/contract';
import { describe, expect, it } from 'vitest';
import { demoChannels } from './channels.ts';
import { dayOfChannel, guideDayAt, guidesAround } from './guide.ts';

const days = ['2026-03-01', '2026-03-02', '2026-11-22'];

describe('a channel’s day', () => {
  it.each(demoChannels.map((channel) => [channel.slug, channel] as const))(
    'is full from midnight to midnight, one programme at a time, each in its quarter of the day: %s',
    (_, channel) => {
      for (const day of days) {
        const airings = dayOfChannel(channel, day);
        expect(airings[0]?.start).toBe(0);
        expect(airings.at(-1)?.end).toBe(24 * 60);
        for (const [at, { programme, start, end }] of airings.entries()) {
          expect(start).toBe(at === 0 ? 0 : airings[at - 1]?.end);
          expect(end - start).toBeGreaterThanOrEqual(programme.minutes);
          // The last one may go on for a little, never for hours.
          expect(end - start).toBeLessThan(programme.minutes + 120);
          expect(airings[at - 1]?.programme).not.toBe(programme);
          const quarter = ['night', 'morning', 'day', 'evening'][Math.floor(start / 360)];
          expect([undefined, quarter]).toContain(programme.time);
        }
        expect(new Set(airings.map(({ programme }) => programme.slug)).size).toBeGreaterThanOrEqual(8);
      }
    },
  );

  it('is always the same, and another one on another day', () => {
    const [channel] = demoChannels;
    if (channel === undefined) throw new Error('There is no channel.');
    const slugsOn = (day: string) => dayOfChannel(channel, day).map(({ programme }) => programme.slug);
    expect(slugsOn('2026-03-01')).toEqual(slugsOn('2026-03-01'));
    expect(slugsOn('2026-03-01')).not.toEqual(slugsOn('2026-03-02'));
  });
});

describe('the guide', () => {
  const now = new Date('2026-03-01T20:59:59Z');

  it('is what the operator’s import accepts, for every channel', () => {
    const guides = guidesAround(now);
    expect(guides.map(({ channel }) => channel)).toEqual(demoChannels.map(({ slug }) => slug));
    for (const guide of guides) expect(guideImportSchema.safeParse(guide).error?.issues ?? []).toEqual([]);
  });

  it('has a day more than is shown on either side, on Moscow’s clock (CT-094)', () => {
    expect(guideDayAt(now)).toBe('2026-03-01');
    expect(guideDayAt(new Date(now.getTime() + 1000))).toBe('2026-03-02');
    const [guide] = guidesAround(now);
    expect(guide?.from).toBe(Date.parse('2026-02-24T21:00:00Z') / 1000);
    expect(guide?.to).toBe(Date.parse('2026-03-04T21:00:00Z') / 1000);
    expect(guide?.epgs[0]?.start_time).toBe(guide?.from);
    expect(guide?.epgs.at(-1)?.end_time).toBe(guide?.to);
  });

  it('tells the same of a moment as it did the day before', () => {
    const at = (moment: Date) =>
      guidesAround(moment)[0]?.epgs.find(
        ({ start_time }) => start_time >= Date.parse('2026-03-02T12:00:00Z') / 1000,
      );
    expect(at(new Date(now.getTime() + 24 * 60 * 60 * 1000))).toEqual(at(now));
  });
});
