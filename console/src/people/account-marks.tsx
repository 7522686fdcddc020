import type { FoundAccount } from '@kadr/contract';
import { useTexts } from '../i18n/use-texts.ts';
import { Badge } from '../ui/badge.tsx';

/** Badges for an account's special states. */
export function AccountMarks({
  account,
}: {
  readonly account: Pick<FoundAccount, 'is_blocked' | 'is_test'>;
}) {
  const t = useTexts();
  return (
    <>
      {account.is_blocked && <Badge tone="bad">{t('people.blocked')}</Badge>}
      {account.is_test && <Badge tone="info">{t('people.test')}</Badge>}
    </>
  );
}
