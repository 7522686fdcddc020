import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { service } from '../../data/client.ts';
import { useDebounced } from '../../data/use-debounced.ts';
import { useFormats } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Failure } from '../../ui/failure.tsx';
import { Panel } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { marketingKey } from '../marketing-queries.ts';
import { isComplete } from './segment-values.ts';
import type { SegmentValues } from './segment-values.ts';
import styles from './segments.module.css';

/** Milliseconds without a change after which the rules are evaluated. */
const settledAfter = 600;

/** The number of accounts that match the form's rules, and the latest of them. */
export function AudiencePanel() {
  const t = useTexts();
  const formats = useFormats();
  const { brand, rules } = useWatch<SegmentValues>() as SegmentValues;
  const written = useDebounced(JSON.stringify({ brand, rules }), settledAfter);
  const terms = JSON.parse(written) as Pick<SegmentValues, 'brand' | 'rules'>;
  const isReady = isComplete(terms.rules);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...marketingKey, 'preview', written],
    queryFn: () => service.operator.previewSegment(terms),
    enabled: isReady,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <Panel title={t('segments.audience')}>
      {!isReady && <p className={styles.quiet}>{t('segments.incomplete')}</p>}
      {isReady && <Failure error={error} onRetry={refetch} />}
      {isReady && data === undefined && isFetching && <Spinner />}
      {isReady && error === null && data !== undefined && (
        <>
          <output className={styles.count} aria-busy={isFetching}>
            {t('segments.accounts', { count: data.accounts })}
          </output>
          {data.sample.length > 0 && (
            <ul className={styles.sample} aria-label={t('segments.sample')}>
              {data.sample.map((account) => (
                <li key={account.id}>
                  <span>{account.name}</span>
                  <span className={styles.quiet}>
                    {account.email ?? account.phone} · {formats.day(account.created_at)}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Panel>
  );
}
