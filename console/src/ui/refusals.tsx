import { useTexts } from '../i18n/use-texts.ts';
import { ButtonLink } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { Page } from './page.tsx';

/** A screen that the member may not see. */
export function NoPermission() {
  const t = useTexts();
  return (
    <Page title={t('refusals.noPermission')}>
      <EmptyState icon="key" title={t('refusals.noPermissionHint')} />
    </Page>
  );
}

/** The screen for an unknown URL. */
export function NothingHere() {
  const t = useTexts();
  return (
    <Page title={t('refusals.nothingHere')}>
      <EmptyState icon="search" title={t('refusals.nothingHereHint')}>
        <ButtonLink href="/">{t('today.title')}</ButtonLink>
      </EmptyState>
    </Page>
  );
}
