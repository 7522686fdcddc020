import { KadrError } from '@kadr/contract';

/** Deeper than anything the contract describes. */
const deepest = 32;

/**
 * An interceptor that refuses text that PostgreSQL cannot store (U+0000, halves of surrogate pairs) and too deeply
 * nested input, before any domain sees it.
 *
 * @throws KadrError INVALID_INPUT, which names the field.
 */
export function refuseUnstorable<T>({ next, input }: { next: () => T; input: unknown }): T {
  check(input, '', 0);
  return next();
}

function check(value: unknown, field: string, depth: number): void {
  if (typeof value === 'string') {
    if (value.includes('\u0000') || !value.isWellFormed()) {
      throw new KadrError('INVALID_INPUT', {
        message: `${field}: has a character that cannot be stored.`,
        field: field.slice(0, 100),
      });
    }
  } else if (typeof value === 'object' && value !== null) {
    if (depth === deepest)
      throw new KadrError('INVALID_INPUT', { message: `${field.slice(0, 100)}: is nested too deeply.` });
    for (const [key, part] of Object.entries(value)) {
      check(key, field, depth);
      check(part, field === '' ? key : `${field}.${key}`, depth + 1);
    }
  }
}
