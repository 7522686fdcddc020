import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

const letters = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆև';
const plain = 'abvgdeejzijklmnoprstufhc4ww7y8euqabgdeze0tjilhzkhzg4mjnwo4pjrsvtrcwpqofe';

/**
 * A text in small Latin letters and digits, one for each letter of the text; several letters may share one. Trigrams of PostgreSQL know
 * letters by the locale of the database, and one without a locale knows these only: what is found by them is looked at
 * again.
 */
export function plainLetters(text: SQL): SQL {
  return sql`translate(lower(${text}), ${sql.raw(`'${letters}'`)}, ${sql.raw(`'${plain}'`)})`;
}
