import type { RecordView } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { service } from '../../../data/client.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { LivePage } from '../../../ui/live-page.tsx';
import styles from './page.module.css';

/** The page as viewers see it, reloaded after each save; empty for a page that viewers cannot see. */
export function PagePreview({ view }: { readonly view: RecordView }) {
  const t = useTexts();
  const [brand = '', alias = ''] = view.id.split('~');
  const { data } = useQuery({
    queryKey: ['brands', brand, 'preview'],
    queryFn: () => service.operator.getBrandPreview({ id: brand }),
    enabled: view.is_live && brand !== '',
    retry: false,
    refetchOnWindowFocus: false,
    // The token is valid for an hour.
    staleTime: 50 * 60_000,
  });
  if (!view.is_live || data === undefined) return null;
  return (
    <div className={styles.preview}>
      <p className={styles.second}>{t('preview.page')}</p>
      <LivePage
        path={alias === 'main' ? '/' : `/media_views/${alias}`}
        token={data.preview_token}
        version={view.version}
      />
    </div>
  );
}
