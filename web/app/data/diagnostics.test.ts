import { expect, it } from 'vitest';
import { diagnosticName, networkDiagnostic, serverDiagnostic } from './diagnostics.ts';

const caused = (code: string) => new TypeError('fetch failed', { cause: { code } });
const named = (name: string) => Object.assign(new Error(name), { name });

const failures = [
  ['something that is no error', 'what', true, '2-0'],
  ['an error of no known kind', new Error('?'), true, '2-0'],
  ['a browser without a network', new TypeError('Failed to fetch'), false, '2-2'],
  ['a request that took too long', named('TimeoutError'), true, '2-2'],
  ['a network that leads nowhere', caused('ENETUNREACH'), true, '2-2'],
  ['a name that nobody knows', caused('ENOTFOUND'), true, '2-3'],
  ['a request that was called off', named('AbortError'), true, '2-5'],
  ['a connection that was cut', caused('ECONNRESET'), true, '2-5'],
  ['a connection that was refused', caused('ECONNREFUSED'), true, '2-6'],
  ['any other failure of the network', new TypeError('Failed to fetch'), true, '2-8'],
] as const;

it('names what kept an answer from coming (SS-057, AN-010)', () => {
  for (const [what, error, isOnline, name] of failures)
    expect([what, diagnosticName(networkDiagnostic(error, isOnline))]).toEqual([what, name]);
});

it('names an answer of the API and one of something before it (SS-058, AN-011)', () => {
  expect(diagnosticName(serverDiagnostic(1_000_500))).toBe('3-api');
  expect(diagnosticName(serverDiagnostic(null))).toBe('3-http');
});
