import type { AssetTracks } from '@kadr/contract';
import { FileTrigger } from 'react-aria-components';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { SubtitleFaults } from './subtitle-faults.tsx';
import { subtitleTypes, useAddSubtitles } from './use-add-subtitles.ts';

/** Adds a subtitle file; its language is detected from its name or its text. */
export function AddSubtitles({
  tracks,
  isDisabled,
}: {
  readonly tracks: AssetTracks;
  readonly isDisabled: boolean;
}) {
  const t = useTexts();
  const adding = useAddSubtitles(tracks, null);
  const add = (files: FileList | null): void => {
    const [file] = files ?? [];
    if (file !== undefined) void adding.add(file);
  };
  return (
    <>
      <FileTrigger acceptedFileTypes={subtitleTypes} onSelect={add}>
        <Button isSmall icon="plus" isPending={adding.isBusy} isDisabled={isDisabled}>
          {t('films.addSubtitles')}
        </Button>
      </FileTrigger>
      <SubtitleFaults adding={adding} />
    </>
  );
}
