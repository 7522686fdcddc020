import { importTemplateAddress } from '@kadr/contract/file-addresses';
import type { RecordKind } from '@kadr/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { sendImport } from '../data/client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { download } from '../ui/download.ts';
import { Failure } from '../ui/failure.tsx';
import { FileDrop } from '../ui/file-drop.tsx';
import { Icon } from '../ui/icon.tsx';
import { Panel } from '../ui/page.tsx';
import { Select } from '../ui/select.tsx';
import styles from './imports.module.css';

/** The kind of records, its templates, and a drop area for a file of them. */
export function ImportDrop({ kinds }: { readonly kinds: readonly RecordKind[] }) {
  const t = useTexts();
  const queries = useQueryClient();
  const [kind, setKind] = useState(kinds[0] ?? 'title');
  const sending = useMutation({
    mutationFn: (file: File) => sendImport(kind, file),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['imports'] }),
  });
  const take = (files: readonly File[]): void => {
    const [file] = files;
    if (file !== undefined && !sending.isPending) sending.mutate(file);
  };
  return (
    <Panel>
      <div className={styles.kind}>
        <Select
          label={t('imports.kind')}
          value={kind}
          choices={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onChange={(chosen) => setKind(kinds.find((one) => one === chosen) ?? kind)}
        />
        {(['csv', 'xlsx'] as const).map((format) => (
          <Button key={format} icon="download" onPress={() => download(importTemplateAddress(kind, format))}>
            {t('imports.template', { format: format.toUpperCase() })}
          </Button>
        ))}
      </div>
      <FileDrop label={t('imports.drop')} className={styles.drop} onFiles={take}>
        <Icon name="upload" />
        <p>{t('imports.drop')}</p>
        <FileTrigger
          acceptedFileTypes={['.csv', '.xlsx', '.jsonl', '.ndjson']}
          onSelect={(files) => take([...(files ?? [])])}
        >
          <Button look="primary" isPending={sending.isPending}>
            {t(sending.isPending ? 'imports.sending' : 'imports.choose')}
          </Button>
        </FileTrigger>
        <p className={styles.hint}>{t('imports.hint')}</p>
      </FileDrop>
      <Failure error={sending.error} />
    </Panel>
  );
}
