import type { Notification } from '@kadr/contract';
import { useMessages } from '../i18n/messages.tsx';
import { targetPath } from '../data/paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { SafeText } from '../ui/safe-text.tsx';
import styles from './modals.module.css';
import type { ModalProps } from './modals.ts';

export type PopupModalProps = Notification['display'] & {
  /** `good` and `bad` show a symbol of success or failure instead of a picture. */
  readonly tone?: 'plain' | 'good' | 'bad';
  /** Called when the viewer follows the link. */
  readonly onFollow?: (() => void) | undefined;
};

/** A notification that must be read first. */
export function PopupModal({
  message,
  submessage,
  poster,
  target,
  tone = 'plain',
  onFollow,
  close,
}: PopupModalProps & ModalProps<void>) {
  const t = useMessages();
  const href = target === null ? null : targetPath(target);
  return (
    <Dialog open onClose={close} title={message}>
      <div className={styles.lead}>
        {poster && (
          <Picture
            path={poster}
            profiles={['panel']}
            sizes="176px"
            alt=""
            loading="eager"
            className={styles.poster}
          />
        )}
        {!poster && tone !== 'plain' && (
          <span className={classNames(styles.sign, styles[tone])}>
            <Icon name={tone === 'bad' ? 'alert' : 'check'} />
          </span>
        )}
        {submessage && (
          <div className={styles.text}>
            <SafeText text={submessage} kind="text" />
          </div>
        )}
      </div>
      <div className={styles.steps}>
        {href !== null && target?.title && (
          <ButtonLink
            href={href}
            variant="primary"
            onClick={onFollow}
            {...(target.type === 'blank' && { target: '_blank', rel: 'noopener' })}
          >
            {target.title}
          </ButtonLink>
        )}
        <Button onClick={() => close()}>{t('modals.understood')}</Button>
      </div>
    </Dialog>
  );
}
