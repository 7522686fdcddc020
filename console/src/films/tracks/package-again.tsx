import type { AssetTracks, FurtherCodec } from '@kadr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { service } from '../../data/client.ts';
import { useTask } from '../../data/use-task.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/check.tsx';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { ingestsKey } from '../ingest-queries.ts';
import styles from './tracks.module.css';

const codecs: readonly { readonly id: FurtherCodec; readonly name: string; readonly of: RegExp }[] = [
  { id: 'hevc', name: 'HEVC', of: /^h(?:vc|ev)1/ },
  { id: 'av1', name: 'AV1', of: /^av01/ },
];

/** Packages the film again from its source. */
export function PackageAgain({ tracks }: { readonly tracks: AssetTracks }) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t('again.open')}</Button>
      <Dialog title={t('again.open')} size="small" isOpen={isOpen} onClose={() => setOpen(false)}>
        <AgainForm tracks={tracks} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function AgainForm({ tracks, onClose }: { readonly tracks: AssetTracks; readonly onClose: () => void }) {
  const t = useTexts();
  const task = useTask();
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [encoding, setEncoding] = useState<'quality' | 'fast'>('quality');
  const [further, setFurther] = useState<readonly FurtherCodec[]>(
    codecs.filter(({ of }) => tracks.video.some((track) => of.test(track.codecs))).map(({ id }) => id),
  );
  const queue = () =>
    task.run(async () => {
      await service.operator.repackageAsset({
        asset_id: tracks.asset_id,
        encoding,
        further_codecs: [...further],
      });
      notify(t('again.queued'), { type: 'success' });
      await queries.invalidateQueries({ queryKey: ingestsKey });
      await navigate('/films');
    });
  return (
    <DialogForm
      task={task}
      hint={t('again.hint')}
      action={t('films.queue')}
      onSubmit={() => void queue()}
      onClose={onClose}
    >
      <Select
        label={t('films.encoding')}
        value={encoding}
        choices={(['quality', 'fast'] as const).map((value) => ({ value, label: t(`encoding.${value}`) }))}
        onChange={(value) => value !== null && setEncoding(value as typeof encoding)}
      />
      {tracks.video.length > 0 && (
        <fieldset className={styles.codecs}>
          <legend>{t('again.codecs')}</legend>
          {codecs.map(({ id, name }) => (
            <Checkbox
              key={id}
              isSelected={further.includes(id)}
              onChange={(is) => setFurther(is ? [...further, id] : further.filter((one) => one !== id))}
            >
              {name}
            </Checkbox>
          ))}
        </fieldset>
      )}
    </DialogForm>
  );
}
