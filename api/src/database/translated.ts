import { sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import { jsonb } from 'drizzle-orm/pg-core';
import type { Language } from '@kadr/contract';

/** A stored text: always in Russian, in the other languages if available. */
export interface StoredText {
  readonly rus: string;
  readonly eng?: string | undefined;
  readonly hye?: string | undefined;
}

/** A column of translated text, or of pictures that differ by language. */
export function translated(name: string) {
  return jsonb(name).$type<StoredText>();
}

/** The text of a translated column in `language`; in Russian if that translation is missing, null without a text. */
export function inLanguage(column: SQLWrapper, language: Language): SQL<string | null> {
  if (language === 'rus') return sql`${column}->>'rus'`;
  return sql`coalesce(${column}->>${language}, ${column}->>'rus')`;
}
