import type { ProblemReport } from '@kadr/contract';
import { useFormats } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import people from '../people.module.css';
import { factName } from './fact-names.ts';
import { factText, lineOf } from './event-text.ts';
import styles from './reports.module.css';

interface ReportDialogProps {
  readonly report: ProblemReport;
  readonly onClose: () => void;
}

/** A report with the last minute before it as a timeline. */
export function ReportDialog({ report, onClose }: ReportDialogProps) {
  const t = useTexts();
  const formats = useFormats();
  const { events, state } = report;
  return (
    <Dialog title={report.feedback_text} size="large" isOpen onClose={onClose}>
      <p>
        {formats.moment(report.created_at)}
        {report.user_agent !== null && <span className={people.second}>{report.user_agent}</span>}
      </p>
      <section className={styles.part} aria-label={t('reports.lastMinute')}>
        <h3>{t('reports.lastMinute')}</h3>
        {events.length === 0 ? (
          <p className={people.quiet}>{t('reports.noEvents')}</p>
        ) : (
          <Timeline events={events} />
        )}
      </section>
      <section className={styles.part} aria-label={t('reports.state')}>
        <h3>{t('reports.state')}</h3>
        <div className={styles.state}>
          <Facts>
            {Object.entries(state).map(([name, value]) => (
              <Fact key={name} name={factName(name, t)}>
                {factText(value, { t, formats })}
              </Fact>
            ))}
          </Facts>
        </div>
      </section>
    </Dialog>
  );
}

function Timeline({ events }: Pick<ProblemReport, 'events'>) {
  const t = useTexts();
  const formats = useFormats();
  const end = events.at(-1)?.time ?? 0;
  return (
    <ol className={styles.timeline}>
      {events.map((event, at) => {
        const { words, facts } = lineOf(event, { t, formats });
        const isBad = event.name === 'error' || event.name === 'ad-error';
        return (
          // oxlint-disable-next-line react/no-array-index-key -- Two events may be identical; their order does not change.
          <li key={at} className={isBad ? styles.bad : undefined}>
            <time className={styles.time}>{formats.number(Math.round((event.time - end) / 100) / 10)}</time>
            <span className={styles.event}>
              <strong>{words}</strong>
              {facts !== '' && <span className={people.second}>{facts}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
