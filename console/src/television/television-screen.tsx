import type { OnAir } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { service } from '../data/client.ts';
import { useMay } from '../data/member.ts';
import { useFormats } from '../i18n/use-format.ts';
import { useLanguage, useTexts } from '../i18n/use-texts.ts';
import { pictureUrl } from '../records/fields/picture-url.ts';
import { Badge } from '../ui/badge.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Failure } from '../ui/failure.tsx';
import { Icon } from '../ui/icon.tsx';
import { Page, Panel } from '../ui/page.tsx';
import { NoPermission } from '../ui/refusals.tsx';
import { RowLink } from '../ui/row-link.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { day } from './schedule-draft.ts';
import { guideImportPath, schedulePath, televisionKey } from './television-queries.ts';
import styles from './television.module.css';

const freshFor = 30_000;

/** The current programme of every channel. */
export function TelevisionScreen() {
  const t = useTexts();
  const may = useMay();
  const { data, error } = useQuery({
    queryKey: [...televisionKey, 'on-air'],
    queryFn: () => service.operator.getOnAir(),
    refetchInterval: freshFor,
    retry: false,
    enabled: may('catalogue:read'),
  });
  if (!may('catalogue:read')) return <NoPermission />;
  return (
    <Page
      title={t('television.title')}
      actions={
        <ButtonLink icon="upload" href={guideImportPath}>
          {t('television.guides')}
        </ButtonLink>
      }
    >
      <Panel title={t('television.onNow')} hint={t('television.onNowHint')}>
        <Failure error={error} />
        {data === undefined && error === null && <Spinner />}
        {data?.items.length === 0 && <EmptyState icon="television" title={t('television.noChannels')} />}
        {data !== undefined && data.items.length > 0 && (
          <ul className={styles.channels}>
            {data.items.map((item) => (
              <ChannelRow key={item.slug} item={item} now={data.now} />
            ))}
          </ul>
        )}
      </Panel>
    </Page>
  );
}

function ChannelRow({ item, now }: { readonly item: OnAir['items'][number]; readonly now: number }) {
  const t = useTexts();
  const formats = useFormats();
  const language = useLanguage();
  const { on, next, viewers } = item;
  const picture = on?.logo ?? item.logo;
  const nameOf = (name: { rus: string; eng?: string | undefined; hye?: string | undefined }): string =>
    name[language] ?? name.rus;
  return (
    <li className={styles.channel}>
      <span className={styles.picture}>
        {picture === null ? (
          <Icon name="television" />
        ) : (
          <img src={pictureUrl(picture)} alt="" loading="lazy" />
        )}
      </span>
      <span className={styles.who}>
        <RowLink href={schedulePath(item.slug)}>{nameOf(item.name)}</RowLink>
        <span className={styles.second}>{t('television.number', { number: item.number })}</span>
      </span>
      <span className={styles.on}>
        {on === null ? (
          <span className={styles.second}>{t('television.nothingOn')}</span>
        ) : (
          <>
            <span>{nameOf(on.name)}</span>
            <progress
              className={styles.bar}
              aria-label={t('television.progress', { name: nameOf(on.name) })}
              max={on.end_time - on.start_time}
              value={now - on.start_time}
            />
          </>
        )}
        {next !== null && (
          <span className={styles.second}>
            {t('television.next', { time: formats.time(next.start_time), name: nameOf(next.name) })}
          </span>
        )}
      </span>
      <span className={styles.marks}>
        <Warnings item={item} now={now} />
        {viewers > 0 && <Badge>{t('television.viewers', { count: viewers })}</Badge>}
      </span>
    </li>
  );
}

function Warnings({ item, now }: { readonly item: OnAir['items'][number]; readonly now: number }) {
  const t = useTexts();
  const formats = useFormats();
  const { guide_ends: ends, gap } = item;
  if (ends === null) return <Badge tone="warn">{t('television.noGuide')}</Badge>;
  if (ends <= now) return <Badge tone="bad">{t('television.guideEnded')}</Badge>;
  return (
    <>
      {ends < now + day && (
        <Badge tone="warn">{t('television.guideEnds', { left: formats.duration(ends - now) })}</Badge>
      )}
      {gap !== null && (
        <Badge tone="warn">
          {t('television.gap', { from: formats.time(gap.from), to: formats.time(gap.to) })}
        </Badge>
      )}
    </>
  );
}
