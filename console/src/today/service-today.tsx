import { useQuery } from '@tanstack/react-query';
import { service } from '../data/client.ts';
import { useFormats } from '../i18n/use-format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/page.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { AttentionList } from './attention-list.tsx';
import { DayChart } from './day-chart.tsx';
import { IngestQueue } from './ingest-queue.tsx';
import { ServiceFigures } from './service-figures.tsx';
import styles from './today.module.css';
import { Failure } from '../ui/failure.tsx';

/** Refetch interval while the page is visible, in milliseconds. */
const freshFor = 30_000;

/** The state of the service: figures of the last day, its hours, and open issues. */
export function ServiceToday() {
  const t = useTexts();
  const formats = useFormats();
  const { data, error } = useQuery({
    queryKey: ['today'],
    queryFn: () => service.operator.getToday(),
    refetchInterval: freshFor,
    retry: false,
  });
  if (data === undefined) return error === null ? <Spinner /> : <Failure error={error} />;
  return (
    <>
      {error !== null && <Notice tone="warn">{t('today.stale', { at: formats.time(data.now) })}</Notice>}
      <ServiceFigures today={data} />
      <div className={styles.columns}>
        <Panel title={t('today.hours')}>
          <DayChart hours={data.hours} />
        </Panel>
        <div className={styles.side}>
          <Panel title={t('today.attention')}>
            <AttentionList attention={data.attention} />
          </Panel>
          {data.ingests.length > 0 && (
            <Panel title={t('today.ingests')}>
              <IngestQueue ingests={data.ingests} />
            </Panel>
          )}
        </div>
      </div>
    </>
  );
}
