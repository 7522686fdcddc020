import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useBrand } from '../data/initial-data.tsx';
import { mediaItemQuery } from '../data/queries.ts';
import { useMessages } from '../i18n/messages.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { playerPath, titlePath } from '../data/paths.ts';
import { BarePage } from '../layout/bare-page.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Picture } from '../ui/picture.tsx';
import { TitleMeta } from '../ui/title-meta.tsx';
import { toneClass } from '../ui/tone.ts';
import { PurchaseButtons } from './purchase-buttons.tsx';
import styles from './purchase.module.css';
import { purchasedTitle } from './purchased-title.ts';

/** Sells the title of the query; without one, links to where titles for sale are. */
export function PurchasePage() {
  const t = useMessages();
  const { name: brand } = useBrand();
  const { pathname, search } = useLocation();
  const isEmbedded = pathname.toLowerCase().startsWith('/embed/');
  const id = purchasedTitle(new URLSearchParams(search));
  return (
    <BarePage>
      <PageHead title={t('purchase.pageTitle', { brand })} isHidden />
      {id === null ? <Nothing opensWindow={isEmbedded} /> : <Wanted id={id} opensWindow={isEmbedded} />}
    </BarePage>
  );
}

/** In a frame of another site, the service's pages open in another window. */
const inWindow = (opensWindow: boolean) => (opensWindow ? { target: '_blank', rel: 'noopener' } : {});

function Nothing({ opensWindow }: { readonly opensWindow: boolean }) {
  const t = useMessages();
  const target = inWindow(opensWindow);
  return (
    <EmptyState icon="card" titleAs="h1" title={t('purchase.nothingTitle')} text={t('purchase.nothingText')}>
      <ButtonLink href="/services" variant="primary" {...target}>
        {t('purchase.toServices')}
      </ButtonLink>
      <ButtonLink href="/catalog" {...target}>
        {t('purchase.toCatalogue')}
      </ButtonLink>
    </EmptyState>
  );
}

/** The title, and the actions on it. */
function Wanted({ id, opensWindow }: { readonly id: string; readonly opensWindow: boolean }) {
  const t = useMessages();
  const { data: item } = useSuspenseQuery(mediaItemQuery(id));
  const isSold = item.purchase_variants.length > 0;
  return (
    <article className={classNames(styles.wanted, toneClass(item.poster_bg_color))}>
      {item.logo && (
        <Picture
          path={item.logo}
          profiles={['poster', 'poster_big']}
          sizes="176px"
          alt=""
          loading="first"
          className={styles.poster}
        />
      )}
      <h1 className={styles.name}>{item.name}</h1>
      <TitleMeta item={item} saysLength />
      {!isSold && (
        <p className={styles.text}>
          {item.is_playable ? t('purchase.haveText', { name: item.name }) : t('purchase.notSold')}
        </p>
      )}
      <div className={styles.buttons}>
        <PurchaseButtons item={item} opensWindow={opensWindow} />
        {item.is_playable && (
          <ButtonLink
            href={playerPath(item)}
            variant="primary"
            size="large"
            icon="play"
            {...inWindow(opensWindow)}
          >
            {t('ui.watch')}
          </ButtonLink>
        )}
        <ButtonLink href={titlePath(item)} size="large" {...inWindow(opensWindow)}>
          {t('purchase.toTitle')}
        </ButtonLink>
      </div>
    </article>
  );
}
