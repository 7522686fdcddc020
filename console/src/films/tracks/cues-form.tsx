import type { AssetTracks, SubtitleCue } from '@kadr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { service } from '../../data/client.ts';
import { useMay } from '../../data/member.ts';
import { ifMatch } from '../../data/records-provider.ts';
import { useTask } from '../../data/use-task.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { LeaveGuard } from '../../records/edit/leave-guard.tsx';
import { Button } from '../../ui/button.tsx';
import { FormActions } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/page.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SavingFailure } from './saving-failure.tsx';
import { CueRow } from './cue-row.tsx';
import { secondsOf, timeText } from './cue-times.ts';
import { tracksKey } from './track-queries.ts';
import styles from './tracks.module.css';

/** A cue as typed. */
export interface TypedCue {
  readonly id: number;
  readonly start: string;
  readonly end: string;
  readonly text: string;
  readonly settings: string;
}

interface CuesFormProps {
  readonly tracks: AssetTracks;
  readonly track: string;
  readonly version: string;
  readonly stored: readonly SubtitleCue[];
}

/** Number of cues per page: more fields make typing slow. */
const pageSize = 50;

/** Duration of a new cue, in seconds. */
const usualLength = 2;

/** The cues of a track as a list that can be searched, paged, edited and saved. */
export function CuesForm({ tracks, track, version, stored }: CuesFormProps) {
  const t = useTexts();
  const mayWrite = useMay()('ingest:write') && tracks.use !== 'song';
  const { cues, isChanged, change, remove, addAfter } = useCues(stored);
  const saving = useCueSaving({ tracks, track, version });
  const [part, setPart] = useState('');
  const [page, setPage] = useState(0);
  const [isOnlyWrong, setOnlyWrong] = useState(false);
  const wrong = cues.filter((cue) => faultOf(cue, tracks.duration) !== null);
  const found = (isOnlyWrong && wrong.length > 0 ? wrong : cues).filter(({ text }) => has(text, part));
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const at = Math.min(page, pages - 1);
  return (
    <>
      <Panel title={t('cues.title')} hint={t('cues.hint')}>
        <SavingFailure error={saving.error} asset={tracks.asset_id} />
        {wrong.length > 0 && (
          <Notice
            tone="warn"
            actions={
              <Button isSmall onPress={() => setOnlyWrong(!isOnlyWrong)}>
                {isOnlyWrong ? t('cues.all') : t('cues.onlyWrong')}
              </Button>
            }
          >
            {t('cues.wrong', { count: wrong.length })}
          </Notice>
        )}
        <div className={styles.tools}>
          <SearchField
            label={t('cues.find')}
            value={part}
            onChange={(value) => {
              setPart(value);
              setPage(0);
            }}
          />
          <Pages at={at} pages={pages} onChange={setPage} />
        </div>
        {found.length === 0 && <p className={styles.none}>{t('cues.none')}</p>}
        <ol className={styles.cues}>
          {found.slice(at * pageSize, (at + 1) * pageSize).map((cue) => (
            <CueRow
              key={cue.id}
              cue={cue}
              number={cues.indexOf(cue) + 1}
              fault={faultOf(cue, tracks.duration)}
              isReadOnly={!mayWrite}
              onChange={(changes) => change(cue.id, changes)}
              onAdd={() => addAfter(cue)}
              onRemove={() => remove(cue.id)}
            />
          ))}
        </ol>
      </Panel>
      {mayWrite && (
        <div className={styles.save}>
          <FormActions>
            <Button
              look="primary"
              isPending={saving.isBusy}
              isDisabled={!isChanged || wrong.length > 0 || cues.length === 0}
              onPress={() => void saving.save(cues)}
            >
              {t('edit.save')}
            </Button>
          </FormActions>
        </div>
      )}
      <LeaveGuard mayLeave={() => !isChanged || saving.isBusy} />
    </>
  );
}

function Pages({
  at,
  pages,
  onChange,
}: {
  /** Starts at 0. */
  readonly at: number;
  readonly pages: number;
  readonly onChange: (page: number) => void;
}) {
  const t = useTexts();
  if (pages === 1) return null;
  return (
    <div className={styles.pages}>
      <Button
        isSmall
        icon="left"
        aria-label={t('cues.previous')}
        isDisabled={at === 0}
        onPress={() => onChange(at - 1)}
      />
      {t('cues.page', { page: at + 1, pages })}
      <Button
        isSmall
        icon="right"
        aria-label={t('cues.next')}
        isDisabled={at === pages - 1}
        onPress={() => onChange(at + 1)}
      />
    </div>
  );
}

function useCues(stored: readonly SubtitleCue[]) {
  const [first] = useState(() =>
    stored.map(({ start, end, text, settings }, id): TypedCue => ({
      id,
      start: timeText(start),
      end: timeText(end),
      text,
      settings,
    })),
  );
  const [cues, setCues] = useState<readonly TypedCue[]>(first);
  const nextId = (): number => Math.max(-1, ...cues.map(({ id }) => id)) + 1;
  return {
    cues,
    isChanged: cues !== first,
    change: (id: number, changes: Partial<TypedCue>) =>
      setCues(cues.map((cue) => (cue.id === id ? { ...cue, ...changes } : cue))),
    remove: (id: number) => setCues(cues.filter((cue) => cue.id !== id)),
    addAfter: (cue: TypedCue) => {
      const from = secondsOf(cue.end) ?? 0;
      const made = {
        id: nextId(),
        start: timeText(from),
        end: timeText(from + usualLength),
        text: '',
        settings: '',
      };
      setCues(cues.toSpliced(cues.indexOf(cue) + 1, 0, made));
    },
  };
}

function useCueSaving({ tracks, track, version }: Omit<CuesFormProps, 'stored'>) {
  const t = useTexts();
  const notify = useNotify();
  const queries = useQueryClient();
  const task = useTask();
  const save = (cues: readonly TypedCue[]) =>
    task.run(async () => {
      const written = cues.map(({ start, end, text, settings }) => ({
        start: secondsOf(start) ?? 0,
        end: secondsOf(end) ?? 0,
        text,
        settings,
      }));
      await service.operator.setSubtitles(
        { asset_id: tracks.asset_id, track_id: track, cues: written },
        ifMatch(version),
      );
      notify(t('cues.saved'), { type: 'success' });
      await queries.invalidateQueries({ queryKey: tracksKey(tracks.asset_id) });
    });
  return { save, isBusy: task.isBusy, error: task.error };
}

export type CueFault = 'time' | 'order' | 'text' | 'outside';

function faultOf({ start, end, text }: TypedCue, duration: number): CueFault | null {
  const [from, to] = [secondsOf(start), secondsOf(end)];
  if (from === null || to === null) return 'time';
  if (to <= from) return 'order';
  if (from >= duration) return 'outside';
  return text.replaceAll(/<[^>]*>/g, '').trim() === '' ? 'text' : null;
}

function has(text: string, part: string): boolean {
  return text.toLocaleLowerCase().includes(part.trim().toLocaleLowerCase());
}
