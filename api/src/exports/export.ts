import type { ExportFormat, exportPermissions, Language, Permission } from '@kadr/contract';
import type { BrandScope, Principal } from '../context/principal.ts';
import type { Database } from '../database/database.ts';
import type { Cell, Column } from '../spreadsheets/sheet.ts';
import type { StoredRecord } from '../tables/records.ts';

/** The formats for spreadsheets. */
export const sheetFormats: readonly ExportFormat[] = ['csv', 'xlsx'];

/** A batch of rows, with their records if they are records. */
export interface ExportBatch {
  readonly cells: readonly (readonly Cell[])[];
  readonly records?: readonly StoredRecord[];
}

/** An export: its permission, formats and data. */
export interface Export {
  readonly operation: keyof typeof exportPermissions | 'exportRecords';
  readonly permission: Permission;
  readonly formats: readonly ExportFormat[];
  /** The brand that the parameters concern. */
  brandOf(input: ExportAsking['input']): BrandScope;
  /** Reads the data in one transaction, in batches. @throws KadrError INVALID_INPUT, before the first batch */
  read(
    transaction: Database,
    asking: ExportAsking,
  ): {
    readonly columns: readonly Column[];
    readonly batches: AsyncIterable<ExportBatch>;
  };
  /**
   * Writes the data into a file, which the caller deletes; only for exports as Parquet.
   *
   * @throws KadrError INVALID_INPUT
   */
  writeParquet?(asking: ExportAsking): Promise<string>;
}

export interface ExportAsking {
  readonly principal: Principal;
  readonly input: Readonly<Record<string, unknown>>;
  readonly language: Language;
  readonly now: Date;
}
