import type { IngestWarning, ListedIngest } from '@kadr/contract';
import { service } from '../data/client.ts';
import { useFormats } from '../i18n/use-format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Badge } from '../ui/badge.tsx';
import type { Tone } from '../ui/badge.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { MoreButton } from '../ui/more-button.tsx';
import { Panel } from '../ui/page.tsx';
import { Spinner } from '../ui/spinner.tsx';
import styles from './films.module.css';
import { ArrivedActions } from './arrived-actions.tsx';
import { IngestName } from './ingest-name.tsx';
import { ingestsKey, lookEvery } from './ingest-queries.ts';
import { usePages } from '../data/use-pages.ts';

const tones: Readonly<Record<string, Tone>> = { published: 'good', failed: 'bad', review: 'warn' };
const ended: ReadonlySet<string> = new Set(['review', 'published', 'failed', 'cancelled']);

/** Completed, failed and cancelled films, latest first. */
export function ArrivedFilms({ mayWrite }: { readonly mayWrite: boolean }) {
  const t = useTexts();
  const { query, items } = usePages({
    queryKey: [...ingestsKey, 'latest'],
    read: (page) => service.operator.listIngests({ limit: 30, ...page }),
    interval: () => lookEvery.ended,
  });
  const arrived = items.filter(({ state }) => ended.has(state));
  return (
    <Panel title={t('films.arrived')}>
      {query.isPending ? (
        <Spinner />
      ) : arrived.length === 0 ? (
        <EmptyState icon="catalogue" title={t('films.noneArrived')} />
      ) : (
        <ul className={styles.rows}>
          {arrived.map((ingest) => (
            <ArrivedRow key={ingest.id} ingest={ingest} mayWrite={mayWrite} />
          ))}
        </ul>
      )}
      <MoreButton query={query} isWide />
    </Panel>
  );
}

interface ArrivedRowProps {
  readonly ingest: ListedIngest;
  readonly mayWrite: boolean;
}

function ArrivedRow({ ingest, mayWrite }: ArrivedRowProps) {
  const t = useTexts();
  const formats = useFormats();
  const { state, failure, reason, warnings, updated_at: at } = ingest;
  return (
    <li className={styles.ingest}>
      <IngestName ingest={ingest} />
      <div className={styles.now}>
        <Badge tone={tones[state] ?? 'plain'}>{t(`ingestQueue.${state}`)}</Badge>{' '}
        <span className={styles.second}>{formats.since(at)}</span>
        {state === 'failed' && <FailureReason failure={failure} reason={reason} />}
        {warnings.length > 0 && (
          <ul className={styles.warnings}>
            {warnings.map((warning, index) => (
              <li key={`${warning.code}-${warning.stream ?? index}`}>
                <Warning warning={warning} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <ArrivedActions ingest={ingest} mayWrite={mayWrite} />
    </li>
  );
}

/** Why a film failed, in the member’s language; the service’s own sentence has details. */
function FailureReason({ failure, reason }: Pick<ListedIngest, 'failure' | 'reason'>) {
  const t = useTexts();
  if (failure === null) return reason !== null && <p className={styles.reason}>{reason}</p>;
  return (
    <>
      <p className={styles.reason}>{t(`ingestFailure.${failure}`)}</p>
      {reason !== null && (
        <p className={styles.second} lang="en">
          {reason}
        </p>
      )}
    </>
  );
}

/** Describes a part of the source that was left out or altered. */
function Warning({ warning }: { readonly warning: IngestWarning }) {
  const t = useTexts();
  const { code, count = 0, language = '—', stream = '—', format = '—' } = warning;
  return t(`ingestWarning.${code}`, { count: String(count), language, stream: String(stream), format });
}
