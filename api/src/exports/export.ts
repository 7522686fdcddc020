import type { ExportFormat, exportPermissions, Language, Permission } from '@kadr/contract';
import type { BrandScope, Principal } from '../context/principal.ts';
import type { Database } from '../database/database.ts';
import type { Cell, Column } from '../spreadsheets/sheet.ts';
import type { StoredRecord } from '../tables/records.ts';

/** The formats of spreadsheets. */
export const sheetFormats: readonly ExportFormat[] = ['csv', 'xlsx'];

/** A batch of rows, and where they are records also those. */
export interface ExportBatch {
  readonly cells: readonly (readonly Cell[])[];
  readonly records?: readonly StoredRecord[];
}

/** What is exported, and what that takes. */
export interface Export {
  readonly operation: keyof typeof exportPermissions | 'exportRecords';
  readonly permission: Permission;
  readonly formats: readonly ExportFormat[];
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
  /** Writes it into a file, which the caller deletes; of what is exported as Parquet. @throws KadrError INVALID_INPUT */
  writeParquet?(asking: ExportAsking): Promise<string>;
}

export interface ExportAsking {
  readonly principal: Principal;
  readonly input: Readonly<Record<string, unknown>>;
  readonly language: Language;
  readonly now: Date;
}
