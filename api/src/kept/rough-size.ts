/** The approximate size of plain data in memory, in bytes. */
export function roughSize(value: unknown): number {
  if (typeof value === 'string') return 24 + 2 * value.length;
  if (typeof value !== 'object' || value === null) return 8;
  if (ArrayBuffer.isView(value)) return 100 + value.byteLength;
  if (value instanceof Map) return 64 + sizeOfAll(value.entries());
  if (Array.isArray(value) || value instanceof Set) return 32 + sizeOfAll(value.values());
  return 32 + sizeOfAll(Object.values(value));
}

function sizeOfAll(values: Iterable<unknown>): number {
  let sum = 0;
  for (const value of values) sum += 8 + roughSize(value);
  return sum;
}
