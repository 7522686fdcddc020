import { procedures } from '../context/procedures.ts';
import type { FileImportsService } from '../file-imports/service.ts';
import type { RecordsService } from '../records/service.ts';

export interface RecordPorts {
  readonly records: RecordsService;
  readonly fileImports: Pick<FileImportsService, 'list' | 'get' | 'apply' | 'cancel'>;
}

/** Records, their drafts and their history. */
export function recordProcedures({ records, fileImports }: RecordPorts) {
  const { listRecords, getRecord, createRecord, patchRecord, removeRecord } = procedures.operator;
  const { putDraft, removeDraft, publishDraft, importRecords } = procedures.operator;
  const { listChanges, getChange, undoChange } = procedures.operator;
  const { listImports, getImport, applyImport, cancelImport } = procedures.operator;
  return {
    listRecords: listRecords.handler(({ input, context }) => records.list(input, context)),
    getRecord: getRecord.handler(({ input, context }) => records.get(input, context)),
    createRecord: createRecord.handler(({ input, context }) => records.create(input, context)),
    patchRecord: patchRecord.handler(({ input, context }) => records.patch(input, context)),
    removeRecord: removeRecord.handler(async ({ input, context }) => {
      await records.remove(input, context);
      return {};
    }),
    putDraft: putDraft.handler(({ input, context }) => records.putDraft(input, context)),
    removeDraft: removeDraft.handler(async ({ input, context }) => {
      await records.removeDraft(input, context);
      return {};
    }),
    publishDraft: publishDraft.handler(({ input, context }) => records.publishDraft(input, context)),
    importRecords: importRecords.handler(({ input, context }) => records.importRows(input, context)),
    listImports: listImports.handler(({ input, context }) => fileImports.list(input, context)),
    getImport: getImport.handler(({ input, context }) => fileImports.get(input.id, context)),
    applyImport: applyImport.handler(({ input, context }) => fileImports.apply(input.id, context)),
    cancelImport: cancelImport.handler(({ input, context }) => fileImports.cancel(input.id, context)),
    listChanges: listChanges.handler(({ input, context }) => records.listChanges(input, context)),
    getChange: getChange.handler(({ input, context }) => records.getChange(input.id, context)),
    undoChange: undoChange.handler(({ input, context }) => records.undo(input.id, context)),
  };
}
