import type { CodeOf } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { mediaItemQuery } from '../../data/queries.ts';
import { failureOf } from '../../data/page-errors.ts';
import type { Failure } from '../../data/page-errors.ts';
import { playerPath } from '../../data/paths.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Playing } from '../playing.tsx';
import { partyQuery } from './queries.ts';
import { Reactions } from './reactions.tsx';
import { TogetherPanel } from './together-panel.tsx';
import { PanelToggle } from './panel-toggle.tsx';
import { useInStep, useParty } from './use-party.ts';
import styles from './together-page.module.css';
import watchStyles from '../watch-page.module.css';

/** Error codes that the title's own page explains, with a remedy. */
const ofTitle: ReadonlySet<number | null> = new Set<
  CodeOf<'PURCHASE_REQUIRED' | 'NOT_PLAYABLE' | 'GEO_BLOCKED' | 'AGE_RESTRICTED'>
>([1_000_402, 1_000_409, 1_000_451, 1_000_460]);
const notFound: CodeOf<'NOT_FOUND'> = 1_000_404;

/** A party, for a signed-in viewer. */
export function Together({ id }: { readonly id: string }) {
  const { session, view, failure } = useParty(id);
  // A viewer who may not watch yet sees the reason and the remedy.
  const { data: preview, error } = useQuery({ ...partyQuery(id), enabled: failure !== null });
  const title = view?.party.state.media_item ?? preview?.media_item ?? null;
  const { data: item, error: itemError } = useQuery({
    ...mediaItemQuery(title?.slug ?? ''),
    enabled: title !== null,
  });
  const follow = useInStep(session);
  const place = useCallback(() => session?.target()?.position ?? null, [session]);
  const screen = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(opensAtFirst);
  const wrong = wrongOf(failure, error ?? itemError);
  if (wrong !== null) return <NotTogether failure={wrong} title={title} retry={() => void session?.join()} />;
  if (view === null && (failure === null || item === undefined)) return <Waiting />;
  return (
    <div ref={screen} className={styles.screen} data-panel={isOpen && view !== null}>
      <div className={styles.stage}>
        {item === undefined ? (
          <Waiting />
        ) : (
          <Playing
            key={item.slug}
            item={item}
            playerType="player"
            isEmbedded={false}
            screen={screen}
            together={{
              follow,
              place,
              goOn: (slug) => session?.open(slug),
              overlay: view !== null && (
                <>
                  <Reactions reactions={view.reactions} />
                  <PanelToggle view={view} isOpen={isOpen} onOpen={() => setOpen(true)} />
                </>
              ),
            }}
          />
        )}
      </div>
      {isOpen && view !== null && session !== null && (
        <TogetherPanel view={view} session={session} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}

function Waiting() {
  const t = useMessages();
  return (
    <div className={watchStyles.waiting}>
      <progress className={watchStyles.unseen} aria-label={t('routing.loading')} />
    </div>
  );
}

/** Whether the panel is initially open: a phone in landscape has no space beside the picture. */
function opensAtFirst(): boolean {
  return !matchMedia('(max-height: 480px)').matches;
}

/** The error that keeps the viewer out of the party; not one about the title. */
function wrongOf(failure: Failure | null, error: Error | null): Failure | null {
  if (failure === null) return error === null ? null : failureOf(error);
  if (!ofTitle.has(failure.error_code)) return failure;
  return error === null ? null : failureOf(error);
}

interface NotTogetherProps {
  readonly failure: Failure;
  readonly title: Parameters<typeof playerPath>[0] | null;
  readonly retry: () => void;
}

/** Why watching together is impossible, and what to do. */
function NotTogether({ failure, title, retry }: NotTogetherProps) {
  const t = useMessages();
  const isOver = failure.error_code === notFound;
  const isRefused = failure.status >= 400 && failure.status < 500;
  return (
    <div className={watchStyles.message} role="alert">
      <EmptyState
        icon={isOver ? 'clock' : 'alert'}
        title={t(isOver ? 'together.overTitle' : 'together.failedTitle')}
        text={isOver ? t('together.overText') : failure.description || t('watch.failedText')}
      >
        {!isRefused && (
          <Button variant="primary" onClick={retry}>
            {t('watch.retry')}
          </Button>
        )}
        {!isOver && title !== null && <ButtonLink href={playerPath(title)}>{t('together.alone')}</ButtonLink>}
        <ButtonLink href="/" variant={isOver ? 'primary' : 'secondary'}>
          {t('watch.toMain')}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
