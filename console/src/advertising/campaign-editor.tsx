import type { AdCampaign, AdCampaignInput } from '@kadr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useRef } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { service } from '../data/client.ts';
import { useMay } from '../data/member.ts';
import { sentValues, showSaved } from '../data/show-saved.ts';
import { useNow } from '../data/use-now.ts';
import { useTask } from '../data/use-task.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { LeaveGuard } from '../records/edit/leave-guard.tsx';
import { NestedFieldContext } from '../records/fields/nested-field.tsx';
import { SchemaField } from '../records/fields/schema-field.tsx';
import { Button } from '../ui/button.tsx';
import { MemberPage } from '../ui/member-page.tsx';
import { Notice } from '../ui/notice.tsx';
import { Trail } from '../ui/trail.tsx';
import { adsKey, campaignPath } from './ad-queries.ts';
import styles from './advertising.module.css';
import { CampaignFields } from './campaign-fields.tsx';
import { CampaignPanels } from './campaign-panels.tsx';
import { isReadyToSave, newCampaign, valuesOf } from './campaign-values.ts';
import type { CampaignValues } from './campaign-values.ts';
import { PhaseBadge } from './phase-badge.tsx';
import { StateActions } from './state-actions.tsx';

/** The editor of a campaign, beside its results. Members who may not change it see it without buttons. */
export function CampaignEditor({ campaign }: { readonly campaign: AdCampaign | null }) {
  const t = useTexts();
  const task = useTask();
  const now = useNow();
  const mayWrite = useMay()('ads:write') && campaign?.state !== 'ended';
  const form = useForm<CampaignValues>({
    defaultValues: structuredClone(campaign === null ? newCampaign(now) : valuesOf(campaign)),
  });
  const { isDirty } = form.formState;
  const values = useWatch({ control: form.control }) as CampaignValues;
  const saving = useSaving(campaign);
  const save = () =>
    task.run(async () => {
      const sent = sentValues(form);
      const saved = await saving.save(sent);
      showSaved(form, valuesOf(saved), sent);
      await saving.show(saved);
    });
  return (
    <FormProvider {...form}>
      <NestedFieldContext value={SchemaField}>
        <MemberPage
          title={campaign?.name ?? t('ads.new')}
          permission={campaign === null ? 'ads:write' : 'ads:read'}
          trail={<Trail href="/advertising" name={t('ads.title')} isLarge />}
          marks={campaign && <PhaseBadge phase={campaign.phase} />}
          actions={
            mayWrite && (
              <>
                {campaign !== null && !isDirty && <StateActions campaign={campaign} />}
                {(campaign === null || isDirty) && (
                  <Button
                    look="primary"
                    isPending={task.isBusy}
                    isDisabled={!isReadyToSave(values)}
                    onPress={() => void save()}
                  >
                    {t('edit.save')}
                  </Button>
                )}
              </>
            )
          }
        >
          {task.error !== null && <Notice tone="bad">{task.error}</Notice>}
          <div className={styles.columns}>
            <fieldset className={styles.column} disabled={!mayWrite} aria-label={t('ads.campaign')}>
              <CampaignFields isNew={campaign === null} />
            </fieldset>
            <CampaignPanels campaign={campaign} values={values} />
          </div>
        </MemberPage>
        <LeaveGuard mayLeave={() => saving.isLeaving() || !form.formState.isDirty} />
      </NestedFieldContext>
    </FormProvider>
  );
}

function useSaving(campaign: AdCampaign | null) {
  const t = useTexts();
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const isLeaving = useRef(false);
  return {
    isLeaving: () => isLeaving.current,
    save: (values: CampaignValues): Promise<AdCampaign> => {
      const input: AdCampaignInput = { ...values, starts_at: values.starts_at ?? 0 };
      return campaign === null
        ? service.operator.createAdCampaign(input)
        : service.operator.setAdCampaign({ id: campaign.id, version: campaign.version, campaign: input });
    },
    show: async (saved: AdCampaign): Promise<void> => {
      notify(t('edit.saved'), { type: 'success' });
      isLeaving.current = campaign === null;
      queries.setQueryData([...adsKey, 'campaign', saved.id], saved);
      await queries.invalidateQueries({ queryKey: [...adsKey, 'campaigns'] });
      await queries.invalidateQueries({ queryKey: [...adsKey, 'changes'] });
      if (campaign === null) await navigate(campaignPath(saved.id), { replace: true });
    },
  };
}
