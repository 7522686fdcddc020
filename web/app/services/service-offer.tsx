import type { ServicePage } from '@kadr/contract';
import { useMessages } from '../i18n/messages.tsx';
import { Price } from '../purchase/price.tsx';
import { ServiceButton, TakeWords } from '../purchase/service-button.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { freeTitlesId } from './free-titles.tsx';
import { ServiceStateLine } from './service-state-line.tsx';
import entity from '../listings/entity.module.css';
import styles from './service-page.module.css';

/** The price of a service with a button to subscribe; or that the viewer has it; or that it is not available. */
export function ServiceOffer({ service }: { readonly service: ServicePage }) {
  const t = useMessages();
  const { id, active, purchase_state, purchase_variants: variants } = service;
  const isHad = active || purchase_state !== null;
  return (
    <>
      <div className={styles.offer}>
        {isHad ? (
          <ServiceStateLine service={service} className={styles.status} />
        ) : variants.length === 0 ? (
          <>
            <p className={styles.status}>{t('services.gone')}</p>
            <p>{t('services.goneText')}</p>
          </>
        ) : (
          <>
            <ul className={styles.prices}>
              {variants.map(({ duration, duration_unit, trial, ...price }) => (
                <li key={`${duration} ${duration_unit}`} className={styles.status}>
                  <Price price={price} period={{ duration, duration_unit }} />
                  {trial && (
                    <span className={styles.trial}>
                      {t('purchase.trial', {
                        time: t('purchase.period', { unit: trial.duration_unit, duration: trial.duration }),
                      })}
                    </span>
                  )}
                </li>
              ))}
            </ul>
            <p>{t('services.terms')}</p>
          </>
        )}
      </div>
      <div className={entity.buttons}>
        {isHad ? (
          <ButtonLink href="/my/payments_and_services/services" variant="primary">
            {t('services.manage')}
          </ButtonLink>
        ) : variants.length > 0 ? (
          <ServiceButton service={id} variant="primary" size="large">
            <TakeWords variants={variants} />
          </ServiceButton>
        ) : (
          <ButtonLink href={`#${freeTitlesId}`} variant="primary" icon="play">
            {t('services.toFree')}
          </ButtonLink>
        )}
        <ButtonLink href="/services">{t('services.all')}</ButtonLink>
      </div>
    </>
  );
}
