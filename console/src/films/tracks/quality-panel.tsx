import type { AssetQuality, QualityReport, QualitySpan, Similarity } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { service } from '../../data/client.ts';
import { useMay } from '../../data/member.ts';
import { recordPath } from '../../data/record-kinds.ts';
import { useAction } from '../../data/use-action.ts';
import { useFormats } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { filmTimeQuery } from '../../records/marks/film-address.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { timeText } from './cue-times.ts';
import { tracksKey } from './track-queries.ts';
import styles from './tracks.module.css';

/** Refetch interval of a report in progress, in milliseconds. */
const lookEvery = 5000;

/** Peaks above this are distorted by players and codecs (EBU R 128), in dBTP. */
const highestPeak = -1;

/** Means of a second below these are seen by viewers. */
const lowSimilarity: Readonly<Record<Similarity['measure'], number>> = { vmaf: 70, ssim: 0.9 };

const isOpen = (quality: AssetQuality | undefined): boolean =>
  quality?.state === 'waiting' || quality?.state === 'measuring';

/** Loudness of a film, and its black, frozen and silent spans. */
export function QualityPanel({
  asset,
  film,
}: {
  readonly asset: string;
  /** The title whose film this is, if the member may open it. */
  readonly film: string | null;
}) {
  const t = useTexts();
  const formats = useFormats();
  const mayWrite = useMay()('ingest:write');
  const act = useAction(tracksKey(asset));
  const { data, error } = useQuery({
    queryKey: [...tracksKey(asset), 'quality'],
    queryFn: () => service.operator.getQuality({ asset_id: asset }),
    refetchInterval: ({ state }) => (isOpen(state.data) ? lookEvery : false),
    retry: false,
  });
  const measuredAt = data?.measured_at ?? null;
  return (
    <Panel
      title={t('quality.title')}
      hint={
        measuredAt === null ? t('quality.hint') : t('quality.measuredAt', { at: formats.moment(measuredAt) })
      }
      actions={
        data !== undefined &&
        mayWrite && (
          <Button
            isSmall
            isDisabled={isOpen(data)}
            onPress={() => void act(() => service.operator.measureQuality({ asset_id: asset }))}
          >
            {measuredAt === null ? t('quality.measure') : t('quality.measureAgain')}
          </Button>
        )
      }
    >
      <Failure error={error} />
      {data === undefined && error === null && <Spinner />}
      {isOpen(data) && <Notice tone="info">{t('quality.waiting')}</Notice>}
      {data !== undefined && data.failure !== null && (
        <Notice tone="warn">{t(`qualityFailure.${data.failure}`)}</Notice>
      )}
      {data !== undefined && data.report !== null && <Report report={data.report} film={film} />}
    </Panel>
  );
}

function Report({
  report: { loudness, similarity, black, frozen, silence },
  film,
}: {
  readonly report: QualityReport;
  readonly film: string | null;
}) {
  const t = useTexts();
  const formats = useFormats();
  return (
    <>
      <Facts>
        <Fact name={t('quality.loudness')}>
          {loudness === null
            ? t('quality.noSound')
            : t('quality.lufs', { value: formats.number(loudness.integrated) })}
        </Fact>
        {loudness !== null && (
          <>
            <Fact name={t('quality.peak')}>
              {t('quality.dbtp', { value: formats.number(loudness.true_peak) })}{' '}
              {loudness.true_peak > highestPeak && <Badge tone="warn">{t('quality.peakHigh')}</Badge>}
            </Fact>
            <Fact name={t('quality.range')}>
              {t('quality.lu', { value: formats.number(loudness.range) })}
            </Fact>
          </>
        )}
      </Facts>
      <p className={styles.detail}>{t('quality.norm')}</p>
      {similarity !== null && <SimilarityFacts similarity={similarity} film={film} />}
      <Spans title={t('quality.black')} spans={black} film={film} />
      <Spans title={t('quality.frozen')} spans={frozen} film={film} />
      <Spans title={t('quality.silence')} spans={silence} film={film} />
    </>
  );
}

function SimilarityFacts({
  similarity: { measure, height, mean, lowest, lowest_at: lowestAt },
  film,
}: {
  readonly similarity: Similarity;
  readonly film: string | null;
}) {
  const t = useTexts();
  const formats = useFormats();
  return (
    <>
      <Facts>
        <Fact name={t('quality.similarity')}>
          {t('quality.similarityValue', {
            measure: measure.toUpperCase(),
            value: formats.number(mean),
            height: String(height),
          })}
        </Fact>
        <Fact name={t('quality.worst')}>
          {formats.number(lowest)} · <FilmTime film={film} seconds={lowestAt} />{' '}
          {lowest < lowSimilarity[measure] && <Badge tone="warn">{t('quality.similarityLow')}</Badge>}
        </Fact>
      </Facts>
      <p className={styles.detail}>{t('quality.similarityNorm')}</p>
    </>
  );
}

/** Spans of a film; their times open it there. */
function Spans({
  title,
  spans,
  film,
}: {
  readonly title: string;
  readonly spans: readonly QualitySpan[];
  readonly film: string | null;
}) {
  const t = useTexts();
  const formats = useFormats();
  return (
    <section className={styles.spans}>
      <h3>{title}</h3>
      {spans.length === 0 ? (
        <p className={styles.none}>{t('quality.nothing')}</p>
      ) : (
        <ul aria-label={title}>
          {spans.map(({ start, end }) => (
            <li key={start}>
              <FilmTime film={film} seconds={start} />
              <span className={styles.detail}> · {formats.duration(end - start)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function FilmTime({ film, seconds }: { readonly film: string | null; readonly seconds: number }) {
  const text = timeText(seconds).slice(0, -4);
  return film === null ? text : <Link to={recordPath('title', film) + filmTimeQuery(seconds)}>{text}</Link>;
}
