import type { Broadcast } from '@kadr/contract';
import { useState } from 'react';
import { service } from '../../data/client.ts';
import { useFormats } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { MomentInput } from '../../records/fields/time-fields.tsx';
import { useQuery } from '@tanstack/react-query';
import { Segments } from '../../ui/segments.tsx';
import { TaskDialog } from '../../ui/task-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { marketingKey, useSegment } from '../marketing-queries.ts';

interface DialogProps {
  readonly broadcast: Broadcast;
  readonly onClose: () => void;
}

/** Sends a draft, now or later, after showing the number of accounts. */
export function ScheduleDialog({ broadcast, onClose }: DialogProps) {
  const t = useTexts();
  const formats = useFormats();
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [at, setAt] = useState<number | null>(null);
  const { id, segment_id: segmentId, segment_name: name } = broadcast;
  const segment = useSegment(segmentId).data;
  const { data } = useQuery({
    queryKey: [...marketingKey, 'preview', segmentId],
    queryFn: () =>
      service.operator.previewSegment(segment ?? { brand: null, rules: { match: 'all', groups: [] } }),
    enabled: segment !== undefined,
    retry: false,
  });
  return (
    <TaskDialog
      title={t('broadcasts.sendTitle')}
      hint={
        data === undefined
          ? t('broadcasts.sendHint', { segment: name })
          : t('broadcasts.sendCount', { segment: name, count: data.accounts })
      }
      action={when === 'now' ? t('broadcasts.send') : t('broadcasts.schedule')}
      done={
        when === 'now' || at === null
          ? t('broadcasts.begun')
          : t('broadcasts.scheduled', { at: formats.moment(at) })
      }
      isReady={when === 'now' || at !== null}
      queryKey={marketingKey}
      onAct={() => service.operator.scheduleBroadcast({ id, send_at: when === 'now' ? null : at })}
      onClose={onClose}
    >
      <Segments
        label={t('broadcasts.when')}
        value={when}
        choices={[
          { value: 'now', label: t('broadcasts.now') },
          { value: 'later', label: t('broadcasts.later') },
        ]}
        onChange={setWhen}
      />
      {when === 'later' && <MomentInput label={t('broadcasts.sendAt')} value={at} onChange={setAt} />}
    </TaskDialog>
  );
}

/** Sends a broadcast to a single account, as a test. */
export function TestDialog({ broadcast, onClose }: DialogProps) {
  const t = useTexts();
  const [to, setTo] = useState('');
  const account = accountOf(to.trim());
  return (
    <TaskDialog
      title={t('broadcasts.test')}
      hint={t('broadcasts.testHint')}
      action={t('broadcasts.send')}
      done={t('broadcasts.tested')}
      isReady={account !== null}
      queryKey={marketingKey}
      onAct={async () => account && service.operator.testBroadcast({ id: broadcast.id, account })}
      onClose={onClose}
    >
      <TextField
        label={t('broadcasts.account')}
        hint={t('broadcasts.accountHint')}
        value={to}
        onChange={setTo}
        isFocusedFirst
      />
    </TaskDialog>
  );
}

/** Parses a typed account number, e-mail address or phone number; null for anything else. */
function accountOf(text: string) {
  if (/^\d{12}$/.test(text)) return { san: text };
  if (/^\+[1-9]\d{7,14}$/.test(text)) return { phone: text };
  return /^\S+@\S+\.\S+$/.test(text) ? { email: text } : null;
}
