import type { AccountPage } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../data/member.ts';
import { languageNames } from '../../i18n/language.ts';
import { useFormats } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Panel } from '../../ui/page.tsx';

/** Separate from the account's refetched data: revealing addresses requires a reason. */
export const contactsKey = (id: number) => ['contacts', id] as const;

interface Contacts {
  readonly email: string | null;
  readonly phone: string | null;
}

interface WhoPanelProps {
  readonly account: AccountPage;
  readonly onReveal: () => void;
}

/** An account's holder and balance. */
export function WhoPanel({ account, onReveal }: WhoPanelProps) {
  const t = useTexts();
  const formats = useFormats();
  const mayReveal = useMay()('personal:read');
  const { data: contacts = null } = useQuery<Contacts | null>({
    queryKey: contactsKey(account.id),
    queryFn: () => null,
    enabled: false,
    // Cleared when the member leaves the page.
    gcTime: 0,
  });
  const { email, phone } = contacts ?? account;
  const hasAddress = email !== null || phone !== null;
  return (
    <Panel title={t('people.who')}>
      <Facts>
        <Fact name={t('people.number')}>
          <code>{account.san}</code>
        </Fact>
        <Fact name={t('people.email')}>{email ?? '—'}</Fact>
        <Fact name={t('people.phone')}>{phone ?? '—'}</Fact>
        <Fact name={t('people.password')}>{t(account.has_password ? 'ui.yes' : 'ui.no')}</Fact>
        <Fact name={t('people.language')}>
          {account.language === null ? '—' : languageNames[account.language]}
        </Fact>
        <Fact name={t('people.timeZone')}>{account.time_zone ?? '—'}</Fact>
        <Fact name={t('people.created')}>{formats.moment(account.created_at)}</Fact>
        <Fact name={t('people.balances')}>
          {account.balances.length === 0
            ? '—'
            : account.balances.map((money) => formats.money(money)).join(', ')}
        </Fact>
      </Facts>
      {mayReveal && hasAddress && contacts === null && (
        <div>
          <Button isSmall onPress={onReveal}>
            {t('action.reveal')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
