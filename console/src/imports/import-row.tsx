import { importErrorsAddress } from '@kadr/contract/file-addresses';
import type { FileImport } from '@kadr/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { service } from '../data/client.ts';
import { useFormats } from '../i18n/use-format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { DataCell } from '../ui/data-table.tsx';
import { download } from '../ui/download.ts';
import { Failure } from '../ui/failure.tsx';
import styles from './imports.module.css';

/** An import: its progress, its results, and the next actions. */
export function ImportRow({ file }: { readonly file: FileImport }) {
  const t = useTexts();
  const formats = useFormats();
  return (
    <tr>
      <DataCell isHead>
        <span className={styles.name}>{file.file_name}</span>
        <span className={styles.second}>{t(`kinds.${file.kind}`)}</span>
      </DataCell>
      <DataCell>
        <StateBadge file={file} />
      </DataCell>
      <DataCell>
        <Result file={file} />
      </DataCell>
      <DataCell isQuiet>
        {formats.since(file.created_at)}
        <span className={styles.second}>{file.by}</span>
      </DataCell>
      <DataCell>
        <Actions file={file} />
      </DataCell>
    </tr>
  );
}

function StateBadge({ file }: { readonly file: FileImport }) {
  const t = useTexts();
  const formats = useFormats();
  const { state, failed, rows, rows_done: done } = file;
  if (state === 'checked' && failed > 0) return <Badge tone="bad">{t('imports.checkedBad')}</Badge>;
  const progress = rows === null ? formats.number(done) : `${formats.number(done)} / ${formats.number(rows)}`;
  const tone =
    state === 'applied' ? 'good' : state === 'failed' ? 'bad' : state === 'cancelled' ? 'plain' : 'info';
  return <Badge tone={tone}>{t(`imports.${state}`, { rows: progress })}</Badge>;
}

/** Counts, once known, and the first errors. */
function Result({ file }: { readonly file: FileImport }) {
  const t = useTexts();
  const formats = useFormats();
  const { rows, created, changed, unchanged, failed, errors, reason } = file;
  if (reason !== null) return <span className={styles.reason}>{reason}</span>;
  if (rows === null) return '—';
  const counts = {
    created: formats.number(created),
    changed: formats.number(changed),
    unchanged: formats.number(unchanged),
  };
  return (
    <>
      {t('imports.counts', counts)}
      {failed > 0 && (
        <details className={styles.errors}>
          <summary>{t('imports.bad', { count: failed })}</summary>
          <ul aria-label={t('imports.showErrors')}>
            {errors.map(({ row, field, message }) => (
              <li key={`${row} ${field} ${message}`}>
                <b>{t('imports.row', { row })}</b> {field !== null && <code>{field}</code>} {message}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Actions({ file }: { readonly file: FileImport }) {
  const t = useTexts();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { id, state, failed, created, changed, file_name: name } = file;
  const change = useMutation({
    mutationFn: (action: 'applyImport' | 'cancelImport') => service.operator[action]({ id }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['imports'] }),
  });
  const isOver = state === 'applied' || state === 'failed' || state === 'cancelled';
  const isGood = state === 'checked' && failed === 0;
  return (
    <>
      <span className={styles.actions}>
        {failed > 0 && (
          <Button isSmall icon="download" onPress={() => download(importErrorsAddress(id))}>
            {t('imports.errorsFile')}
          </Button>
        )}
        {isGood && created + changed > 0 && (
          <Button isSmall look="primary" isPending={change.isPending} onPress={() => setAsking(true)}>
            {t('imports.apply')}
          </Button>
        )}
        {!isOver && (
          <Button
            isSmall
            look="quiet"
            icon="close"
            aria-label={t('imports.cancel')}
            onPress={() => change.mutate('cancelImport')}
          />
        )}
      </span>
      {isGood && created + changed === 0 && <span className={styles.second}>{t('imports.nothingToDo')}</span>}
      <Failure error={change.error} />
      <ConfirmDialog
        title={t('imports.applyTitle', { name })}
        action={t('imports.apply')}
        isOpen={isAsking}
        onConfirm={() => change.mutate('applyImport')}
        onClose={() => setAsking(false)}
      >
        <p>{t('imports.applyText', { created, changed })}</p>
      </ConfirmDialog>
    </>
  );
}
