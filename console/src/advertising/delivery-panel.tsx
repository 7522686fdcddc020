import { adPlaces } from '@kadr/contract';
import type { AdDelivery, AdPlace } from '@kadr/contract';
import { useState } from 'react';
import { service } from '../data/client.ts';
import { useMay } from '../data/member.ts';
import { useAction } from '../data/use-action.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { CheckBoxes } from '../ui/check-boxes.tsx';
import { Panel } from '../ui/page.tsx';
import { Select } from '../ui/select.tsx';
import { adsKey } from './ad-queries.ts';
import styles from './advertising.module.css';

const known = ['main', 'own', 'sandbox', 'none'] as const;

/** The ad server that players use, and the default places of advertisements. */
export function DeliveryPanel({ delivery }: { readonly delivery: AdDelivery }) {
  const t = useTexts();
  const may = useMay();
  const act = useAction(adsKey);
  const [server, setServer] = useState(delivery.server);
  const [places, setPlaces] = useState<readonly AdPlace[]>(delivery.places);
  const isChanged = server !== delivery.server || places.join(' ') !== delivery.places.join(' ');
  const nameOf = (name: string): string => {
    const found = known.find((one) => one === name);
    return found === undefined ? name : t(`adServer.${found}`);
  };
  const save = () =>
    service.operator.setToggle({ key: 'ad_server', is_enabled: true, data: { server, places } });
  return (
    <Panel title={t('ads.delivery')} hint={t('ads.deliveryHint')}>
      {may('settings:write') ? (
        <>
          <div className={styles.pair}>
            <Select
              label={t('ads.server')}
              value={server}
              choices={delivery.servers.map((value) => ({ value, label: nameOf(value) }))}
              onChange={(chosen) => setServer(chosen ?? 'main')}
            />
            <fieldset className={styles.places}>
              <legend>{t('ads.usualPlaces')}</legend>
              <CheckBoxes
                choices={adPlaces}
                value={places}
                labelOf={(place) => t(`values.${place}`)}
                onChange={setPlaces}
              />
            </fieldset>
          </div>
          <div className={styles.actions}>
            <Button isDisabled={!isChanged} onPress={() => void act(save, t('edit.saved'))}>
              {t('edit.save')}
            </Button>
            {may('catalogue:read') && (
              <ButtonLink look="quiet" href="/records/title">
                {t('ads.titles')}
              </ButtonLink>
            )}
          </div>
        </>
      ) : (
        <p>{nameOf(delivery.server)}</p>
      )}
    </Panel>
  );
}
