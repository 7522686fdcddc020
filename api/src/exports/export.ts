import type { Language, Permission } from '@kadr/contract';
import type { BrandScope, Principal } from '../context/principal.ts';
import type { Database } from '../database/database.ts';
import type { Cell, Column } from '../spreadsheets/sheet.ts';
import type { StoredRecord } from '../tables/records.ts';

/** A batch of rows, and where they are records also those. */
export interface ExportBatch {
  readonly cells: readonly (readonly Cell[])[];
  readonly records?: readonly StoredRecord[];
}

/** What is exported, and what that takes. */
export interface Export {
  readonly operation: 'exportMoney' | 'exportAccounts' | 'exportRecords' | 'exportAnalytics';
  readonly permission: Permission;
  /** The brand that the parameters are about. */
  brandOf(input: ExportAsking['input']): BrandScope;
  /** Reads it in one transaction, batch by batch. @throws KadrError INVALID_INPUT, before the first batch */
  read(
    transaction: Database,
    asking: ExportAsking,
  ): {
    readonly columns: readonly Column[];
    readonly batches: AsyncIterable<ExportBatch>;
  };
}

export interface ExportAsking {
  readonly principal: Principal;
  readonly input: Readonly<Record<string, unknown>>;
  readonly language: Language;
  readonly now: Date;
}
