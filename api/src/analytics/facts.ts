import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/** Facts of events that questions read. */
export const numberFacts = [
  'content_id',
  'position',
  'played_seconds',
  'rebuffer_seconds',
  'startup_seconds',
  'results',
] as const;
export const textFacts = [
  'content_type',
  'player_type',
  'reason',
  'query',
  'tracked',
  'action',
  'ad_place_type',
  'address',
] as const;
type NumberFact = (typeof numberFacts)[number];
type TextFact = (typeof textFacts)[number];

/** Reads facts in one engine's SQL: null where an event has none. */
export interface Facts {
  number(name: NumberFact): SQL;
  text(name: TextFact): SQL;
}

/** From the column `data`. Browsers may send anything in it: what is not a number counts as absent. */
export const factsInData: Facts = {
  number: (name) =>
    sql.raw(
      `(case when jsonb_typeof(data->'${name}') = 'number' then (data->>'${name}')::double precision end)`,
    ),
  text: (name) => sql.raw(`(data->>'${name}')`),
};

/** From separate columns, as in the files of days. */
export const factsInColumns: Facts = {
  number: (name) => sql.raw(name),
  text: (name) => sql.raw(name),
};
