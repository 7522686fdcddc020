import { expect, it } from 'vitest';
import { utmMarkOf } from './utm-mark.ts';

it('keeps campaign, medium and source with the query of a store (SS-068, SS-069, AN-018)', () => {
  const parameters = new URLSearchParams('utm_campaign=new year&utm_medium=cpc&utm_source=letter');
  expect(utmMarkOf(parameters, 'kadr_gifts')).toEqual({
    utm_campaign: 'new year',
    utm_medium: 'cpc',
    utm_source: 'letter',
    query: 'pid=kadr_gifts&af_channel=letter_cpc&c=new+year',
  });
});

it('leaves out what is not there', () => {
  expect(utmMarkOf(new URLSearchParams('utm_source=letter'), null)).toEqual({
    utm_campaign: null,
    utm_medium: null,
    utm_source: 'letter',
    query: 'af_channel=letter',
  });
  expect(utmMarkOf(new URLSearchParams('sort=new'), 'kadr_gifts')).toBeNull();
});
