import type { IngestWarning, ListedIngest } from '@kadr/contract';
import { service } from '../data/client.ts';
import { useFormats } from '../i18n/use-format.ts';
import { useAction } from '../data/use-action.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Badge } from '../ui/badge.tsx';
import type { Tone } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { MoreButton } from '../ui/more-button.tsx';
import { Panel } from '../ui/page.tsx';
import { Spinner } from '../ui/spinner.tsx';
import styles from './films.module.css';
import { IngestName } from './ingest-name.tsx';
import { ingestsKey, lookEvery } from './ingest-queries.ts';
import { usePages } from '../data/use-pages.ts';

const tones: Readonly<Record<string, Tone>> = { published: 'good', failed: 'bad' };

/** Completed, failed and cancelled films, latest first. */
export function ArrivedFilms({ mayWrite }: { readonly mayWrite: boolean }) {
  const t = useTexts();
  const { query, items } = usePages({
    queryKey: [...ingestsKey, 'latest'],
    read: (page) => service.operator.listIngests({ limit: 30, ...page }),
    interval: () => lookEvery.ended,
  });
  const arrived = items.filter(
    ({ state }) => state === 'published' || state === 'failed' || state === 'cancelled',
  );
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

function ArrivedRow({ ingest, mayWrite }: { readonly ingest: ListedIngest; readonly mayWrite: boolean }) {
  const t = useTexts();
  const formats = useFormats();
  const act = useAction(ingestsKey);
  const { id, state, reason, warnings, updated_at: at } = ingest;
  const name = ingest.name ?? ingest.file_name;
  return (
    <li className={styles.ingest}>
      <IngestName ingest={ingest} />
      <div className={styles.now}>
        <Badge tone={tones[state] ?? 'plain'}>{t(`ingestQueue.${state}`)}</Badge>{' '}
        <span className={styles.second}>{formats.since(at)}</span>
        {state === 'failed' && reason !== null && <p className={styles.reason}>{reason}</p>}
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
      {mayWrite && state === 'failed' && (
        <Button
          isSmall
          aria-label={`${t('ui.tryAgain')}: ${name}`}
          onPress={() => void act(() => service.operator.retryIngest({ id }), t('films.retried'))}
        >
          {t('ui.tryAgain')}
        </Button>
      )}
    </li>
  );
}

/** Describes what was left out of a film or changed. */
function Warning({ warning }: { readonly warning: IngestWarning }) {
  const t = useTexts();
  const { code, count = 0, language = '—', stream = '—', format = '—' } = warning;
  return t(`ingestWarning.${code}`, { count: String(count), language, stream: String(stream), format });
}
