import { useFormats } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { contrastOf, leastContrast } from '../contrast.ts';
import styles from '../brands.module.css';

/** A text colour and its background. */
export interface ColourPair {
  readonly label: string;
  readonly text: unknown;
  readonly ground: unknown;
}

/** Contrast ratios of texts, and whether the schema accepts them. */
export function Contrasts({ pairs }: { readonly pairs: readonly ColourPair[] }) {
  const t = useTexts();
  const formats = useFormats();
  return (
    <dl className={styles.contrasts} aria-label={t('brands.contrast')}>
      {pairs.map(({ label, text, ground }) => {
        const ratio = contrastOf(text, ground);
        const isEnough = ratio !== null && ratio >= leastContrast;
        return (
          <div key={label} className={styles.contrast}>
            <dt>{label}</dt>
            <dd>
              <strong className={styles.ratio}>
                {/* Rounded down: 4.497 is too low and must not show as 4.5. */}
                {ratio === null ? '—' : `${formats.number(Math.floor(ratio * 100) / 100)} : 1`}
              </strong>
              <Badge tone={isEnough ? 'good' : 'bad'}>
                {isEnough ? t('brands.contrastPasses') : t('brands.contrastFails', { least: leastContrast })}
              </Badge>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
