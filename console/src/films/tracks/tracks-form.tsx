import { audioRoles, textRoles } from '@kadr/contract/track-roles';
import type { AssetTracks, AudioEdit, TextEdit } from '@kadr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { service } from '../../data/client.ts';
import { useMay } from '../../data/member.ts';
import { ifMatch } from '../../data/records-provider.ts';
import { useTask } from '../../data/use-task.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { LeaveGuard } from '../../records/edit/leave-guard.tsx';
import { moved } from '../../records/fields/move-buttons.tsx';
import { Button } from '../../ui/button.tsx';
import { FormActions } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SavingFailure } from './saving-failure.tsx';
import { Panel } from '../../ui/page.tsx';
import { AddSubtitles } from './add-subtitles.tsx';
import { SubtitleMenu } from './subtitle-menu.tsx';
import { cuesPath, tracksKey } from './track-queries.ts';
import { TrackRow } from './track-row.tsx';
import styles from './tracks.module.css';

/** Audio and subtitle tracks of an asset, edited together and saved at once. */
export function TracksForm({ tracks }: { readonly tracks: AssetTracks }) {
  const t = useTexts();
  const mayWrite = useMay()('ingest:write') && tracks.use !== 'song';
  const edits = useTrackEdits(tracks);
  const { task, isChanged } = edits;
  const panel = { tracks, edits, mayWrite };
  return (
    <>
      <SavingFailure error={task.error} asset={tracks.asset_id} />
      {tracks.use === 'song' && <Notice tone="info">{t('tracks.songHint')}</Notice>}
      <SoundPanel {...panel} />
      <TextPanel {...panel} />
      {mayWrite && (
        <div className={styles.save}>
          <FormActions>
            <Button
              look="primary"
              isPending={task.isBusy}
              isDisabled={!isChanged || !edits.isNamed}
              onPress={() => void edits.save()}
            >
              {t('edit.save')}
            </Button>
            {isChanged && <Button onPress={edits.discard}>{t('tracks.discard')}</Button>}
          </FormActions>
        </div>
      )}
      <LeaveGuard mayLeave={() => !isChanged || task.isBusy} />
    </>
  );
}

interface TrackPanelProps {
  readonly tracks: AssetTracks;
  readonly edits: ReturnType<typeof useTrackEdits>;
  readonly mayWrite: boolean;
}

function useTrackEdits(tracks: AssetTracks) {
  const t = useTexts();
  const notify = useNotify();
  const queries = useQueryClient();
  const task = useTask();
  const [stored] = useState(() => tracks.audio.map(audioEdit));
  const [audio, setAudio] = useState<readonly AudioEdit[]>(stored);
  const [text, setText] = useState<readonly TextEdit[]>(tracks.text);
  const asset = tracks.asset_id;
  return {
    task,
    audio,
    setAudio,
    text,
    setText,
    isChanged: JSON.stringify([audio, text]) !== JSON.stringify([stored, tracks.text]),
    isNamed: [...audio, ...text].every(({ label }) => label.trim() !== ''),
    discard: () => {
      setAudio(stored);
      setText(tracks.text);
    },
    save: () =>
      task.run(async () => {
        await service.operator.setTracks(
          { asset_id: asset, audio: [...audio], text: [...text] },
          ifMatch(tracks.version),
        );
        notify(t('tracks.saved'), { type: 'success' });
        await queries.invalidateQueries({ queryKey: tracksKey(asset) });
      }),
  };
}

function SoundPanel({ tracks, edits: { audio, setAudio }, mayWrite }: TrackPanelProps) {
  const t = useTexts();
  return (
    <Panel title={t('tracks.audio')} hint={t('tracks.audioHint')}>
      {audio.length === 0 && <p className={styles.none}>{t('tracks.noAudio')}</p>}
      {audio.map((track, at) => (
        <TrackRow
          key={track.id}
          track={track}
          roles={audioRoles.map((value) => ({ value, label: t(`audioRole.${value}`) }))}
          facts={tracks.audio.find(({ id }) => id === track.id)}
          place={{ at, count: audio.length, onMove: (to) => setAudio(moved(audio, at, to)) }}
          isReadOnly={!mayWrite}
          needsDefault
          onChange={(change) => setAudio(changed(audio, track.id, change))}
        />
      ))}
    </Panel>
  );
}

function TextPanel({ tracks, edits: { text, setText, isChanged }, mayWrite }: TrackPanelProps) {
  const t = useTexts();
  const navigate = useNavigate();
  return (
    <Panel
      title={t('tracks.text')}
      hint={t('tracks.textHint')}
      actions={mayWrite && <AddSubtitles tracks={tracks} isDisabled={isChanged} />}
    >
      {text.length === 0 && <p className={styles.none}>{t('tracks.noText')}</p>}
      {text.map((track, at) => (
        <TrackRow
          key={track.id}
          track={track}
          roles={textRoles.map((value) => ({ value, label: t(`textRole.${value}`) }))}
          place={{ at, count: text.length, onMove: (to) => setText(moved(text, at, to)) }}
          isReadOnly={!mayWrite}
          onChange={(change) => setText(changed(text, track.id, change))}
          menu={
            <SubtitleMenu
              tracks={tracks}
              track={track}
              mayWrite={mayWrite}
              mayReplace={!isChanged}
              onWords={() => void navigate(cuesPath(tracks.asset_id, track.id))}
              onRemove={() => setText(text.filter(({ id }) => id !== track.id))}
            />
          }
        />
      ))}
    </Panel>
  );
}

function audioEdit({ id, language, label, role, is_default, is_hidden }: AudioEdit): AudioEdit {
  return { id, language, label, role, is_default, is_hidden };
}

/** When a track becomes the default, the previous default ceases to be it. */
function changed<Track extends AudioEdit | TextEdit>(
  tracks: readonly Track[],
  id: string,
  change: Partial<AudioEdit | TextEdit>,
): readonly Track[] {
  return tracks.map((track) => {
    if (track.id === id) return { ...track, ...change };
    return change.is_default === true ? { ...track, is_default: false } : track;
  });
}
