import type { Broadcast } from '@kadr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { service } from '../../data/client.ts';
import { sentValues, showSaved } from '../../data/show-saved.ts';
import { useTask } from '../../data/use-task.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { LeaveGuard } from '../../records/edit/leave-guard.tsx';
import { NestedFieldContext } from '../../records/fields/nested-field.tsx';
import { SchemaField } from '../../records/fields/schema-field.tsx';
import { Button } from '../../ui/button.tsx';
import { MemberPage } from '../../ui/member-page.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Trail } from '../../ui/trail.tsx';
import { broadcastPath, marketingKey } from '../marketing-queries.ts';
import { ScheduleDialog, TestDialog } from './broadcast-dialogs.tsx';
import { BroadcastFields } from './broadcast-fields.tsx';
import { isReadyToSave, newBroadcast, valuesOf } from './broadcast-values.ts';
import type { BroadcastValues } from './broadcast-values.ts';
import styles from './broadcasts.module.css';
import { MessagePreview } from './message-preview.tsx';
import { StateBadge } from './state-badge.tsx';

/** The editor of a draft, or of a new broadcast. */
export function BroadcastEditor({ broadcast }: { readonly broadcast: Broadcast | null }) {
  const t = useTexts();
  const task = useTask();
  const [open, setOpen] = useState<'schedule' | 'test' | null>(null);
  const form = useForm<BroadcastValues>({
    defaultValues: structuredClone(broadcast === null ? newBroadcast : valuesOf(broadcast)),
  });
  const { isDirty } = form.formState;
  const values = useWatch({ control: form.control }) as BroadcastValues;
  const saving = useSaving(broadcast);
  const save = () =>
    task.run(async () => {
      const sent = sentValues(form);
      const saved = await saving.save(sent);
      showSaved(form, valuesOf(saved), sent);
      await saving.show(saved);
    });
  // The saved state is sent, so everything must be saved first.
  const isSaved = broadcast !== null && !isDirty;
  const close = (): void => setOpen(null);
  return (
    <FormProvider {...form}>
      <NestedFieldContext value={SchemaField}>
        <MemberPage
          title={broadcast?.name ?? t('broadcasts.new')}
          permission="marketing:write"
          trail={<Trail href="/marketing/broadcasts" name={t('broadcasts.title')} isLarge />}
          marks={broadcast && <StateBadge state={broadcast.state} />}
          actions={
            <>
              {broadcast !== null && (
                <Menu
                  label={t('ui.actions')}
                  trigger={<Button look="quiet" icon="more" aria-label={t('ui.actions')} />}
                  actions={[
                    {
                      id: 'remove',
                      label: t('broadcasts.remove'),
                      isDangerous: true,
                      onAction: () => void task.run(saving.remove),
                    },
                  ]}
                />
              )}
              {isSaved && <Button onPress={() => setOpen('test')}>{t('broadcasts.testIt')}</Button>}
              {isSaved ? (
                <Button look="primary" onPress={() => setOpen('schedule')}>
                  {t('broadcasts.sendIt')}
                </Button>
              ) : (
                <Button
                  look="primary"
                  isPending={task.isBusy}
                  isDisabled={!isReadyToSave(values)}
                  onPress={() => void save()}
                >
                  {t('edit.saveDraft')}
                </Button>
              )}
            </>
          }
        >
          {task.error !== null && <Notice tone="bad">{task.error}</Notice>}
          <div className={styles.columns}>
            <div className={styles.column}>
              <BroadcastFields isNew={broadcast === null} />
            </div>
            <MessagePreview display={values.display} />
          </div>
          {broadcast !== null && open === 'schedule' && (
            <ScheduleDialog broadcast={broadcast} onClose={close} />
          )}
          {broadcast !== null && open === 'test' && <TestDialog broadcast={broadcast} onClose={close} />}
        </MemberPage>
        <LeaveGuard mayLeave={() => saving.isLeaving() || !form.formState.isDirty} />
      </NestedFieldContext>
    </FormProvider>
  );
}

/** Saves and removes a draft. */
function useSaving(broadcast: Broadcast | null) {
  const t = useTexts();
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const isLeaving = useRef(false);
  const listKey = [...marketingKey, 'broadcasts'];
  return {
    isLeaving: () => isLeaving.current,
    save: ({ segment_id, display, ...values }: BroadcastValues): Promise<Broadcast> => {
      // A list without questions is not a poll.
      const poll = display.poll?.length === 0 ? null : display.poll;
      const input = { ...values, segment_id: segment_id ?? 0, display: { ...display, poll } };
      return broadcast === null
        ? service.operator.createBroadcast(input)
        : service.operator.setBroadcast({ ...input, id: broadcast.id });
    },
    show: async (saved: Broadcast): Promise<void> => {
      notify(t('broadcasts.saved'), { type: 'success' });
      isLeaving.current = broadcast === null;
      queries.setQueryData([...marketingKey, 'broadcast', saved.id], saved);
      await queries.invalidateQueries({ queryKey: listKey });
      if (broadcast === null) await navigate(broadcastPath(saved.id), { replace: true });
    },
    remove: async (): Promise<void> => {
      if (broadcast === null) return;
      await service.operator.removeBroadcast({ id: broadcast.id });
      notify(t('broadcasts.removed'), { type: 'success' });
      isLeaving.current = true;
      await queries.invalidateQueries({ queryKey: listKey });
      await navigate('/marketing/broadcasts');
    },
  };
}
