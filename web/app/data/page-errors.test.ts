import { KadrError } from '@kadr/contract';
import { createHttpClient } from '@kadr/contract/client';
import { routes } from '@kadr/contract/routes';
import { expect, it } from 'vitest';
import { asResponse, failureOf, movedTo, statusOf } from './page-errors.ts';

/** The error with which a call over HTTP rejects. */
async function overHttp(status: number, error_code: number): Promise<unknown> {
  const answer = () => Promise.resolve(Response.json({ description: 'Нет такого.', error_code }, { status }));
  const client = createHttpClient({ url: 'http://api.test', routes, fetch: answer });
  return client.session.user().catch((error: unknown) => error);
}

it('reads what the service said, in process and over HTTP alike: a description and a code (CT-131)', async () => {
  expect(failureOf(new KadrError('NOT_FOUND'))).toEqual({
    status: 404,
    error_code: 1_000_404,
    description: 'There is nothing at this address.',
  });
  expect(failureOf(await overHttp(404, 1_000_404))).toEqual({
    status: 404,
    error_code: 1_000_404,
    description: 'Нет такого.',
  });
  for (const fault of [new TypeError('x is not a function'), 'text', null, { status: 'no' }]) {
    expect(failureOf(fault)).toEqual({ status: 0, error_code: null, description: '' });
  }
});

it('makes of a refusal the status of the page: unknown and malformed addresses are 404, with the code of the answer (RT-108, CT-141)', async () => {
  const statusFor = (error: unknown) => {
    const response = asResponse(error) as { readonly init?: { readonly status?: number } };
    return response.init?.status ?? null;
  };
  expect(statusFor(new KadrError('NOT_FOUND'))).toBe(404);
  expect(asResponse(new KadrError('NOT_FOUND'))).toMatchObject({ data: { error_code: 1_000_404 } });
  expect(statusFor(await overHttp(400, 1_000_400))).toBe(404);
  expect(statusFor(new KadrError('GEO_BLOCKED'))).toBe(451);
  expect(statusFor(new KadrError('UNAVAILABLE'))).toBe(503);
  const fault = new Error('ours');
  expect(asResponse(fault)).toBe(fault);
});

it('leads to another address in the place of this one (RT-104)', () => {
  const response = movedTo('/movies/x');
  expect([
    response.status,
    response.headers.get('location'),
    response.headers.get('x-remix-replace'),
  ]).toEqual([301, '/movies/x', 'true']);
  expect(asResponse(response)).toBe(response);
});

it('tells no connection from a fault of ours', () => {
  expect(statusOf(new TypeError('Failed to fetch'))).toBe(0);
  expect(statusOf(new TypeError('Failed to fetch dynamically imported module: http://x/a.js'))).toBe(0);
  expect(statusOf(new Error('Unable to preload CSS for /assets/page.css'))).toBe(0);
  expect(statusOf(new TypeError('x is not a function'))).toBe(500);
});
