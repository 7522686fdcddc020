import { useSyncExternalStore } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { Picture } from './picture.tsx';
import { SafeText } from './safe-text.tsx';
import { TextLink } from './text-link.tsx';
import styles from './toast-region.module.css';
import { toasts as pageToasts } from '../data/toasts.ts';
import type { Toast, Toasts } from '../data/toasts.ts';

const none: readonly Toast[] = [];

/** The region of messages: top left, newest on top. A polite live region that exists before any message. */
export function ToastRegion({ toasts = pageToasts }: { readonly toasts?: Toasts }) {
  const t = useMessages();
  const list = useSyncExternalStore(toasts.subscribe, toasts.list, () => none);
  return (
    <section
      className={styles.region}
      aria-label={t('ui.messages')}
      aria-live="polite"
      aria-relevant="additions"
    >
      {list.map(({ id, title, text, poster, link, tone, isFixed }) => (
        <div
          key={id}
          className={classNames(styles.toast, tone !== undefined && tone !== 'plain' && styles[tone])}
        >
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
          <div className={styles.words}>
            <p className={styles.title}>
              <SafeText text={title} />
            </p>
            {text && (
              <div className={styles.text}>
                <SafeText text={text} kind="text" />
              </div>
            )}
            {link && <MessageLink {...link} />}
          </div>
          {!isFixed && (
            <IconButton
              icon="close"
              label={t('ui.close')}
              variant="ghost"
              size="small"
              onClick={() => toasts.dismiss(id)}
            />
          )}
        </div>
      ))}
    </section>
  );
}

function MessageLink({ name, ...link }: NonNullable<Toast['link']>) {
  return <TextLink {...link}>{name}</TextLink>;
}
