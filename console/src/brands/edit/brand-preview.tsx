import type { BrandRecord } from '@kadr/contract';
import { useTexts } from '../../i18n/use-texts.ts';
import { LivePage } from '../../ui/live-page.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from '../brands.module.css';

/** The main page with the saved draft of the brand, or otherwise with the published brand. */
export function BrandPreview({ record }: { readonly record: BrandRecord }) {
  const t = useTexts();
  const { draft, definition, number, preview_token: token } = record;
  const isShown = draft === null ? definition !== null : draft.problems.length === 0;
  return (
    <aside className={styles.aside} aria-label={t('preview.beside')}>
      {isShown ? (
        <>
          <p className={styles.second}>{draft === null ? t('preview.live') : t('preview.draft')}</p>
          <LivePage path="/" token={token} version={draft === null ? `version ${number}` : token} />
        </>
      ) : (
        <Notice tone="info">{t('preview.problems')}</Notice>
      )}
    </aside>
  );
}
