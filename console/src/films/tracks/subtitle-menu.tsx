import type { AssetTracks, TextEdit } from '@kadr/contract';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { chooseFile } from './choose-file.ts';
import { SubtitleFaults } from './subtitle-faults.tsx';
import { subtitleTypes, useAddSubtitles } from './use-add-subtitles.ts';

interface SubtitleMenuProps {
  readonly tracks: AssetTracks;
  readonly track: TextEdit;
  readonly mayWrite: boolean;
  /** Replacing reloads the tracks, which would lose other changes. */
  readonly mayReplace: boolean;
  readonly onWords: () => void;
  readonly onRemove: () => void;
}

/** Actions on subtitles besides changing their fields. */
export function SubtitleMenu({ tracks, track, mayWrite, mayReplace, onWords, onRemove }: SubtitleMenuProps) {
  const t = useTexts();
  const adding = useAddSubtitles(tracks, track.id);
  const actions = [
    { id: 'words', label: t('tracks.words'), isDisabled: !mayReplace, onAction: onWords },
    {
      id: 'replace',
      label: t('tracks.replace'),
      icon: 'upload' as const,
      isDisabled: !mayReplace,
      onAction: () => chooseFile(subtitleTypes, (file) => void adding.add(file)),
    },
    {
      id: 'remove',
      label: t('ui.remove'),
      icon: 'trash' as const,
      isDangerous: true,
      onAction: onRemove,
    },
  ];
  return (
    <>
      <Menu
        label={`${t('ui.actions')}: ${track.label}`}
        trigger={
          <Button
            look="quiet"
            isSmall
            icon="more"
            isPending={adding.isBusy}
            aria-label={`${t('ui.actions')}: ${track.label}`}
          />
        }
        actions={mayWrite ? actions : actions.slice(0, 1)}
      />
      <SubtitleFaults adding={adding} />
    </>
  );
}
