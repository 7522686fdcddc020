import { KadrError } from '@kadr/contract';

/**
 * For `catch`: refuses what a balance cannot pay by another name, which says what was to be paid; every other error stays
 * as it is.
 */
export function lackAs(name: 'BALANCE_SPENT' | 'BALANCE_TOO_LOW'): (error: unknown) => never {
  return (error) => {
    throw error instanceof KadrError && error.error === 'NOT_ENOUGH_FUNDS' ? new KadrError(name) : error;
  };
}
