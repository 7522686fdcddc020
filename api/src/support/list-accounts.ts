import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { FoundAccount } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import { idOfCursor } from '../lists/id-cursor.ts';
import { listPage } from '../lists/list-page.ts';
import { accounts, profiles } from '../tables/accounts.ts';
import { secondsOf } from '../text/unix-seconds.ts';
import { maskedEmail, maskedPhone } from '../text/masks.ts';

/** Accounts that match a text, or all accounts, latest first. @throws KadrError INVALID_INPUT for the cursor */
export async function listAccounts(
  db: Database,
  {
    q = '',
    cursor,
    limit,
  }: { readonly q?: string | undefined; readonly cursor?: string | undefined; readonly limit: number },
): Promise<{ items: FoundAccount[]; next_cursor: string | null }> {
  const before = idOfCursor(cursor);
  const rows = await db
    .select(accountColumns)
    .from(accounts)
    .innerJoin(profiles, and(eq(profiles.accountId, accounts.id), eq(profiles.type, 'master')))
    .where(
      and(
        before === null ? undefined : lt(accounts.id, before),
        q === '' ? undefined : inArray(accounts.id, matching(q)),
      ),
    )
    .orderBy(desc(accounts.id))
    .limit(limit + 1);
  const { page, next_cursor } = listPage(rows, limit, ({ id }) => String(id));
  return { items: page.map(toFound), next_cursor };
}

interface FoundRow extends Pick<
  typeof accounts.$inferSelect,
  'id' | 'san' | 'email' | 'phone' | 'isBlocked' | 'isTest' | 'createdAt'
> {
  readonly name: string;
}

/** The list entry of an account, with its master profile. */
export const accountColumns = {
  id: accounts.id,
  san: accounts.san,
  email: accounts.email,
  phone: accounts.phone,
  name: profiles.name,
  isBlocked: accounts.isBlocked,
  isTest: accounts.isTest,
  createdAt: accounts.createdAt,
};

export function toFound(row: FoundRow): FoundAccount {
  return {
    id: row.id,
    san: row.san,
    email: maskedEmail(row.email),
    phone: maskedPhone(row.phone),
    name: row.name,
    is_blocked: row.isBlocked,
    is_test: row.isTest,
    created_at: secondsOf(row.createdAt),
  };
}

/** Fewer digits of a phone number would match too many accounts. */
const fewestDigits = 4;
const largestInteger = 2_147_483_647;

/** Ids of accounts that match a text by number, address, name or order. Each lookup has an index. */
function matching(q: string): SQL {
  const digits = /^\+?[\d\s()-]+$/.test(q) ? q.replaceAll(/\D/g, '') : '';
  const ways = [
    sql`select id from accounts where email like ${`${escaped(q.toLowerCase())}%`}`,
    sql`select account_id from profiles where lower(name) like ${`${escaped(q.toLowerCase())}%`}`,
  ];
  if (digits.length === 12) ways.push(sql`select id from accounts where san = ${digits}`);
  if (digits.length >= fewestDigits)
    ways.push(
      sql`select id from accounts where phone like ${`+${digits}%`}`,
      sql`select id from accounts where reverse(phone) like reverse(${digits}) || '%'`,
    );
  if (digits !== '' && Number(digits) <= largestInteger)
    ways.push(
      sql`select account_id from payments where order_id = ${Number(digits)} and account_id is not null`,
      sql`select account_id from purchase_tickets where order_id = ${Number(digits)}`,
    );
  return sql`(${sql.join(ways, sql` union `)})`;
}

/** A text, escaped for a pattern. */
function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
