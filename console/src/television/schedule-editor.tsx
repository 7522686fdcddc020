import type { Schedule } from '@kadr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { errorNameOf, service } from '../data/client.ts';
import { useMay } from '../data/member.ts';
import { useTask } from '../data/use-task.ts';
import { useFormats } from '../i18n/use-format.ts';
import { useLanguage, useTexts } from '../i18n/use-texts.ts';
import { LeaveGuard } from '../records/edit/leave-guard.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/page.tsx';
import { AddShowing } from './add-showing.tsx';
import { draftOf, inOrder, movedTo, problemsOf, pushed, showingsOf } from './schedule-draft.ts';
import type { DraftShowing } from './schedule-draft.ts';
import { ShowingForm } from './showing-form.tsx';
import { televisionKey } from './television-queries.ts';
import { Timeline } from './timeline.tsx';
import { useAuthorName } from '../records/history/author-name.ts';

interface ScheduleEditorProps {
  readonly channel: string;
  readonly span: { readonly from: number; readonly to: number; readonly now: number };
  readonly schedule: Schedule;
  readonly onReload: () => unknown;
}

/** An editable day. Nothing is sent until it is saved. */
export function ScheduleEditor({ channel, span, schedule, onReload }: ScheduleEditorProps) {
  const t = useTexts();
  const language = useLanguage();
  const mayWrite = useMay()('guide:write');
  const read = (): DraftShowing[] =>
    draftOf(schedule, ({ name }) => name[language] ?? name.rus, { from: span.from, now: span.now });
  const [draft, setDraft] = useState(read);
  const [isChanged, setChanged] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const change = (next: readonly DraftShowing[]): void => {
    setDraft(inOrder(next));
    setChanged(true);
  };
  const replace = (key: string, showing: (before: DraftShowing) => DraftShowing): void =>
    change(draft.map((one) => (one.key === key ? showing(one) : one)));
  const problems = problemsOf(draft, span);
  const showing = draft.find(({ key }) => key === chosen);
  return (
    <Panel
      title={t('schedule.title')}
      hint={t('schedule.hint')}
      actions={
        mayWrite && (
          <Button icon="plus" onPress={() => setAdding(true)}>
            {t('schedule.add')}
          </Button>
        )
      }
    >
      <Timeline
        from={span.from}
        now={span.now}
        draft={draft}
        problems={problems}
        chosen={chosen}
        mayWrite={mayWrite}
        onChoose={setChosen}
        onMove={(key, start) => replace(key, (before) => movedTo(before, start))}
      />
      {showing !== undefined && (
        <ShowingForm
          key={`${showing.key} ${showing.start} ${showing.end}`}
          showing={showing}
          from={span.from}
          mayWrite={mayWrite}
          problem={problems.get(showing.key)}
          onChange={(start, length) => replace(showing.key, (before) => movedTo(before, start, length))}
          onRemove={() => change(draft.filter(({ key }) => key !== showing.key))}
          onBreak={(pause) => change(pushed(draft, { after: showing.key, pause }))}
        />
      )}
      {isChanged && (
        <SaveBar
          {...{ channel, span, schedule, draft, problems: problems.size, onReload }}
          onPush={() => change(pushed(draft))}
          onDiscard={() => {
            setDraft(read());
            setChanged(false);
          }}
          onSaved={() => setChanged(false)}
        />
      )}
      {isAdding && (
        <AddShowing
          span={span}
          draft={draft}
          onAdd={(added) => {
            change([...draft, added]);
            setChosen(added.key);
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      )}
      <LeaveGuard mayLeave={() => !isChanged} />
    </Panel>
  );
}

interface SaveBarProps extends ScheduleEditorProps {
  readonly draft: readonly DraftShowing[];
  /** Number of showings with a problem. */
  readonly problems: number;
  readonly onPush: () => void;
  readonly onDiscard: () => void;
  readonly onSaved: () => void;
}

function SaveBar({ channel, span, schedule, draft, problems, ...on }: SaveBarProps) {
  const t = useTexts();
  const authorOf = useAuthorName();
  const formats = useFormats();
  const notify = useNotify();
  const queries = useQueryClient();
  const task = useTask();
  /** Another member who has changed the guide in the meantime; null if none has. */
  const [other, setOther] = useState<{ by: string; at: number } | null>(null);
  const save = async (): Promise<void> => {
    const { from, to } = span;
    const { version } = schedule;
    try {
      await service.operator.putSchedule({ channel, from, to, version, showings: showingsOf(draft, from) });
    } catch (error) {
      if (errorNameOf(error) !== 'VERSION_CONFLICT') throw error;
      const { items } = await service.operator.listGuideChanges({ channel, limit: 1 });
      return setOther(items[0] ?? { by: '—', at: span.now });
    }
    notify(t('schedule.saved'), { type: 'success' });
    on.onSaved();
    await queries.invalidateQueries({ queryKey: televisionKey });
  };
  if (other !== null)
    return (
      <Notice
        tone="warn"
        title={t('schedule.conflict', { by: authorOf(other.by), at: formats.moment(other.at) })}
        actions={<Button onPress={() => void on.onReload()}>{t('schedule.load')}</Button>}
      >
        {t('schedule.conflictHint')}
      </Notice>
    );
  return (
    <Notice
      tone={problems > 0 ? 'warn' : 'info'}
      title={problems > 0 ? t('schedule.problems', { count: problems }) : t('schedule.unsaved')}
      actions={
        <>
          {problems > 0 && <Button onPress={on.onPush}>{t('schedule.push')}</Button>}
          <Button onPress={on.onDiscard}>{t('schedule.discard')}</Button>
          <Button
            look="primary"
            isDisabled={problems > 0}
            isPending={task.isBusy}
            onPress={() => void task.run(save)}
          >
            {t('schedule.save')}
          </Button>
        </>
      }
    >
      {task.error}
    </Notice>
  );
}
