import type { AssetTracks, SubtitleFault } from '@kadr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { service, uploadFile } from '../../data/client.ts';
import { ifMatch } from '../../data/records-provider.ts';
import { useTask } from '../../data/use-task.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { tracksKey } from './track-queries.ts';

export const subtitleTypes = ['.srt', '.vtt'];

/** The state of adding a subtitle file to the tracks. */
export interface AddingSubtitles {
  readonly add: (file: File) => Promise<void>;
  readonly isBusy: boolean;
  /** Why the last file was refused: its faults, or the service's message; null if it was not. */
  readonly refused: {
    readonly name: string;
    readonly faults: readonly SubtitleFault[];
    readonly words: string | null;
  } | null;
  readonly clear: () => void;
}

/** Adds a subtitle file, or replaces the cues of a track. */
export function useAddSubtitles(tracks: AssetTracks, replaces: string | null): AddingSubtitles {
  const t = useTexts();
  const notify = useNotify();
  const queries = useQueryClient();
  const task = useTask();
  const [file, setFile] = useState<{ name: string; faults: readonly SubtitleFault[] } | null>(null);
  const { asset_id: asset, version } = tracks;
  const add = async ({ name }: File, upload: () => Promise<string>): Promise<void> => {
    setFile({ name, faults: [] });
    await task.run(async () => {
      const { errors, left_out: leftOut } = await service.operator.addSubtitles(
        { asset_id: asset, upload_id: await upload(), file_name: name.slice(0, 255), replaces },
        ifMatch(version),
      );
      setFile({ name, faults: errors });
      if (errors.length > 0) return;
      const said = leftOut === 0 ? t('tracks.added') : t('tracks.addedWithout', { count: leftOut });
      notify(said, { type: leftOut === 0 ? 'success' : 'warning' });
      await queries.invalidateQueries({ queryKey: tracksKey(asset) });
    });
  };
  const isRefused = file !== null && (file.faults.length > 0 || task.error !== null);
  return {
    add: (chosen) => add(chosen, () => uploadFile(chosen)),
    isBusy: task.isBusy,
    refused: isRefused ? { ...file, words: task.error } : null,
    clear: () => {
      setFile(null);
      task.clear();
    },
  };
}
