import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { dependsOnContract, errorsIn } from './changed-contract.ts';
import {
  browserTestsBeside,
  journeysFor,
  journeySubjects,
  testsBeside,
  testsOfTexts,
  withoutPagesOfPlayer,
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

  it('leave out those that run in their own browser', () => {
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
    const files = ['api/src/ratings/service.ts', 'http/src/ranges.ts'];
    expect(withoutWholeApi(root, files, tests)).toEqual(tests);
  });

  it('are those that read a changed table, not those of every table', () => {
    expect(withoutWholeApi(root, ['api/src/tables/promo-codes.ts'], tests)).toEqual([
      'api/src/rights/rights.test.ts',
      'web/app/ratings/ratings.test.ts',
    ]);
    const files = ['api/src/tables/promo-codes.ts', 'api/migrations/0001_start.sql'];
    const found = ['api/src/database/database.test.ts', 'api/src/promo-codes/promo-codes.test.ts'];
    expect(withoutWholeApi(root, files, [...found, 'api/src/push/push.test.ts'])).toEqual(found);
  });
});

describe('the tests of a change of the contract', () => {
  const tests = [
    'api/src/cross-account.test.ts',
    'api/src/passkeys/passkeys.test.ts',
    'api/src/ratings/ratings.test.ts',
    'contract/src/bounds.test.ts',
    'media/src/ladder.test.ts',
    'web/app/passkeys/passkeys.test.ts',
    'web/app/my/my.test.ts',
  ];

  it('are those where its names or operations are used, and those that call every operation', () => {
    expect(withoutWholeApi(root, ['contract/src/passkeys.ts'], tests)).toEqual([
      'api/src/cross-account.test.ts',
      'api/src/passkeys/passkeys.test.ts',
      'contract/src/bounds.test.ts',
      'web/app/my/my.test.ts',
    ]);
  });

  it('are all of a room that has changed, too', () => {
    const files = ['contract/src/passkeys.ts', 'media/src/ladder.ts'];
    expect(withoutWholeApi(root, files, tests)).toContain('media/src/ladder.test.ts');
  });

  it('are all when every answer may depend on it', () => {
    for (const name of ['src/index.ts', 'src/errors.ts', 'src/removed.ts', 'package.json'])
      expect(withoutWholeApi(root, [`contract/${name}`], tests)).toEqual(tests);
  });

  it('are those where a changed error is named', () => {
    const names = dependsOnContract(root, ['contract/src/errors.ts'], ['PROMO_CODE_USED']);
    expect(names?.test(`throw new KadrError('PROMO_CODE_USED')`)).toBe(true);
    expect(names?.test(`throw new KadrError('PROMO_CODE_USED_UP')`)).toBe(false);
  });

  it('follow what a changed file is part of', () => {
    expect(dependsOnContract(root, ['contract/src/image.ts'], [])?.test('mediaItemCardSchema')).toBe(true);
  });
});

it('changed errors are those whose entries hold the changed lines', () => {
  const hunk = (...lines: readonly string[]): string =>
    `@@ -1,5 +1,5 @@ export const errors\n${lines.join('\n')}\n`;
  const added = hunk(
    '     status: 409,',
    '   },',
    '+  B_NEW: { code: 2, status: 409 },',
    '   AFTER: {',
    '     code: 3,',
  );
  const altered = hunk(
    '   A_GIVEN: {',
    '     code: 1,',
    '-    status: 403,',
    '+    status: 409,',
    '   },',
    '   AFTER: {',
  );
  expect(errorsIn(added + altered)).toEqual(['B_NEW', 'A_GIVEN']);
  expect(errorsIn(hunk('   get code() {', '-    return 1;', '+    return 2;'))).toEqual([]);
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

it('the tests of pages with a player are those of folders that import it, unless pages have changed', () => {
  const tests = [
    'player/src/store.test.ts',
    'web/app/watch/watch.test.ts',
    'web/app/purchase/purchase.test.ts',
  ];
  const player = 'player/src/recovery/recovery.ts';
  expect(withoutPagesOfPlayer(root, [player], tests)).toEqual(tests.slice(0, 2));
  expect(withoutPagesOfPlayer(root, [player, 'web/app/ui/icon.tsx'], tests)).toEqual(tests);
});
