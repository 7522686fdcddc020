import { useState } from 'react';
import { service } from '../data/client.ts';
import { useTask } from '../data/use-task.ts';
import { useFormats } from '../i18n/use-format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { RecordPicker } from '../records/fields/record-picker.tsx';
import { DialogForm } from '../ui/dialog-form.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Segments } from '../ui/segments.tsx';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';
import { freeFrom, minute, readTime } from './schedule-draft.ts';
import type { DraftShowing } from './schedule-draft.ts';

const usualLength = 60;

interface AddShowingProps {
  readonly span: { readonly from: number; readonly to: number; readonly now: number };
  readonly draft: readonly DraftShowing[];
  readonly onAdd: (showing: DraftShowing) => void;
  readonly onClose: () => void;
}

/** Adds a title, or another showing of one of the day's programmes. */
export function AddShowing({ span, draft, onAdd, onClose }: AddShowingProps) {
  const t = useTexts();
  const formats = useFormats();
  const task = useTask();
  const programmes = new Map(draft.map(({ programme, name }) => [programme, name]));
  const [kind, setKind] = useState<'title' | 'programme'>('title');
  const [slug, setSlug] = useState<string | null>(null);
  const [start, setStart] = useState(formats.time(freeFrom(draft, span)));
  const [length, setLength] = useState(String(usualLength));
  const seconds = readTime(start);
  const minutes = Number(length);
  const isReady = slug !== null && seconds !== null && minutes >= 1 && minutes <= 1440;
  const choose = (title: string | null): void => {
    setSlug(title);
    if (title === null) return;
    void task.run(async () => {
      const duration = (await findTitle(title))?.fields['duration'];
      if (typeof duration === 'number') setLength(String(Math.ceil(duration / minute)));
    });
  };
  const add = (): Promise<boolean> =>
    task.run(async () => {
      if (slug === null || seconds === null) return;
      const begin = span.from + seconds;
      onAdd({
        key: crypto.randomUUID(),
        name: kind === 'title' ? ((await findTitle(slug))?.label ?? slug) : (programmes.get(slug) ?? slug),
        programme: kind === 'programme' ? slug : null,
        title: kind === 'title' ? slug : null,
        start: begin,
        end: begin + minutes * minute,
        tstv: undefined,
        isFixed: false,
        filler: null,
      });
    });
  return (
    <Dialog title={t('schedule.add')} isOpen onClose={onClose}>
      <DialogForm
        task={task}
        action={t('schedule.add')}
        isReady={isReady}
        onSubmit={() => void add()}
        onClose={onClose}
      >
        <Segments
          label={t('schedule.what')}
          value={kind}
          choices={[
            { value: 'title', label: t('schedule.aTitle') },
            { value: 'programme', label: t('schedule.aProgramme') },
          ]}
          onChange={(next) => {
            setKind(next);
            setSlug(null);
          }}
        />
        {kind === 'title' ? (
          <RecordPicker label={t('schedule.film')} kind="title" value={slug} onChange={choose} />
        ) : (
          <Select
            label={t('schedule.programme')}
            value={slug}
            choices={[...programmes].flatMap(([value, label]) => (value === null ? [] : [{ value, label }]))}
            onChange={setSlug}
          />
        )}
        <TextField
          label={t('schedule.start')}
          value={start}
          error={seconds === null ? t('schedule.timeWrong') : undefined}
          onChange={setStart}
        />
        <TextField label={t('schedule.length')} inputMode="numeric" value={length} onChange={setLength} />
      </DialogForm>
    </Dialog>
  );
}

async function findTitle(slug: string) {
  const { items } = await service.operator.listRecords({ kind: 'title', q: slug, limit: 20 });
  return items.find(({ id }) => id === slug);
}
