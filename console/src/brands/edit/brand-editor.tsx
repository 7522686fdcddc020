import type { BrandRecord } from '@kadr/contract';
import { useEffect, useMemo, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useMay } from '../../data/member.ts';
import { showSaved } from '../../data/show-saved.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { LeaveGuard } from '../../records/edit/leave-guard.tsx';
import { labelIn } from '../../records/fields/record-label.ts';
import { NestedFieldContext } from '../../records/fields/nested-field.tsx';
import { SchemaField } from '../../records/fields/schema-field.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import type { Definition } from '../brand-schema.ts';
import styles from '../brands.module.css';
import { BrandActions } from './brand-actions.tsx';
import { BrandTabs } from './brand-tabs.tsx';
import { problemsOfBrand, showProblems } from './problems.ts';
import { useBrandSaving } from './use-brand-saving.ts';
import { Trail } from '../../ui/trail.tsx';

/** The initial form values: the draft, or otherwise the published brand. */
const valuesOf = ({ draft, definition }: BrandRecord): Definition =>
  structuredClone(draft?.definition ?? definition ?? {});

/** The editor of a brand, with all its actions. */
export function BrandEditor({ record: first }: { readonly record: BrandRecord }) {
  const t = useTexts();
  const language = useLanguage();
  const mayWrite = useMay()('brands:write');
  const [record, setRecord] = useState(first);
  const { draft } = record;
  const form = useForm<Definition>({ defaultValues: valuesOf(first) });
  const show = (next: BrandRecord, sent?: Definition): void => {
    setRecord(next);
    if (sent === undefined) form.reset(valuesOf(next));
    else showSaved(form, valuesOf(next), sent);
  };
  const saving = useBrandSaving({ record, form, show });
  const values = useWatch({ control: form.control }) as Definition;
  const problems = useMemo(() => problemsOfBrand(values, draft, t), [values, draft, t]);
  useEffect(() => showProblems(form, problems), [form, problems]);
  const isOld = draft !== null && draft.based_on !== record.number;
  return (
    <FormProvider {...form}>
      <NestedFieldContext value={SchemaField}>
        <Page
          title={labelIn(valuesOf(record), language) ?? record.id}
          trail={<Trail href="/brands" name={t('brands.title')} isLarge />}
          marks={<BrandMarks record={record} />}
          actions={<BrandActions record={record} saving={saving} problems={problems} mayWrite={mayWrite} />}
        >
          {saving.error !== null && (
            <Notice tone="bad" isScrolledTo>
              {saving.error}
            </Notice>
          )}
          {!mayWrite && <Notice tone="info">{t('edit.readOnly')}</Notice>}
          {isOld && <Notice tone="warn">{t('brands.outrun')}</Notice>}
          <BrandTabs record={record} saving={saving} problems={problems} mayWrite={mayWrite} />
        </Page>
        <LeaveGuard mayLeave={saving.mayLeave} />
      </NestedFieldContext>
    </FormProvider>
  );
}

function BrandMarks({ record }: { readonly record: BrandRecord }) {
  const t = useTexts();
  return (
    <span className={styles.marks}>
      {record.number === null ? (
        <Badge>{record.versions.length === 0 ? t('brands.unpublished') : t('brands.archived')}</Badge>
      ) : (
        <Badge tone="good">
          {record.number === 0 ? t('brands.asShipped') : t('brands.version', { number: record.number })}
        </Badge>
      )}
      {record.draft !== null && <Badge tone="warn">{t('state.draft')}</Badge>}
    </span>
  );
}
