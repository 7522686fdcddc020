import type { Schedule } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { service } from '../data/client.ts';
import { useMay } from '../data/member.ts';
import { recordPath } from '../data/record-kinds.ts';
import { useNow } from '../data/use-now.ts';
import { useFormats } from '../i18n/use-format.ts';
import { useLanguage, useTexts } from '../i18n/use-texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { Page, Panel } from '../ui/page.tsx';
import { NoPermission } from '../ui/refusals.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Trail } from '../ui/trail.tsx';
import { day, midnightOf } from './schedule-draft.ts';
import { ScheduleEditor } from './schedule-editor.tsx';
import { scheduleKey } from './television-queries.ts';
import styles from './television.module.css';

/** A day of a channel's schedule; the day is in the URL. */
export function ScheduleScreen() {
  const t = useTexts();
  const language = useLanguage();
  const may = useMay();
  const now = useNow();
  const { channel = '' } = useParams();
  const [search] = useSearchParams();
  const from = midnightOf(Number(search.get('day')) || now);
  const to = midnightOf(from + 1.5 * day);
  const { data, error, refetch } = useQuery({
    queryKey: scheduleKey(channel, from),
    queryFn: () => service.operator.getSchedule({ channel, from, to }),
    retry: false,
    refetchOnWindowFocus: false,
    enabled: may('catalogue:read'),
  });
  if (!may('catalogue:read')) return <NoPermission />;
  const name = data?.channel.name;
  return (
    <Page
      title={name?.[language] ?? name?.rus ?? channel}
      trail={<Trail href="/television" name={t('television.title')} isLarge />}
      actions={
        <ButtonLink look="quiet" href={recordPath('channel', channel)}>
          {t('schedule.channel')}
        </ButtonLink>
      }
    >
      <Days from={from} now={now} />
      <Failure error={error} onRetry={refetch} />
      {data === undefined && error === null && <Spinner />}
      {data !== undefined && (
        <>
          <ScheduleEditor
            key={`${channel} ${from} ${data.version}`}
            channel={channel}
            span={{ from, to, now }}
            schedule={data}
            onReload={refetch}
          />
          <Fillers schedule={data} />
        </>
      )}
    </Page>
  );
}

function Days({ from, now }: { readonly from: number; readonly now: number }) {
  const t = useTexts();
  const formats = useFormats();
  const linkTo = (moment: number): string => `?day=${midnightOf(moment)}`;
  return (
    <nav className={styles.days} aria-label={t('schedule.day')}>
      <ButtonLink icon="left" aria-label={t('schedule.dayBefore')} href={linkTo(from - day / 2)} />
      <strong>{formats.day(from)}</strong>
      <ButtonLink icon="right" aria-label={t('schedule.dayAfter')} href={linkTo(from + 1.5 * day)} />
      {midnightOf(now) !== from && <ButtonLink href={linkTo(now)}>{t('schedule.today')}</ButtonLink>}
    </nav>
  );
}

/** Titles that play in breaks, and in the time that programmes leave. */
function Fillers({ schedule: { fillers, channel } }: { readonly schedule: Schedule }) {
  const t = useTexts();
  const formats = useFormats();
  const language = useLanguage();
  return (
    <Panel
      title={t('schedule.fillers')}
      hint={t('schedule.fillersHint')}
      actions={
        <ButtonLink href={recordPath('channel', channel.slug)}>{t('schedule.changeFillers')}</ButtonLink>
      }
    >
      {fillers.length === 0 ? (
        <p className={styles.second}>{t('schedule.noFillers')}</p>
      ) : (
        <ul className={styles.history}>
          {fillers.map(({ slug, name, duration }) => (
            <li key={slug} className={styles.past}>
              {name[language] ?? name.rus}
              <span className={styles.second}>
                {duration === null ? t('schedule.cannotPlay') : formats.duration(duration)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
