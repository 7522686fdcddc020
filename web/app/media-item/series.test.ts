import { expect, it } from 'vitest';
import { seriesSlug, shownSeason, watched } from './series.ts';

const position = {
  episode_id: 5,
  episode_slug: 'north-2-1',
  season_id: 3,
  season_slug: 'north-2',
  season_number: 2,
  episode_number: 1,
};
const series = {
  type: 'series',
  slug: 'north',
  series_slug: null,
  season_slug: null,
  series_position: position,
} as const;
const season = {
  type: 'season',
  slug: 'north-1',
  series_slug: 'north',
  season_slug: null,
  series_position: null,
} as const;
const episode = {
  type: 'episode',
  slug: 'north-2-1',
  series_slug: 'north',
  season_slug: 'north-2',
  series_position: null,
} as const;
const film = {
  type: 'film',
  slug: 'wind',
  series_slug: null,
  season_slug: null,
  series_position: null,
} as const;
const seasons = [{ slug: 'north-1' }, { slug: 'north-2' }];

it('finds the series of a season and an episode, and none of a film (CT-143)', () => {
  expect([series, season, episode, film].map(seriesSlug)).toEqual(['north', 'north', 'north', null]);
});

it('shows the season that the page is of, else the one the viewer is in, else the first', () => {
  expect(shownSeason(season, seasons)?.slug).toBe('north-1');
  expect(shownSeason(episode, seasons)?.slug).toBe('north-2');
  expect(shownSeason(series, seasons)?.slug).toBe('north-2');
  expect(shownSeason({ ...series, series_position: null }, seasons)?.slug).toBe('north-1');
  expect(shownSeason(series, [])).toBeUndefined();
});

it('plays the episode of the position for a series and a season, and an episode or a film itself (CT-158)', () => {
  expect(watched(series)).toEqual({ type: 'episode', slug: 'north-2-1' });
  expect(watched({ ...season, series_position: position })).toEqual({ type: 'episode', slug: 'north-2-1' });
  expect(watched(season).slug).toBe('north-1');
  expect(watched(episode).slug).toBe('north-2-1');
  expect(watched(film).slug).toBe('wind');
});
