import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  browserTestsBeside,
  journeysFor,
  journeySubjects,
  testsBeside,
  testsOfTexts,
  withoutWholeApi,
} from './changed-tests.ts';

const root = path.join(import.meta.dirname, '..', '..');

describe('the journeys that a change concerns', () => {
  it('are those whose subject it touches', () => {
    expect(journeysFor(['api/src/purchases/service.ts', 'README.md'])).toEqual(['purchase']);
    expect(journeysFor(['api/src/purchases-of-tests.ts'])).toEqual([]);
  });

  it.each(Object.entries(journeySubjects))('%s is there, and so is what it is about', (journey, subjects) => {
    for (const file of [`e2e/src/${journey}.test.ts`, ...subjects])
      expect([file, existsSync(path.join(root, file))]).toEqual([file, true]);
  });
});

describe('the tests beside a change', () => {
  it('are those of its folder or of the nearest folder above that has some', () => {
    const tests = testsBeside(root, ['testing/src/none/here.ts', 'testing/src/axe.ts']);
    expect(tests).toEqual(testsBeside(root, ['testing/src/none/here.ts']));
  });

  it('are never those of a whole room', () => {
    expect(testsBeside(root, ['web/vite.config.ts', 'package.json'])).toEqual([]);
  });

  it('leave out those that run in a browser of their own', () => {
    const tests = testsBeside(root, ['player/src/ads/vast/none.ts', 'player/src/react/none.ts']);
    expect(tests.filter((file) => file.includes('.browser.'))).toEqual([]);
    expect(tests.length).toBeGreaterThan(0);
  });
});

describe('the tests of an API domain', () => {
  const tests = [
    'api/src/ratings/ratings.test.ts',
    'api/src/push/push.test.ts',
    'api/src/rights/rights.test.ts',
    'api/src/gifts/gifts.test.ts',
    'web/app/ratings/ratings.test.ts',
  ];

  it('are not those that only start the whole API, except for rights', () => {
    expect(withoutWholeApi(root, ['api/src/ratings/service.ts'], tests)).toEqual([
      'api/src/ratings/ratings.test.ts',
      'api/src/rights/rights.test.ts',
      'web/app/ratings/ratings.test.ts',
    ]);
  });

  it('are all that import it when what the API stands on has changed', () => {
    const files = ['api/src/ratings/service.ts', 'contract/src/errors.ts'];
    expect(withoutWholeApi(root, files, tests)).toEqual(tests);
  });
});

describe('the tests of a text', () => {
  it('are those of the folder with the name of its file, and of the compiler', () => {
    const tests = testsOfTexts(root, ['web/messages/rus/pages/signIn.json']);
    expect(tests).toContain('web/build/messages.test.ts');
    expect(tests).toContain('web/app/sign-in/sign-in.screen.test.ts');
  });

  it('are those of the folders that use it when none has its name', () => {
    const tests = testsOfTexts(root, ['web/messages/eng/titles/title.json']);
    expect(tests.some((test) => test.startsWith('web/app/media-item/'))).toBe(true);
  });
});

it('the player’s tests in the browser are those of the folder of the change', () => {
  const tests = browserTestsBeside(root, ['player/src/recovery/recovery.ts']);
  expect(tests).toContain('player/src/recovery/outage.browser.test.ts');
  expect(tests.every((test) => test.startsWith('player/src/recovery/'))).toBe(true);
});
