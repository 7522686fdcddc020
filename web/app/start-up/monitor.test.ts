import { expect, it } from 'vitest';
import { sampleRates } from './monitor.ts';

it('records a tenth of sessions, all with an error, and of traces 5 % in production only (SS-060, PF-032, PF-044, AN-012)', () => {
  expect(sampleRates('production')).toEqual({
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    tracesSampleRate: 0.05,
  });
  expect(sampleRates('development').tracesSampleRate).toBe(0);
});
