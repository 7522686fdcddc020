import { useQueryClient } from '@tanstack/react-query';
import type { ViewStatus } from '../data/view-status.ts';
import { useMessages } from '../i18n/messages.tsx';
import { PurchaseButtons } from '../purchase/purchase-buttons.tsx';
import { ServiceButton, TakeWords } from '../purchase/service-button.tsx';
import type { Failure } from '../data/page-errors.ts';
import { servicePath } from '../data/paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { BlockedPlayer } from './blocked-player.tsx';
import { OtherStreams } from './other-streams.tsx';
import { Preparing } from './preparing.tsx';
import { WatchMessage } from './watch-message.tsx';
import type { Watched } from './watched.ts';

/** Error codes with a remedy, or with another text in the middle of a film. */
const codes = {
  notFound: 1_000_404,
  purchaseRequired: 1_000_402,
  notPlayable: 1_000_409,
  preparing: 1_000_533,
  preparationFailed: 1_000_534,
  aboveAge: 1_000_460,
  streamLimit: 1_000_467,
  streamStopped: 1_000_468,
  playbackNotFound: 1_000_469,
  accountBlocked: 1_000_476,
} as const;

export interface WatchRefusalProps {
  readonly failure: Failure;
  /** Whether it had played before it was stopped. */
  readonly hasBegun: boolean;
  readonly watched: Watched;
  readonly isEmbedded: boolean;
  /** Whether the service is being called. */
  readonly isBusy: boolean;
  /** Starts again, at the position where it was stopped. */
  readonly again: () => void;
}

/** Why a title does not, or no longer, play, and what the viewer can do about it. */
export function WatchRefusal(props: WatchRefusalProps) {
  const { failure, hasBegun, watched, isEmbedded, isBusy, again } = props;
  const t = useMessages();
  const { status, error_code, description } = failure;
  if (error_code === codes.streamLimit)
    return <OtherStreams watched={watched} isEmbedded={isEmbedded} again={again} />;
  if (error_code === codes.accountBlocked) return <BlockedPlayer {...props} />;
  const isPreparing = error_code === codes.preparing || error_code === codes.preparationFailed;
  if (isPreparing && !('channel' in watched))
    return (
      <Preparing
        watched={watched}
        playerType={('item' in watched && watched.playerType) || 'player'}
        isEmbedded={isEmbedded}
        again={again}
      />
    );

  const isGone = error_code === codes.notFound || error_code === codes.notPlayable;
  const wasStopped = error_code === codes.streamStopped || error_code === codes.playbackNotFound;
  // Retrying does not change a refusal.
  const canRetry = wasStopped || status < 400 || status >= 500;
  return (
    <WatchMessage
      icon={wasStopped ? 'device' : 'alert'}
      title={t(hasBegun ? 'watch.stoppedTitle' : 'watch.failedTitle')}
      text={hasBegun && isGone ? t('watch.gone') : description || t('watch.failedText')}
      watched={watched}
      isEmbedded={isEmbedded}
      way={hasBegun && error_code === codes.notFound ? 'home' : 'title'}
    >
      {canRetry && (
        <Button variant="primary" loading={isBusy} onClick={again}>
          {t(wasStopped ? 'watch.continueHere' : 'watch.retry')}
        </Button>
      )}
      {error_code === codes.aboveAge && <UnlockButton isBusy={isBusy} again={again} />}
      {error_code === codes.purchaseRequired && isSold(watched) && (
        <Purchase watched={watched} isEmbedded={isEmbedded} again={again} />
      )}
    </WatchMessage>
  );
}

/** Whether it can be sold: songs are not, and neither are channels without a service. */
function isSold(watched: Watched): watched is Exclude<Watched, { readonly song: unknown }> {
  return !('song' in watched) && ('item' in watched || watched.serviceId !== null);
}

/** Ways to obtain it: a title by purchase, a channel with its service. */
function Purchase({
  watched,
  isEmbedded,
  again,
}: Pick<WatchRefusalProps, 'isEmbedded' | 'again'> & {
  readonly watched: Exclude<Watched, { readonly song: unknown }>;
}) {
  const t = useMessages();
  if ('item' in watched)
    return <PurchaseButtons item={watched.item} opensWindow={isEmbedded} onClosed={again} />;
  const { channel, serviceId } = watched;
  if (serviceId === null) return null;
  if (!isEmbedded)
    return (
      <ServiceButton service={serviceId} variant="primary" onClosed={again}>
        <TakeWords variants={channel.purchase_variants} />
      </ServiceButton>
    );
  return (
    <ButtonLink href={servicePath(serviceId)} variant="primary" target="_blank" rel="noopener">
      {t('tv.toService')}
    </ButtonLink>
  );
}

/** The profile's viewing hours have ended, or its daily time is used up. */
export function ViewingOver({
  status,
  watched,
  isEmbedded,
}: Pick<WatchRefusalProps, 'watched' | 'isEmbedded'> & { readonly status: Exclude<ViewStatus, 'open'> }) {
  const t = useMessages();
  return (
    <WatchMessage
      icon="clock"
      title={t('watch.overTitle')}
      text={t(status === 'window_over' ? 'watch.windowOver' : 'watch.timeOver')}
      watched={watched}
      isEmbedded={isEmbedded}
    />
  );
}

function UnlockButton({ isBusy, again }: Pick<WatchRefusalProps, 'isBusy' | 'again'>) {
  const t = useMessages();
  const queries = useQueryClient();
  const unlock = async (): Promise<void> => {
    const { unlockAge } = await import('../profiles/unlock-age.ts');
    if (await unlockAge(queries)) again();
  };
  return (
    <Button variant="primary" loading={isBusy} onClick={() => void unlock()}>
      {t('shell.enterPin')}
    </Button>
  );
}
