import { KadrError } from '@kadr/contract';

/** For `catch`: replaces NOT_ENOUGH_FUNDS by an error that names what was to be paid; rethrows every other error. */
export function lackAs(name: 'BALANCE_SPENT' | 'BALANCE_TOO_LOW'): (error: unknown) => never {
  return (error) => {
    throw error instanceof KadrError && error.error === 'NOT_ENOUGH_FUNDS' ? new KadrError(name) : error;
  };
}
