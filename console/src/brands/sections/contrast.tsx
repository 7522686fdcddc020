import { useFormats } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { contrastOf, leastContrast } from '../contrast.ts';
import styles from '../brands.module.css';

/** A text on a ground. */
export interface ColourPair {
  readonly label: string;
  readonly text: unknown;
  readonly ground: unknown;
}

/** How well texts are told from their grounds: the ratio, and whether the schema takes it. */
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
                {/* Cut, not rounded: 4.497 is not enough, and must not read 4.5. */}
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
