export { startBank } from './bank.ts';
export type { Bank } from './bank.ts';
export { testCards } from './cards/card-table.ts';
export { seeded } from './options.ts';
export type { BankOptions } from './options.ts';
