import type { Message } from '@kadr/contract';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useBrand } from '../data/initial-data.tsx';
import { changeUnreadMessagesCount, journalQuery } from './queries.ts';
import { whenVisible } from '../data/when-visible.ts';
import { useMessages } from '../i18n/messages.tsx';
import { forSignedIn } from '../sign-in/for-signed-in.tsx';
import { failureOf } from '../data/page-errors.ts';
import { PageHead } from '../routing/page-head.tsx';
import { PlainPage } from '../layout/plain-page.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Progress } from '../ui/progress.tsx';
import { TabLinks } from '../ui/tabs.tsx';
import { toasts } from '../data/toasts.ts';
import { journalPages, journalPathOf } from './journal-kinds.ts';
import type { JournalPath } from './journal-kinds.ts';
import styles from './journal-page.module.css';
import { MessageCard } from './message-card.tsx';
import { refresh } from '../data/query-families.ts';

const paths: readonly JournalPath[] = ['/my/journal', '/my/journal/messages', '/my/journal/polls'];
const icons = { journal: 'chat', messages: 'chat', polls: 'star' } as const;

/**
 * Messages and polls of the account. Messages count as read once they have been on the screen, polls once they are
 * finished.
 */
export const JournalPage = forSignedIn(function JournalPage() {
  const t = useMessages();
  const { name: brand } = useBrand();
  const { pathname } = useLocation();
  const path = journalPathOf(pathname);
  const { key } = journalPages[path];
  const title = t(`crumbs.${key}`);
  return (
    <>
      <PageHead title={t('my.pageTitle', { name: title, brand })} isHidden />
      <PlainPage title={title}>
        <TabLinks
          label={t('crumbs.journal')}
          selected={path}
          tabs={paths.map((href) => ({
            id: href,
            href,
            name: href === '/my/journal' ? t('my.all') : t(`crumbs.${journalPages[href].key}`),
          }))}
        />
        <Journal key={path} path={path} />
      </PlainPage>
    </>
  );
});

function Journal({ path }: { readonly path: JournalPath }) {
  const t = useMessages();
  const { kind, key } = journalPages[path];
  const { data, isError, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(journalQuery(kind));
  const items = data?.pages.flatMap((page) => page.items);
  const { fresh, kept, keepUnread } = useReading(items ?? []);
  if (isError && !items)
    return (
      <div role="alert" className={styles.failed}>
        <p>{t('journal.failed')}</p>
        <Button loading={isFetching} onClick={() => void refetch()}>
          {t('shell.retry')}
        </Button>
      </div>
    );
  if (!items)
    return (
      <div className={styles.failed}>
        <Progress label={t('routing.loading')} />
      </div>
    );
  if (items.length === 0)
    return (
      <EmptyState icon={icons[key]} title={t(`my.${key}Empty`)} text={t(`my.${key}Text`)}>
        <ButtonLink href="/" variant="primary">
          {t('shell.toHome')}
        </ButtonLink>
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.list} aria-label={t(`crumbs.${key}`)}>
        {items.map((item) => (
          <MessageCard
            key={item.id}
            item={item}
            isNew={item.is_unread || fresh.has(item.id)}
            onKeepUnread={kept.has(item.id) || item.poll !== null ? null : () => void keepUnread(item.id)}
          />
        ))}
      </ul>
      {hasNextPage && (
        <div className={styles.more}>
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('listings.more')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Marks items that have been on the screen as read, except polls. */
function useReading(items: readonly Message[]) {
  const t = useMessages();
  const queries = useQueryClient();
  /** Items that were read on this page: they stay marked as new until the viewer leaves. */
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set());
  /** Items that the viewer keeps unread. */
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const unreadIds = items
    .flatMap((item) => (item.is_unread && item.poll === null ? [item.id] : []))
    .join(' ');
  useEffect(() => {
    const read = unreadIds
      .split(' ')
      .map(Number)
      .filter((id) => id > 0 && !kept.has(id) && !fresh.has(id));
    if (read.length === 0) return;
    whenVisible(document, () => {
      setFresh((known) => new Set([...known, ...read]));
      changeUnreadMessagesCount(queries, '-', read.slice(0, 100)).catch(() => {
        // They are marked as read the next time.
      });
    });
  }, [unreadIds, kept, fresh, queries]);

  const keepUnread = async (id: number): Promise<void> => {
    setKept((known) => new Set([...known, id]));
    setFresh((known) => new Set([...known].filter((one) => one !== id)));
    try {
      await changeUnreadMessagesCount(queries, '+', [id]);
      await refresh(queries, 'journal');
    } catch (error) {
      toasts.show({ title: failureOf(error).description || t('error.default'), tone: 'bad', duration: 5 });
    }
  };
  return { fresh, kept, keepUnread };
}
