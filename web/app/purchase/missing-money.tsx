import type { PurchasePrice } from '@kadr/contract';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon.tsx';
import styles from './purchase.module.css';
import { TopUpLink } from './top-up-link.tsx';

interface Way {
  readonly words: 'purchase.wayPromoCode' | 'purchase.wayFree';
  readonly icon: IconName;
  readonly href: string;
}

/** Options of a viewer without enough money, best first; every row is a link. */
const ways: readonly Way[] = [
  { words: 'purchase.wayPromoCode', icon: 'gift', href: '/promocode' },
  { words: 'purchase.wayFree', icon: 'play', href: '/catalog?usage=free' },
];

/** Shows the missing sum and the options, in place of a button that could only fail. */
export function MissingMoney({ amount, currency }: Pick<PurchasePrice, 'amount' | 'currency'>) {
  const t = useMessages();
  const formats = useFormats();
  return (
    <div className={styles.missing}>
      <output className={styles.lack}>
        <Icon name="info" />
        {t('purchase.missing', { money: formats.money(amount, currency) })}
      </output>
      <div className={styles.ways}>
        <TopUpLink lack={{ amount, currency }} back={location.pathname} />
        {ways.map(({ words, icon, href }) => (
          <ButtonLink key={href} href={href} icon={icon} size="large">
            {t(words)}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}
