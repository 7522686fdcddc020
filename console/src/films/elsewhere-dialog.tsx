import type { FilmSource } from '@kadr/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { service } from '../data/client.ts';
import { useTask } from '../data/use-task.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { DialogForm } from '../ui/dialog-form.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';
import { FilmForm } from './film-form.tsx';
import { ingestOf, problemsOf, settingsOf } from './film-settings.ts';
import { ingestsKey } from './ingest-queries.ts';

/** Queues a film that a worker fetches: from an address, the folder or the bucket of the service. */
export function ElsewhereButton() {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t('films.elsewhere')}</Button>
      <Dialog title={t('films.elsewhereTitle')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <ElsewhereForm onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function ElsewhereForm({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts();
  const task = useTask();
  const notify = useNotify();
  const queries = useQueryClient();
  const [maker, setMaker] = useState<FilmSource>('address');
  const [key, setKey] = useState('');
  const [settings, setSettings] = useState(() => settingsOf(''));
  const [isChecked, setChecked] = useState(false);
  const { data } = useQuery({
    queryKey: ['film-sources'],
    queryFn: () => service.operator.listFilmSources(),
    staleTime: Infinity,
  });
  const problems = problemsOf(settings);
  const name = key.trim().split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  const queue = async (): Promise<void> => {
    setChecked(true);
    if (problems.length > 0) return;
    const isQueued = await task.run(async () => {
      const ingest = ingestOf(settings, null, name);
      await service.operator.createIngest({ ...ingest, source: { maker, key: key.trim() } });
      await queries.invalidateQueries({ queryKey: ingestsKey });
    });
    if (!isQueued) return;
    notify(t('films.retried'), { type: 'success' });
    onClose();
  };
  return (
    <DialogForm
      task={task}
      action={t('films.queue')}
      isReady={key.trim() !== ''}
      onSubmit={() => void queue()}
      onClose={onClose}
    >
      <Select
        label={t('films.from')}
        value={maker}
        choices={(data?.items ?? ['address']).map((value) => ({ value, label: t(`filmSource.${value}`) }))}
        onChange={(value) => value !== null && setMaker(value as FilmSource)}
      />
      <TextField label={t(`filmSourceKey.${maker}`)} isCode isRequired value={key} onChange={setKey} />
      <FilmForm
        settings={settings}
        problems={isChecked ? problems : []}
        onChange={(change) => setSettings({ ...settings, ...change })}
      />
    </DialogForm>
  );
}
