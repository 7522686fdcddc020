import type { AdCreative } from '@kadr/contract';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { service, uploadAdVideo } from '../data/client.ts';
import { useTask } from '../data/use-task.ts';
import { useFormats } from '../i18n/use-format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useField } from '../records/fields/use-field.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Segments } from '../ui/segments.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useClip } from './ad-queries.ts';
import styles from './advertising.module.css';
import { newCreative } from './campaign-values.ts';

/** The videos of a campaign. */
export function CreativesField() {
  const t = useTexts();
  const { value, onChange } = useField<readonly AdCreative[]>('creatives');
  const set = (place: number, creative: AdCreative): void => onChange(value.with(place, creative));
  return (
    <>
      <ol className={styles.creatives}>
        {value.map((creative, place) => (
          <li
            key={creative.id ?? place}
            className={styles.creative}
            aria-label={t('ads.creative', { place: place + 1 })}
          >
            <CreativeCard
              creative={creative}
              onChange={(changed) => set(place, changed)}
              onRemove={() => onChange(value.toSpliced(place, 1))}
            />
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button icon="plus" onPress={() => onChange([...value, newCreative])}>
          {t('ads.addCreative')}
        </Button>
      </div>
    </>
  );
}

interface CreativeProps {
  readonly creative: AdCreative;
  readonly onChange: (creative: AdCreative) => void;
}

function CreativeCard({ creative, onChange, onRemove }: CreativeProps & { readonly onRemove: () => void }) {
  const t = useTexts();
  const [source, setSource] = useState<'clip' | 'address'>(creative.address === null ? 'clip' : 'address');
  const choose = (next: 'clip' | 'address'): void => {
    setSource(next);
    onChange({ ...creative, clip_id: null, address: null, duration: null });
  };
  return (
    <>
      <TextField
        label={t('ads.creativeName')}
        value={creative.name}
        onChange={(name) => onChange({ ...creative, name })}
      />
      <Segments
        label={t('ads.source')}
        value={source}
        choices={[
          { value: 'clip', label: t('ads.uploaded') },
          { value: 'address', label: t('ads.elsewhere') },
        ]}
        onChange={choose}
      />
      {source === 'clip' ? (
        <ClipField creative={creative} onChange={onChange} />
      ) : (
        <AddressField creative={creative} onChange={onChange} />
      )}
      <div className={styles.pair}>
        <TextField
          label={t('ads.clickThrough')}
          hint={t('ads.httpsHint')}
          value={creative.click_through ?? ''}
          onChange={(address) => onChange({ ...creative, click_through: address.trim() || null })}
        />
        <TextField
          label={t('ads.skipAfter')}
          hint={t('ads.skipHint')}
          inputMode="numeric"
          value={creative.skip_after === null ? '' : String(creative.skip_after)}
          onChange={(text) => onChange({ ...creative, skip_after: secondsIn(text) })}
        />
      </div>
      <div className={styles.actions}>
        <Button look="quiet" icon="trash" onPress={onRemove}>
          {t('ads.removeCreative')}
        </Button>
      </div>
    </>
  );
}

function AddressField({ creative, onChange }: CreativeProps) {
  const t = useTexts();
  return (
    <div className={styles.pair}>
      <TextField
        label={t('ads.address')}
        hint={t('ads.addressHint')}
        value={creative.address ?? ''}
        onChange={(address) => onChange({ ...creative, address: address.trim() || null })}
      />
      <TextField
        label={t('ads.duration')}
        inputMode="numeric"
        value={creative.duration === null ? '' : String(creative.duration)}
        onChange={(text) => onChange({ ...creative, duration: secondsIn(text) })}
      />
    </div>
  );
}

/** Uploads a video and shows the resulting clip. */
function ClipField({ creative, onChange }: CreativeProps) {
  const t = useTexts();
  const formats = useFormats();
  const task = useTask();
  const { data: clip } = useClip(creative.clip_id);
  const take = (file: File) =>
    task.run(async () => {
      const upload_id = await uploadAdVideo(file);
      const made = await service.operator.createAdClip({ upload_id, name: file.name.slice(0, 200) });
      onChange({ ...creative, clip_id: made.id, name: creative.name || file.name.replace(/\.\w+$/, '') });
    });
  return (
    <div className={styles.clip}>
      {clip?.path != null && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- Advertisers hand in no captions.
        <video className={styles.video} src={clip.path} controls preload="metadata" aria-label={clip.name} />
      )}
      {clip && (
        <p className={styles.second}>
          {clip.name}
          {clip.duration !== null && ` · ${formats.duration(clip.duration)}`}
        </p>
      )}
      {(clip?.state === 'waiting' || clip?.state === 'making') && (
        <Notice tone="info">{t('ads.clipMaking')}</Notice>
      )}
      {clip?.state === 'failed' && <Notice tone="bad">{clip.error}</Notice>}
      {task.error !== null && <Notice tone="bad">{task.error}</Notice>}
      <FileTrigger
        acceptedFileTypes={['video/*']}
        onSelect={(files) => {
          const [file] = files ?? [];
          if (file !== undefined) void take(file);
        }}
      >
        <Button icon="upload" isPending={task.isBusy}>
          {creative.clip_id === null ? t('ads.upload') : t('ads.uploadOther')}
        </Button>
      </FileTrigger>
    </div>
  );
}

/** Whole seconds; null for an empty text. */
function secondsIn(text: string): number | null {
  const digits = text.replaceAll(/\D/g, '');
  return digits === '' ? null : Math.min(180, Number(digits));
}
