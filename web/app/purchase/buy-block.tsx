import type { MediaBlock, MediaItemCard, Service, UsageModel } from '@kadr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { ServiceButton } from './service-button.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { BlockSection } from '../blocks/custom/block-section.tsx';
import styles from './buy-block.module.css';
import { defineBlock } from '../blocks/custom/define-block.tsx';
import type { CustomBlockProps } from '../blocks/custom/define-block.tsx';
import { fieldsOf, listOf, textOf } from '../blocks/custom/fields.ts';

type Offer =
  | { readonly kind: 'service'; readonly service: Service }
  | { readonly kind: 'title'; readonly title: MediaItemCard; readonly usageModel: UsageModel };

export interface BuyData {
  readonly offers: readonly Offer[];
  readonly advantages: readonly string[];
  /** Label of the buttons; null: the default. */
  readonly words: string | null;
}

/** Services open to the viewer, and titles that are sold individually; null without any. */
export function readBuy({ items, custom_data }: Pick<MediaBlock, 'items' | 'custom_data'>): BuyData | null {
  const offers = items.flatMap((item): Offer[] => {
    if (item.type === 'service')
      return item.service.actions.length > 0 ? [{ kind: 'service', service: item.service }] : [];
    if (item.type !== 'media_item') return [];
    const { media_item: title } = item;
    const { usage_model: usageModel } = title;
    return usageModel === 'EST' || usageModel === 'TVOD' ? [{ kind: 'title', title, usageModel }] : [];
  });
  const { advantages, button_text } = fieldsOf(custom_data);
  return offers.length === 0
    ? null
    : { offers: offers.slice(0, 4), advantages: listOf(advantages, textOf, 8), words: textOf(button_text) };
}

/** The offers, each with its button. */
function Buy({ block, data: { offers, advantages, words } }: CustomBlockProps<BuyData>) {
  const t = useMessages();
  return (
    <BlockSection block={block} isRaised>
      {advantages.length > 0 && (
        <ul className={styles.advantages}>
          {advantages.map((advantage) => (
            <li key={advantage}>
              <Icon name="check" />
              {advantage}
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.offers}>
        {offers.map((offer, at) => {
          const { id, name } = offer.kind === 'service' ? offer.service : offer.title;
          return (
            <li key={`${offer.kind} ${id}`} className={styles.offer}>
              <p className={styles.name}>{name}</p>
              {offer.kind === 'service' && offer.service.description_short !== null && (
                <p className={styles.text}>{offer.service.description_short}</p>
              )}
              {offer.kind === 'title' ? (
                <BuyButton offer={offer} isFirst={at === 0} name={name}>
                  {words ?? t('offers.obtain', { model: offer.usageModel })}
                </BuyButton>
              ) : (
                <ServiceButton
                  service={id}
                  variant={at === 0 ? 'primary' : 'secondary'}
                  size="large"
                  aria-label={`${words ?? t('offers.obtain', { model: 'SERVICE' })}: ${name}`}
                >
                  {words ?? t('offers.obtain', { model: 'SERVICE' })}
                </ServiceButton>
              )}
            </li>
          );
        })}
      </ul>
    </BlockSection>
  );
}

interface BuyButtonProps {
  readonly offer: Offer & { readonly kind: 'title' };
  readonly name: string;
  readonly isFirst: boolean;
  readonly children: string;
}

function BuyButton({ offer: { title: item, usageModel }, name, isFirst, children }: BuyButtonProps) {
  const t = useMessages();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const buy = async (): Promise<void> => {
    setBusy(true);
    try {
      const { startPurchase } = await import('./start-purchase.ts');
      await startPurchase(queries, { item, usageModel, failedText: t('offers.buyFailed') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant={isFirst ? 'primary' : 'secondary'}
      size="large"
      loading={isBusy}
      aria-label={`${children}: ${name}`}
      data-event="ui_button_click"
      data-event-name="buy"
      onClick={() => void buy()}
    >
      {children}
    </Button>
  );
}

export const BuyBlock = defineBlock(readBuy, Buy);
