import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

const letters = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆև';
const plain = 'abvgdeejzijklmnoprstufhc4ww7y8euqabgdeze0tjilhzkhzg4mjnwo4pjrsvtrcwpqofe';

/**
 * A text in small Latin letters and digits, one for each letter of the text; several letters may share one.
 * PostgreSQL's trigrams recognize letters by the locale of the database, and without a locale only these, so matches
 * must be checked.
 */
export function plainLetters(text: SQL): SQL {
  return sql`translate(lower(${text}), ${sql.raw(`'${letters}'`)}, ${sql.raw(`'${plain}'`)})`;
}
