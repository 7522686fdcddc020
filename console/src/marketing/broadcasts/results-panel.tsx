import type { Broadcast } from '@kadr/contract';
import { useFormats } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Panel } from '../../ui/page.tsx';
import styles from './broadcasts.module.css';

/** The results of a broadcast. */
export function ResultsPanel({ broadcast }: { readonly broadcast: Broadcast }) {
  const t = useTexts();
  const formats = useFormats();
  const { results, kind } = broadcast;
  const { sent, purchases } = results;
  const part = (value: number): string =>
    sent === 0 ? formats.number(value) : `${formats.number(value)} · ${formats.percent(value / sent)}`;
  const sums = purchases.sums.map((sum) => formats.money(sum)).join(', ');
  return (
    <Panel title={t('results.title')} hint={t('results.hint')}>
      <Facts>
        <Fact name={t('results.sent')}>{formats.number(sent)}</Fact>
        <Fact name={t('results.delivered')}>{part(results.delivered)}</Fact>
        <Fact name={t('results.shown')}>{part(results.shown)}</Fact>
        <Fact name={t('results.clicked')}>{part(results.clicked)}</Fact>
        {kind === 'poll' && <Fact name={t('results.answered')}>{part(results.answered)}</Fact>}
        <Fact name={t('results.purchases')}>
          {formats.number(purchases.orders)}
          {sums !== '' && ` · ${sums}`}
        </Fact>
        <Fact name={t('results.capped')}>{formats.number(results.capped)}</Fact>
        {results.waiting > 0 && <Fact name={t('results.waiting')}>{formats.number(results.waiting)}</Fact>}
        {results.expired > 0 && <Fact name={t('results.expired')}>{formats.number(results.expired)}</Fact>}
      </Facts>
      <Answers broadcast={broadcast} />
    </Panel>
  );
}

function Answers({ broadcast: { display, results } }: { readonly broadcast: Broadcast }) {
  const formats = useFormats();
  const { answers, answered } = results;
  if (answers === null || display.poll === null) return null;
  return display.poll.map((question, at) => (
    <section key={question.question.rus} className={styles.question} aria-label={question.question.rus}>
      <h3>{question.question.rus}</h3>
      <ul className={styles.answers}>
        {question.answers.map((answer, place) => {
          const count = answers[at]?.[place] ?? 0;
          return (
            <li key={answer.rus}>
              <span>{answer.rus}</span>
              <span className={styles.second}>
                {formats.number(count)}
                {answered > 0 && ` · ${formats.percent(count / answered)}`}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
