import { useBrand } from '../data/initial-data.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { PlainPage } from '../layout/plain-page.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { WriteToUs } from './write-to-us.tsx';

const names = ['support', 'contacts', 'docs', 'offer', 'faq'] as const;

/** An information page that its operator has not written yet: its name, and a contact. */
export function UnwrittenPage({ alias }: { readonly alias: string }) {
  const t = useMessages();
  const { name: brand } = useBrand();
  const known = names.find((name) => name === alias) ?? 'support';
  const name = t(`crumbs.${known}`);
  return (
    <>
      <PageHead title={t('info.pageTitle', { name, brand })} description={t('info.unwrittenText')} isHidden />
      <PlainPage title={name} width="text">
        <EmptyState icon="info" title={t('info.unwritten')} text={t('info.unwrittenText')}>
          <ButtonLink href="/" variant="primary">
            {t('shell.toHome')}
          </ButtonLink>
        </EmptyState>
        <WriteToUs />
      </PlainPage>
    </>
  );
}
