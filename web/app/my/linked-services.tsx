import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OauthLink } from '@kadr/contract';
import { failureOf } from '../data/page-errors.ts';
import { userQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';
import { toasts } from '../data/toasts.ts';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import styles from '../layout/account-pages.module.css';
import { confirm } from '../modals/open-modals.ts';
import { asMaster } from '../profiles/as-master.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { linksQuery } from './queries.ts';

/** Services that read from the account, such as voice assistants; nothing without any. */
export function LinkedServices() {
  const t = useMessages();
  const { moment } = useFormats();
  const queries = useQueryClient();
  const { data: user } = useQuery(userQuery());
  const { data } = useQuery(linksQuery());
  if (data === undefined || data.items.length === 0) return null;
  const zone = user?.currentTimeZone ?? 'UTC';
  const unlink = async ({ id, name }: OauthLink): Promise<void> => {
    const isSure = await confirm({
      title: t('my.unlinkTitle', { name }),
      text: t('my.unlinkText'),
      continueWords: t('my.unlink'),
      exitWords: t('my.keep'),
    });
    if (!isSure) return;
    try {
      const { oauth } = await apiOf(queries);
      const left = await asMaster((pin_code) => oauth.unlink({ id, pin_code }));
      if (left !== undefined) queries.setQueryData(linksQuery().queryKey, left);
    } catch (error) {
      toasts.show({ title: failureOf(error).description || t('error.default'), tone: 'bad', duration: 5 });
    }
  };
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('my.links')}</h2>
      <ul className={styles.rows}>
        {data.items.map((link) => (
          <li key={link.id} className={styles.row}>
            <Icon name="microphone" />
            <div className={styles.words}>
              <span className={styles.name}>{link.name}</span>
              <span className={styles.note}>{t('my.linkOf', { profile: link.profile_name })}</span>
              <span className={styles.note}>
                {link.last_used_at === null
                  ? t('my.linkedAt', { when: moment(link.linked_at, zone) })
                  : t('my.lastSeen', { when: moment(link.last_used_at, zone) })}
              </span>
            </div>
            <IconButton
              icon="close"
              variant="ghost"
              label={t('my.unlinkNamed', { name: link.name })}
              onClick={() => void unlink(link)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
