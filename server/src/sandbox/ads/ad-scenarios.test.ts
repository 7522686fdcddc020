import { demoAds } from '@kadr/demo/ads';
import { describe, expect, it } from 'vitest';
import { answerTo } from './ad-scenarios.ts';
import type { AdQuestion } from './ad-scenarios.ts';

const asked = (over: Partial<AdQuestion> = {}) =>
  answerTo(
    { place: 'preroll', adPosition: 1, contentId: '7', impressionId: null, left: null, ...over },
    demoAds,
  );
const slugs = (answer: ReturnType<typeof asked>): string[] =>
  answer.kind === 'ads' ? answer.ads.map(({ slug }) => slug) : [answer.kind];

describe('the sandbox’s ad server', () => {
  it('gives a place one advertisement, in its first slot (AD-079)', () => {
    expect(slugs(asked())).toHaveLength(1);
    expect(slugs(asked({ adPosition: null }))).toHaveLength(1);
    for (const adPosition of [2, 3, 4]) expect(slugs(asked({ adPosition }))).toEqual([]);
    expect(slugs(asked({ impressionId: 'default' }))).toEqual(slugs(asked()));
  });

  it('gives another one at another place, and the same in the same', () => {
    expect(slugs(asked())).not.toEqual(slugs(asked({ place: 'midroll' })));
    expect(slugs(asked())).toEqual(slugs(asked()));
  });

  it.each([
    ['every', 1],
    ['pod-2', 2],
    ['pod-9', demoAds.length],
    ['pod-0', 0],
    ['wrapper-0', 1],
    ['empty', 0],
    ['whatever', 0],
  ])('gives by the impression “%s” %d (AD-079)', (impressionId, count) => {
    expect(slugs(asked({ impressionId, adPosition: 3 }))).toHaveLength(count);
  });

  it('leads through as many wrappers as it is asked for, or for ever', () => {
    const chain = (impressionId: string): string[] => {
      const answers: string[] = [];
      let left: number | null = null;
      for (let step = 0; step < 20; step += 1) {
        const answer = asked({ impressionId, left });
        answers.push(answer.kind);
        if (answer.kind !== 'wrapper') break;
        ({ left } = answer);
      }
      return answers;
    };
    expect(chain('wrapper-3')).toEqual(['wrapper', 'wrapper', 'wrapper', 'ads']);
    expect(chain('wrapper-11')).toHaveLength(12);
    expect(chain('wrapper-empty')).toEqual(['wrapper', 'ads']);
    expect(chain('wrapper-loop')).toHaveLength(20);
    expect(slugs(asked({ impressionId: 'wrapper-empty', left: 0 }))).toEqual([]);
  });

  it('fails in every way that a player has to cope with', () => {
    expect(asked({ impressionId: 'no-media' })).toMatchObject({ media: 'missing' });
    expect(asked({ impressionId: 'broken-media' })).toMatchObject({ media: 'broken' });
    expect(asked({ impressionId: 'wrong-media' })).toMatchObject({ media: 'flash' });
    expect(asked({ impressionId: 'odd-media' })).toMatchObject({ media: 'odd' });
    expect(asked({ impressionId: 'invalid' })).toMatchObject({ kind: 'text' });
    expect(asked({ impressionId: 'not-vast' })).toMatchObject({ kind: 'text' });
    for (const status of [204, 404, 500])
      expect(asked({ impressionId: `status-${status}` })).toEqual({ kind: 'status', status });
    expect(asked({ impressionId: 'slow-15000' })).toEqual({ kind: 'late', milliseconds: 15_000 });
    expect(asked({ impressionId: 'slow-99999' })).toEqual({ kind: 'late', milliseconds: 60_000 });
  });

  it('has advertisements that may be skipped, and such as may not', () => {
    const [skippable] = slugs(asked({ impressionId: 'skippable' }));
    const [whole] = slugs(asked({ impressionId: 'unskippable' }));
    expect(demoAds.find(({ slug }) => slug === skippable)?.skipAfter).toBeGreaterThan(0);
    expect(demoAds.find(({ slug }) => slug === whole)?.skipAfter).toBeNull();
  });
});
