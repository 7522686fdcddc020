import type { Segment } from '@kadr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { service } from '../../data/client.ts';
import { useMay } from '../../data/member.ts';
import { sentValues, showSaved } from '../../data/show-saved.ts';
import { useTask } from '../../data/use-task.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { LeaveGuard } from '../../records/edit/leave-guard.tsx';
import { NestedFieldContext } from '../../records/fields/nested-field.tsx';
import { SchemaField } from '../../records/fields/schema-field.tsx';
import { useField } from '../../records/fields/use-field.ts';
import { BrandField } from '../../ui/brand-field.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { MemberPage } from '../../ui/member-page.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/page.tsx';
import { NothingHere } from '../../ui/refusals.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Trail } from '../../ui/trail.tsx';
import { marketingKey, segmentPath, useSegment } from '../marketing-queries.ts';
import { useId } from '../use-id.ts';
import { AudiencePanel } from './audience-panel.tsx';
import { RuleBuilder } from './rule-builder.tsx';
import { isComplete, newSegment } from './segment-values.ts';
import type { SegmentValues } from './segment-values.ts';
import styles from './segments.module.css';

/** A segment, or a new one. */
export function SegmentScreen() {
  const t = useTexts();
  const id = useId();
  const query = useSegment(id ?? null);
  if (id === undefined) return <NothingHere />;
  if (id === null) return <SegmentEditor key="new" segment={null} />;
  if (query.data !== undefined) return <SegmentEditor key={id} segment={query.data} />;
  return (
    <MemberPage title={t('segments.title')} permission="marketing:read" query={query}>
      {null}
    </MemberPage>
  );
}

function SegmentEditor({ segment }: { readonly segment: Segment | null }) {
  const t = useTexts();
  const mayWrite = useMay()('marketing:write');
  const task = useTask();
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const isLeaving = useRef(false);
  const form = useForm<SegmentValues>({ defaultValues: structuredClone(valuesOf(segment)) });
  const { isDirty } = form.formState;
  const values = useWatch({ control: form.control }) as SegmentValues;
  const isReady = values.name.trim() !== '' && isComplete(values.rules);

  const save = () =>
    task.run(async () => {
      const sent = sentValues(form);
      const { name, brand, rules } = sent;
      const saved =
        segment === null
          ? await service.operator.createSegment({ name, brand, rules })
          : await service.operator.setSegment({ id: segment.id, name, rules });
      showSaved(form, valuesOf(saved), sent);
      notify(t('segments.saved'), { type: 'success' });
      isLeaving.current = segment === null;
      await queries.invalidateQueries({ queryKey: [...marketingKey, 'segments'] });
      if (segment === null) await navigate(segmentPath(saved.id), { replace: true });
    });
  const remove = (id: number) =>
    task.run(async () => {
      await service.operator.removeSegment({ id });
      notify(t('segments.removed'), { type: 'success' });
      isLeaving.current = true;
      await queries.invalidateQueries({ queryKey: [...marketingKey, 'segments'] });
      await navigate('/marketing/segments');
    });
  return (
    <FormProvider {...form}>
      <NestedFieldContext value={SchemaField}>
        <MemberPage
          title={segment?.name ?? t('segments.new')}
          permission={segment === null ? 'marketing:write' : 'marketing:read'}
          trail={<Trail href="/marketing/segments" name={t('segments.title')} isLarge />}
          actions={
            mayWrite && (
              <>
                {segment !== null && <RemoveButton segment={segment} onRemove={remove} />}
                <Button
                  look="primary"
                  isPending={task.isBusy}
                  isDisabled={!isReady || (!isDirty && segment !== null)}
                  onPress={() => void save()}
                >
                  {t('edit.save')}
                </Button>
              </>
            )
          }
        >
          {task.error !== null && <Notice tone="bad">{task.error}</Notice>}
          {!mayWrite && <Notice tone="info">{t('edit.readOnly')}</Notice>}
          <div className={styles.columns}>
            <Panel title={t('segments.rules')} hint={t('segments.rulesHint')}>
              <Naming isNew={segment === null} isReadOnly={!mayWrite} />
              <RuleBuilder isReadOnly={!mayWrite} />
            </Panel>
            <AudiencePanel />
          </div>
        </MemberPage>
        <LeaveGuard mayLeave={() => isLeaving.current || !form.formState.isDirty} />
      </NestedFieldContext>
    </FormProvider>
  );
}

function valuesOf(segment: Segment | null): SegmentValues {
  if (segment === null) return newSegment;
  const { name, brand, rules } = segment;
  return { name, brand, rules };
}

function Naming({ isNew, isReadOnly }: { readonly isNew: boolean; readonly isReadOnly: boolean }) {
  const t = useTexts();
  const name = useField<string>('name');
  const brand = useField<string | null>('brand');
  return (
    <div className={styles.naming}>
      <TextField
        label={t('segments.name')}
        value={name.value}
        onChange={name.onChange}
        isReadOnly={isReadOnly}
        isFocusedFirst={isNew}
      />
      {isNew ? (
        <BrandField value={brand.value} onChange={brand.onChange} />
      ) : (
        <TextField
          label={t('staff.brand')}
          value={brand.value ?? t('staff.allBrands')}
          onChange={() => undefined}
          isReadOnly
        />
      )}
    </div>
  );
}

function RemoveButton({
  segment,
  onRemove,
}: {
  readonly segment: Segment;
  readonly onRemove: (id: number) => Promise<boolean>;
}) {
  const t = useTexts();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button isDisabled={segment.broadcasts > 0} onPress={() => setAsking(true)}>
        {t('ui.remove')}
      </Button>
      <ConfirmDialog
        title={t('segments.removeTitle', { name: segment.name })}
        action={t('ui.remove')}
        isDangerous
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void onRemove(segment.id)}
      />
    </>
  );
}
