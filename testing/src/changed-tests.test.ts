import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { journeysFor, journeySubjects, testsBeside } from './changed-tests.ts';

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
