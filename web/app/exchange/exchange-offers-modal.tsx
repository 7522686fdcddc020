import type { MediaItemCard } from '@kadr/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { CardPages } from '../listings/card-pages.tsx';
import modal from '../modals/modals.module.css';
import type { ModalProps } from '../modals/modals.ts';
import { failureOf } from '../data/page-errors.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Picture } from '../ui/picture.tsx';
import { toneClass } from '../ui/tone.ts';
import styles from './exchange-offers-modal.module.css';
import { exchangeOffersQuery } from './queries.ts';

export interface ExchangeOffersModalProps {
  /** The film that is returned. */
  readonly given: Pick<MediaItemCard, 'id' | 'name'>;
}

/** Films for which a bought one can be exchanged. Closed with the chosen film, once confirmed. */
export function ExchangeOffersModal({ given, close }: ExchangeOffersModalProps & ModalProps<MediaItemCard>) {
  const t = useMessages();
  const answer = useInfiniteQuery(exchangeOffersQuery(given.id));
  const [wanted, want] = useState<MediaItemCard | null>(null);
  return (
    <Dialog
      open
      onClose={() => close()}
      title={wanted === null ? t('exchange.offers', { name: given.name }) : t('exchange.confirmTitle')}
    >
      {wanted !== null ? (
        <>
          <p className={modal.text}>{t('exchange.confirm', { given: given.name, wanted: wanted.name })}</p>
          <div className={modal.steps}>
            <Button onClick={() => want(null)}>{t('exchange.back')}</Button>
            <Button variant="primary" onClick={() => close(wanted)}>
              {t('exchange.exchange')}
            </Button>
          </div>
        </>
      ) : answer.isError && failureOf(answer.error).status > 0 ? (
        <p role="alert" className={modal.text}>
          {failureOf(answer.error).description}
        </p>
      ) : (
        <CardPages
          answer={answer}
          name={t('exchange.offers', { name: given.name })}
          cards="small"
          empty={<p className={modal.text}>{t('exchange.nothing')}</p>}
        >
          {(title) => <Offer key={title.id} title={title} onChoose={() => want(title)} />}
        </CardPages>
      )}
    </Dialog>
  );
}

/** A film that may be chosen: not a link, and without the preview of other cards. */
function Offer({ title, onChoose }: { readonly title: MediaItemCard; readonly onChoose: () => void }) {
  return (
    <li>
      <button type="button" className={styles.offer} onClick={onChoose}>
        <span className={`${styles.poster} ${toneClass(title.poster_bg_color)}`}>
          {title.logo && (
            <Picture
              path={title.logo}
              profiles={['poster', 'poster_big']}
              sizes="180px"
              alt=""
              className={styles.picture}
            />
          )}
        </span>
        <span className={styles.name}>{title.name}</span>
        <span className={styles.detail}>
          {[title.year, title.genres[0]?.name].filter(Boolean).join(' · ')}
        </span>
      </button>
    </li>
  );
}
