import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { deleteAccount, findById } from '../accounts/repository.ts';
import { deleteCodesOf } from '../codes/repository.ts';
import { forgetWhoseReports } from '../problem-reports/repository.ts';
import { letters } from '../tables/letters.ts';
import { receipts } from '../tables/receipts.ts';
import type { Database } from '../database/database.ts';

/** Tables that are not exported: internal data, and rows that live for minutes only. */
const withoutExport = new Set(['confirmations', 'tv_codes']);
/** Columns with credentials, or with data that helps to guess them. */
const secretColumn = /hash|secret|token|public_key|credential_id/;

/** A table that belongs to accounts, by its own column or through the profile. */
interface OwnedTable extends Record<string, unknown> {
  readonly table: string;
  readonly column: string;
  readonly parent: 'accounts' | 'profiles';
}

/**
 * Tables with a foreign key to accounts or, failing that, to profiles, read from the database's catalogue: a table
 * added later is exported without further changes.
 */
async function ownedTables(db: Database): Promise<OwnedTable[]> {
  const { rows } = await db.execute<OwnedTable>(sql`
    select c.conrelid::regclass::text as table, a.attname as column, c.confrelid::regclass::text as parent
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and array_length(c.conkey, 1) = 1
      and c.confrelid in ('accounts'::regclass, 'profiles'::regclass)
    order by c.confrelid = 'profiles'::regclass, 1, 2`);
  const byTable = new Map<string, OwnedTable>();
  for (const row of rows) if (!byTable.has(row.table)) byTable.set(row.table, row);
  return [...byTable.values()].filter(({ table }) => !withoutExport.has(table));
}

/** Reads every row kept about an account, by table, without credentials. */
export async function readAccountData(
  db: Database,
  accountId: number,
): Promise<Record<string, Record<string, unknown>[]>> {
  const data: Record<string, Record<string, unknown>[]> = {};
  const read = async (table: string, condition: ReturnType<typeof sql>): Promise<void> => {
    const { rows } = await db.execute<{ row: Record<string, unknown> }>(
      sql`select to_jsonb(t) as row from ${sql.identifier(table)} t where ${condition}`,
    );
    data[table] = rows.map(({ row }) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !secretColumn.test(name))),
    );
  };
  await read('accounts', sql`t.id = ${accountId}`);
  for (const { table, column, parent } of await ownedTables(db)) {
    const owner = sql`t.${sql.identifier(column)}`;
    await read(
      table,
      parent === 'accounts'
        ? sql`${owner} = ${accountId}`
        : sql`${owner} in (select id from profiles where account_id = ${accountId})`,
    );
  }
  await read('analytics_events', sql`t.account_id = ${accountId}`);
  const money = sql`(select id from ledger_accounts where account_id = ${accountId})`;
  await read('ledger_transfers', sql`t.from_id in ${money} or t.to_id in ${money}`);
  return data;
}

/** Removes an account's e-mail address and phone number from its receipts, which outlive it like the books. */
async function forgetContacts(db: Database, accountId: number): Promise<void> {
  await db.update(receipts).set({ email: null, phone: null }).where(eq(receipts.accountId, accountId));
}

/** Deletes letters to these addresses that are done; what others have sent, and is still to come, arrives. */
async function forgetLetters(db: Database, addresses: readonly string[]): Promise<void> {
  if (addresses.length > 0)
    await db.delete(letters).where(and(inArray(letters.address, [...addresses]), isNull(letters.nextTryAt)));
}

/** Unlinks an account's recorded events. They stay without an owner, and the files of their days are made again. */
async function forgetWhoseEvents(db: Database, accountId: number): Promise<void> {
  await db.execute(
    sql`with forgotten as (
        update analytics_events set account_id = null, profile_id = null, session_id = null, device_id = null
        where account_id = ${accountId} returning (received_at at time zone 'UTC')::date as day
      )
      insert into analytics_day_versions (day, version) select distinct day, 1 from forgotten order by day
      on conflict (day) do update set version = analytics_day_versions.version + 1`,
  );
}

/**
 * Deletes an account and everything that belongs to it or was sent to its logins. Books, receipts and recorded events
 * stay, without an owner.
 */
export async function eraseAccountData(transaction: Database, accountId: number): Promise<void> {
  const account = await findById(transaction, accountId);
  const logins = [account?.phone, account?.email].filter((login) => login != null);
  await deleteCodesOf(transaction, logins);
  await forgetLetters(transaction, logins);
  await forgetContacts(transaction, accountId);
  await forgetWhoseEvents(transaction, accountId);
  await forgetWhoseReports(transaction, accountId);
  await deleteAccount(transaction, accountId);
}
