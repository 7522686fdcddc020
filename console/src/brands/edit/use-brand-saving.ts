import type { BrandRecord } from '@kadr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { errorNameOf, service } from '../../data/client.ts';
import { sentValues } from '../../data/show-saved.ts';
import { useTask } from '../../data/use-task.ts';
import type { Task } from '../../data/use-task.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFieldLabel } from '../../records/fields/labels.ts';
import type { Definition } from '../brand-schema.ts';
import { brandsKey } from '../paths.ts';
import { refusalOf } from './problems.ts';

export interface BrandSaving extends Pick<Task, 'isBusy' | 'error' | 'clear'> {
  /** Saves the form as the draft, even when it cannot be published yet. */
  readonly save: () => Promise<boolean>;
  /** Saves the form, then publishes the draft. */
  readonly publish: (note: string | null) => Promise<boolean>;
  /** Whether publication was refused because another version was published after the draft was started. */
  readonly isOutrun: boolean;
  /** Publishes the draft, replacing that version. */
  readonly publishOver: (note: string | null) => Promise<boolean>;
  /** Publishes an earlier version again. */
  readonly restore: (number: number, note: string | null) => Promise<boolean>;
  readonly removeDraft: () => Promise<void>;
  readonly archive: () => Promise<void>;
  readonly mayLeave: () => boolean;
}

interface BrandSavingOptions {
  readonly record: BrandRecord;
  readonly form: UseFormReturn<Definition>;
  /** With `sent`, changes that were made since those values were sent are kept. */
  readonly show: (record: BrandRecord, sent?: Definition) => void;
}

/** Saves, publishes and archives the brand of a form. */
export function useBrandSaving({ record, form, show }: BrandSavingOptions): BrandSaving {
  const t = useTexts();
  const task = useTask();
  const labelOf = useFieldLabel();
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [isOutrun, setOutrun] = useState(false);
  const isLeaving = useRef(false);
  const { id } = record;
  const { isDirty } = form.formState;

  const shown = async (next: BrandRecord, message: MessageKey, sent?: Definition): Promise<void> => {
    show(next, sent);
    notify(t(message), { type: 'success' });
    await queries.invalidateQueries({ queryKey: brandsKey, exact: true });
  };
  const leave = async (message: MessageKey): Promise<void> => {
    notify(t(message), { type: 'success' });
    await queries.invalidateQueries({ queryKey: brandsKey, exact: true });
    isLeaving.current = true;
    await navigate('/brands');
  };
  const putDraft = (definition: Definition) => service.operator.putBrandDraft({ id, definition });
  const publish = async (note: string | null): Promise<void> => {
    const sent = sentValues(form);
    if (isDirty) show(await putDraft(sent), sent);
    try {
      await shown(await service.operator.publishBrand({ id, number: null, note }), 'brands.published', sent);
      setOutrun(false);
    } catch (error) {
      setOutrun(errorNameOf(error) === 'CONFLICT');
      throw error;
    }
  };
  return {
    isBusy: task.isBusy,
    error: task.error && refusalOf(task.error, t, labelOf),
    clear: task.clear,
    isOutrun,
    mayLeave: () => isLeaving.current || !isDirty,
    save: () =>
      task.run(async () => {
        const sent = sentValues(form);
        await shown(await putDraft(sent), 'edit.draftKept', sent);
      }),
    publish: (note) => task.run(() => publish(note)),
    publishOver: (note) =>
      task.run(async () => {
        // Rebases the draft on the published version.
        await service.operator.removeBrandDraft({ id });
        const sent = sentValues(form);
        show(await putDraft(sent), sent);
        await publish(note);
      }),
    restore: (number, note) =>
      task.run(async () =>
        shown(await service.operator.publishBrand({ id, number, note }), 'brands.published'),
      ),
    removeDraft: async () => {
      await task.run(async () => {
        await service.operator.removeBrandDraft({ id });
        if (record.definition === null && record.versions.length === 0) await leave('edit.draftRemoved');
        else await shown(await service.operator.getBrand({ id }), 'edit.draftRemoved');
      });
    },
    archive: async () => {
      await task.run(async () => {
        await service.operator.archiveBrand({ id });
        await leave('brands.isArchived');
      });
    },
  };
}
