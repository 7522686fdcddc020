import type { PlaybackExplanation } from '@kadr/contract';
import { useFormats } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { decidingRule, isOpening } from './decision.ts';
import { ruleText } from './rule-text.ts';
import { useCountries } from '../../data/countries.ts';
import styles from './why.module.css';

type Rule = PlaybackExplanation['rules'][number];

interface ExplanationProps {
  readonly explanation: PlaybackExplanation;
  /** Grants the title; null: the member may not. */
  readonly onGive: (() => void) | null;
}

/** The answer in one sentence, then every rule with its result; the decisive one is marked. */
export function Explanation({ explanation, onGive }: ExplanationProps) {
  const t = useTexts();
  const tell = useRuleText();
  const { title, rules, is_allowed: isAllowed, error } = explanation;
  const decides = decidingRule(explanation);
  const deciding = rules.find(({ rule }) => rule === decides);
  const isForSale = error === 'PURCHASE_REQUIRED';
  return (
    <div className={styles.explanation}>
      <Notice
        tone={isAllowed ? 'good' : 'warn'}
        title={t(isAllowed ? 'why.yes' : 'why.no', { title: title.name })}
        actions={isForSale && onGive !== null && <Button onPress={onGive}>{t('why.give')}</Button>}
      >
        <p aria-live="polite">
          {isForSale ? t('why.mustBuy') : deciding === undefined ? '' : tell(deciding)}
        </p>
      </Notice>
      <ol className={styles.rules} aria-label={t('why.rules')}>
        {rules.map((rule) => (
          <RuleEntry key={rule.rule} rule={rule} text={tell(rule)} isDeciding={rule.rule === decides} />
        ))}
      </ol>
    </div>
  );
}

interface RuleEntryProps {
  readonly rule: Rule;
  readonly text: string;
  readonly isDeciding: boolean;
}

function RuleEntry({ rule: { rule, verdict }, text, isDeciding }: RuleEntryProps) {
  const t = useTexts();
  const look = lookOf(rule, verdict);
  return (
    <li className={classNames(styles.rule, styles[look.tone], isDeciding && styles.deciding)}>
      <Icon name={look.icon} />
      <span className={styles.words}>
        <strong>{t(`rule.${rule}`)}</strong>
        <span>{text}</span>
      </span>
      <span className={styles.marks}>
        {isDeciding && <Badge tone={look.tone === 'bad' ? 'bad' : 'info'}>{t('why.decides')}</Badge>}
        <span className={styles.verdict}>{t(look.verdict)}</span>
      </span>
    </li>
  );
}

interface RuleLook {
  readonly icon: IconName;
  readonly tone: Tone;
  readonly verdict: 'verdict.refuses' | 'verdict.allows' | 'verdict.passes' | 'verdict.opensNot';
}

function lookOf(rule: Rule['rule'], verdict: Rule['verdict']): RuleLook {
  if (verdict === 'refuses') return { icon: 'close', tone: 'bad', verdict: 'verdict.refuses' };
  if (verdict === 'allows') return { icon: 'check', tone: 'good', verdict: 'verdict.allows' };
  return isOpening(rule)
    ? { icon: 'minus', tone: 'plain', verdict: 'verdict.opensNot' }
    : { icon: 'check', tone: 'plain', verdict: 'verdict.passes' };
}

function useRuleText(): (rule: Rule) => string {
  const t = useTexts();
  const formats = useFormats();
  const countries = useCountries();
  const countryName = (code: string): string =>
    countries.find((country) => country.code === code)?.name ?? code;
  return (rule) => ruleText(rule, { t, formats, countryName });
}
