import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { tracksKey } from './track-queries.ts';

/** Why tracks could not be saved. Reloading them shows another member's changes, and loses unsaved ones. */
export function SavingFailure({ error, asset }: { readonly error: string | null; readonly asset: string }) {
  const t = useTexts();
  const queries = useQueryClient();
  if (error === null) return null;
  return (
    <Notice
      tone="bad"
      actions={
        <Button onPress={() => void queries.invalidateQueries({ queryKey: tracksKey(asset) })}>
          {t('tracks.reload')}
        </Button>
      }
    >
      {error}
    </Notice>
  );
}
