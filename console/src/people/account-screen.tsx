import type { AccountPage } from '@kadr/contract';
import { useState } from 'react';
import { useParams } from 'react-router';
import { errorNameOf } from '../data/client.ts';
import { useMay } from '../data/member.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { PaymentsPanel } from '../money/payments-panel.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { NoPermission, NothingHere } from '../ui/refusals.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { AccountActions } from './actions/account-actions.tsx';
import { AccountDialog } from './actions/account-dialog.tsx';
import type { OpenAction } from './actions/account-dialog.tsx';
import { AccountMarks } from './account-marks.tsx';
import { useAccount } from './account-queries.ts';
import { AccessPanel } from './panels/access-panel.tsx';
import { HoldingsPanel } from './panels/holdings-panel.tsx';
import { MessagesPanel } from './panels/messages-panel.tsx';
import { ProfilesPanel } from './panels/profiles-panel.tsx';
import { WhoPanel } from './panels/who-panel.tsx';
import { ReportsPanel } from './reports/reports-panel.tsx';
import styles from './people.module.css';
import { WhyPanel } from './why/why-panel.tsx';
import { Failure } from '../ui/failure.tsx';
import { Trail } from '../ui/trail.tsx';

/** An account: holder, holdings, problems and actions. */
export function AccountScreen() {
  const t = useTexts();
  const may = useMay();
  const id = Number(useParams()['id']);
  if (!may('accounts:read')) return <NoPermission />;
  if (!Number.isSafeInteger(id) || id <= 0) return <NothingHere />;
  return <KnownAccount key={id} id={id} title={t('people.title')} />;
}

function KnownAccount({ id, title }: { readonly id: number; readonly title: string }) {
  const { data: account, error, refetch } = useAccount(id);
  if (errorNameOf(error) === 'NOT_FOUND') return <NothingHere />;
  if (account === undefined)
    return (
      <Page title={title}>{error === null ? <Spinner /> : <Failure error={error} onRetry={refetch} />}</Page>
    );
  return <AccountContent account={account} />;
}

function AccountContent({ account }: { readonly account: AccountPage }) {
  const t = useTexts();
  const may = useMay();
  const [open, setOpen] = useState<OpenAction | null>(null);
  return (
    <Page
      title={account.name}
      trail={<Trail href="/people" name={t('people.title')} />}
      marks={<AccountMarks account={account} />}
      actions={<AccountActions account={account} onOpen={setOpen} />}
    >
      {account.is_blocked && (
        <Notice tone="bad" title={t('people.isBlocked')}>
          {account.block_message}
        </Notice>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          {may('support:read') && <WhyPanel account={account} onOpen={setOpen} />}
          <HoldingsPanel account={account} />
          {may('money:read') && <PaymentsPanel account={account} />}
          {may('support:read') && <ReportsPanel accountId={account.id} />}
          <MessagesPanel messages={account.messages} />
        </div>
        <div className={styles.side}>
          <WhoPanel account={account} onReveal={() => setOpen({ action: 'reveal' })} />
          <ProfilesPanel account={account} />
          <AccessPanel account={account} />
        </div>
      </div>
      {open !== null && <AccountDialog account={account} open={open} onClose={() => setOpen(null)} />}
    </Page>
  );
}
