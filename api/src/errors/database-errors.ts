/** The database is known to be away, so it was not asked (SQLSTATE 08006, connection failure). */
export class DatabaseAwayError extends Error {
  readonly code = '08006';

  constructor() {
    super('The database is unavailable.');
    this.name = 'DatabaseAwayError';
  }
}

/** Codes of the system and the TLS layer for a database that cannot be reached at the moment. */
const away = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
]);

/** PostgreSQL's codes, or their beginnings (SQLSTATE, PostgreSQL's appendix A). */
const states = [
  '08', // the connection
  '53', // too many connections, no memory, no disk
  '57P', // ended by the administrator, a crash elsewhere, starting or stopping, idle for too long
  '57014', // a statement that took too long
  '25P03', // a transaction that did nothing for too long
  '25006', // it only reads: another server takes over
];

/** Messages of pg and its pool, which carry no code. */
const words = [
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed',
  'Cannot use a pool after calling end on the pool',
];

/** Whether an error, or one of its causes, means that the database does not answer. */
export function isDatabaseAway(error: unknown): boolean {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') {
      const { code } = current;
      if (away.has(code) || (code.length === 5 && states.some((state) => code.startsWith(state))))
        return true;
      // The database's socket does not exist; another missing file is a fault.
      if (code === 'ENOENT' && 'syscall' in current && current.syscall === 'connect') return true;
    }
    const { message } = current;
    if (words.some((start) => message.startsWith(start))) return true;
    if (current instanceof AggregateError && current.errors.some(isDatabaseAway)) return true;
  }
  return false;
}

/** Whether PostgreSQL refused a value: it is out of range, or a text that cannot be stored (SQLSTATE class 22). */
export function isDataRefused(error: unknown): boolean {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string' && /^22[0-9A-Z]{3}$/.test(current.code))
      return true;
  }
  return false;
}

/** The table whose rows prevent a deletion (SQLSTATE 23503), when an error says so; otherwise null. */
export function tableThatRefers(error: unknown): string | null {
  for (let current: unknown = error; current instanceof Error; current = current.cause)
    if ('code' in current && current.code === '23503')
      return 'table' in current && typeof current.table === 'string' ? current.table : 'another table';
  return null;
}
