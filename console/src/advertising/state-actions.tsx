import type { AdCampaign, AdCampaignState } from '@kadr/contract';
import { useState } from 'react';
import { service } from '../data/client.ts';
import { useAction } from '../data/use-action.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { adsKey } from './ad-queries.ts';

/** Starts, pauses and ends the saved campaign. */
export function StateActions({ campaign }: { readonly campaign: AdCampaign }) {
  const t = useTexts();
  const act = useAction(adsKey);
  const [isEnding, setEnding] = useState(false);
  const { id, version, state } = campaign;
  const become = (next: Exclude<AdCampaignState, 'draft'>) =>
    void act(() => service.operator.setAdCampaignState({ id, version, state: next }), t(`adDone.${next}`));
  return (
    <>
      {state !== 'draft' && (
        <Button look="danger" onPress={() => setEnding(true)}>
          {t('ads.end')}
        </Button>
      )}
      {state === 'active' ? (
        <Button onPress={() => become('paused')}>{t('ads.pause')}</Button>
      ) : (
        <Button look="primary" onPress={() => become('active')}>
          {t('ads.start')}
        </Button>
      )}
      <ConfirmDialog
        title={t('ads.endTitle')}
        action={t('ads.end')}
        isDangerous
        isOpen={isEnding}
        onClose={() => setEnding(false)}
        onConfirm={() => become('ended')}
      >
        <p>{t('ads.endHint')}</p>
      </ConfirmDialog>
    </>
  );
}
