import { expect, it } from 'vitest';
import { trialOf } from './trial-playback.ts';

it.each([
  ['', 'default'],
  ['impression_id=wrapper-3', 'wrapper-3'],
  ['impression_id=../x', 'default'],
  [`impression_id=${'x'.repeat(65)}`, 'default'],
  ['impression_id=', null],
])('the test page’s address “%.30s” tries the impression %s (AD-004, AD-065)', (query, trial) => {
  expect(trialOf(new URLSearchParams(query))).toBe(trial);
});
