import { analyticsQuestionNames } from '@kadr/contract/analytics-questions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { service } from '../data/client.ts';
import { useMay } from '../data/member.ts';
import { useFormats } from '../i18n/use-format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ExportMenu } from '../ui/export-menu.tsx';
import { Failure } from '../ui/failure.tsx';
import { MemberPage } from '../ui/member-page.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/page.tsx';
import { Segments } from '../ui/segments.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { AnalyticsFilter } from './analytics-filter.tsx';
import { answerInput, hasDays, useAnalyticsQuery } from './analytics-query.ts';
import type { AnalyticsQuery } from './analytics-query.ts';
import { EventsDialog } from './events-dialog.tsx';
import { AnswerView } from './answer-view.tsx';

/** Analytics of events from viewers' browsers, one question at a time. */
export function AnalyticsScreen() {
  const t = useTexts();
  const may = useMay();
  const [query, change] = useAnalyticsQuery();
  const { question } = query;
  const [isExporting, setExporting] = useState(false);
  return (
    <MemberPage
      title={t('analytics.title')}
      permission="analytics:read"
      actions={
        may('analytics:read') &&
        hasDays(query) && (
          <>
            {may('analytics:export') && (
              <Button onPress={() => setExporting(true)}>{t('analytics.exportEvents')}</Button>
            )}
            <ExportMenu
              subject={`analytics/${question}`}
              name={t(`analytics.${question}`)}
              input={answerInput(query)}
            />
          </>
        )
      }
    >
      <Segments
        label={t('analytics.question')}
        value={question}
        choices={analyticsQuestionNames.map((value) => ({ value, label: t(`analytics.${value}`) }))}
        onChange={(chosen) => change({ question: chosen })}
      />
      {isExporting && <EventsDialog query={query} onClose={() => setExporting(false)} />}
      <AnalyticsFilter query={query} onChange={change} />
      {hasDays(query) ? (
        <AnswerPanel query={query} />
      ) : (
        <Notice tone="warn">{t('analytics.wrongDays')}</Notice>
      )}
    </MemberPage>
  );
}

function AnswerPanel({ query }: { readonly query: AnalyticsQuery }) {
  const t = useTexts();
  const formats = useFormats();
  const { question } = query;
  const { data, error, refetch } = useQuery({
    queryKey: ['analytics', query],
    queryFn: () => service.operator.getAnalytics({ question, ...answerInput(query) }),
    retry: false,
    staleTime: 60_000,
  });
  if (data === undefined) return error === null ? <Spinner /> : <Failure error={error} onRetry={refetch} />;
  const isEmpty = data.rows.every(({ figures }) => !figures[0]);
  return (
    <Panel
      title={t(`analytics.${question}`)}
      hint={`${t(`analytics.${question}Hint`)} ${t('analytics.asOf', { at: formats.moment(data.made_at), zone: data.time_zone })}`}
    >
      {isEmpty ? (
        <EmptyState icon="analytics" title={t('analytics.none')} />
      ) : (
        <AnswerView answer={data} query={query} />
      )}
    </Panel>
  );
}
