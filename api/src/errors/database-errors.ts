/** PostgreSQL's and the system's codes for a database that cannot be asked at the moment. */
const away = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '53300', // too many connections
  '57P01', // ended by the administrator
  '57P02', // a crash elsewhere
  '57P03', // starting or stopping
]);

/** The pool's own refusals carry no code. */
const poolMessages = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Query read timeout',
  'Cannot use a pool after calling end on the pool',
];

/** Whether an error, or one it was made of, says that the database does not answer. */
export function isDatabaseAway(error: unknown): boolean {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') {
      if (away.has(current.code) || current.code.startsWith('08')) return true;
      // The database's socket is not there; a missing file of another kind is a fault.
      if (current.code === 'ENOENT' && 'syscall' in current && current.syscall === 'connect') return true;
    }
    const { message } = current;
    if (poolMessages.some((start) => message.startsWith(start))) return true;
    if (current instanceof AggregateError && current.errors.some(isDatabaseAway)) return true;
  }
  return false;
}

/** Whether PostgreSQL refused a value: it is out of range, or no text that can be stored (SQLSTATE class 22). */
export function isDataRefused(error: unknown): boolean {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string' && /^22[0-9A-Z]{3}$/.test(current.code))
      return true;
  }
  return false;
}
