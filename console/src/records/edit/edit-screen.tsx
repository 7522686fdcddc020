import type { RecordKind, RecordView } from '@kadr/contract';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { recordSchemas } from '../schema/record-schemas.ts';
import { errorNameOf } from '../../data/client.ts';
import { useMay } from '../../data/member.ts';
import { isRecordKind, permissionOf } from '../../data/record-kinds.ts';
import type { Fields } from '../../data/record-kinds.ts';
import { NoPermission, NothingHere } from '../../ui/refusals.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { emptyOf } from '../schema/json-schema.ts';
import { RecordEditor } from './record-editor.tsx';
import { useRecord } from './use-record.ts';
import { Failure } from '../../ui/failure.tsx';

/** Loads a record for viewing and editing. */
export function EditScreen() {
  const { kind, id } = useParams();
  const may = useMay();
  if (!isRecordKind(kind) || id === undefined) return <NothingHere />;
  if (!may(permissionOf(kind, 'read'))) return <NoPermission />;
  return <StoredEditor key={`${kind}/${id}`} kind={kind} id={id} />;
}

function StoredEditor({ kind, id }: { readonly kind: RecordKind; readonly id: string }) {
  const { data, error, refetch } = useRecord(kind, id);
  if (data !== undefined) return <RecordEditor kind={kind} view={data} />;
  if (error === null) return <Spinner />;
  if (errorNameOf(error) === 'NOT_FOUND') return <NothingHere />;
  return <Failure error={error} onRetry={refetch} />;
}

/** The screen of a new record. */
export function NewScreen() {
  const { kind } = useParams();
  const may = useMay();
  if (!isRecordKind(kind)) return <NothingHere />;
  if (!may(permissionOf(kind, 'write'))) return <NoPermission />;
  return <NewEditor key={kind} kind={kind} />;
}

function NewEditor({ kind }: { readonly kind: RecordKind }) {
  const view = useMemo(() => newView(kind), [kind]);
  return <RecordEditor kind={kind} view={view} />;
}

/** The initial values of a new record of a kind. */
function newView(kind: RecordKind): RecordView {
  return {
    kind,
    id: '',
    record: emptyOf(recordSchemas[kind]) as Fields,
    version: '',
    is_live: false,
    draft: null,
    changed_at: null,
    changed_by: null,
  };
}
