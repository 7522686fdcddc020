import { targetPath } from '../data/paths.ts';
import { useMessages } from '../i18n/messages.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import type { Onboarding } from './onboarding.ts';
import styles from './purchase.module.css';

export interface ProductOnboardingProps {
  readonly onboarding: Onboarding;
  readonly opensWindow: boolean;
  readonly onClose: () => void;
}

/** Next steps after a purchase, and where to take them. */
export function ProductOnboarding({
  onboarding: { text, target },
  opensWindow,
  onClose,
}: ProductOnboardingProps) {
  const t = useMessages();
  const href = target === null ? null : targetPath(target);
  const isInWindow = opensWindow || target?.type === 'blank';
  return (
    <>
      {text !== null && <p className={styles.said}>{text}</p>}
      <div className={classNames(styles.steps, styles.fitting)}>
        {href !== null && (
          <ButtonLink
            href={href}
            variant="primary"
            size="large"
            {...(isInWindow && { target: '_blank', rel: 'noopener' })}
          >
            {target?.title}
          </ButtonLink>
        )}
        <Button variant={href === null ? 'primary' : 'secondary'} size="large" onClick={onClose}>
          {t('purchase.closeWindow')}
        </Button>
      </div>
    </>
  );
}
