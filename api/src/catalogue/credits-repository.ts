import { eq, sql } from 'drizzle-orm';
import type { Language } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import { inLanguage } from '../database/translated.ts';
import type { Reference } from '../lists/reference.ts';
import { mediaItemPersons, persons } from '../tables/catalogue.ts';
import type { TitleRow } from './title-row.ts';
import { param } from './repository.ts';

/** The credits of a title; a season or an episode without credits has those of its parent. */
export async function findCast(
  db: Database,
  title: Pick<TitleRow, 'id' | 'parent_id' | 'series_id'>,
  language: Language,
) {
  const own = sql`(select candidate from unnest(${param([title.id, title.parent_id, title.series_id].filter((id) => id !== null))}::integer[])
    with ordinality as candidates(candidate, distance)
    where exists (select from ${mediaItemPersons} where ${mediaItemPersons.mediaItemId} = candidate) order by distance limit 1)`;
  return db
    .select({
      role: mediaItemPersons.role,
      character: inLanguage(mediaItemPersons.character, language),
      id: persons.id,
      slug: persons.slug,
      name: sql<string>`${inLanguage(persons.name, language)}`,
      native_name: persons.nativeName,
      photo_avatar: persons.photoAvatar,
    })
    .from(mediaItemPersons)
    .innerJoin(persons, eq(persons.id, mediaItemPersons.personId))
    .where(eq(mediaItemPersons.mediaItemId, own))
    .orderBy(mediaItemPersons.position);
}

export async function findPerson(db: Database, reference: Reference, language: Language) {
  const [row] = await db
    .select({
      id: persons.id,
      slug: persons.slug,
      name: sql<string>`${inLanguage(persons.name, language)}`,
      native_name: persons.nativeName,
      photo_avatar: persons.photoAvatar,
      birth_date: persons.birthDate,
      death_date: persons.deathDate,
      biography: inLanguage(persons.biography, language),
    })
    .from(persons)
    .where('id' in reference ? eq(persons.id, reference.id) : eq(persons.slug, reference.slug));
  return row;
}
