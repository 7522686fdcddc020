import type { AccountPage } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useBrandChoices } from '../../data/brands.ts';
import { service } from '../../data/client.ts';
import { titlePath } from '../../data/site-paths.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { RecordPicker } from '../../records/fields/record-picker.tsx';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LivePage } from '../../ui/live-page.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { accountKey } from '../account-queries.ts';
import styles from '../people.module.css';
import type { DialogProps } from './account-dialog.tsx';

/** Shows the service's pages as a profile of the account sees them, without changes and playback. */
export function SeeAsDialog({ account, onClose }: DialogProps) {
  const t = useTexts();
  const brands = useBrandChoices() ?? [];
  const [profile, setProfile] = useState(masterOf(account));
  const [brand, setBrand] = useState<string | null>(null);
  const [token, setToken] = useState<string | null>(null);
  const isAllowed = useRef(false);
  if (token !== null) return <SeenPages account={account} token={token} onClose={onClose} />;
  return (
    <ActionDialog
      title={t('action.seeAs')}
      hint={t('actionHint.seeAs')}
      action={t('actions.seeAs')}
      queryKey={accountKey(account.id)}
      // Once the action has succeeded, the pages replace it.
      onClose={() => isAllowed.current || onClose()}
      onAct={async (reason) => {
        const { preview_token } = await service.operator.viewAsAccount({
          id: account.id,
          profile_id: profile,
          ...(brand !== null && { brand }),
          reason,
        });
        isAllowed.current = true;
        setToken(preview_token);
      }}
    >
      <Select
        label={t('seeAs.profile')}
        value={profile === null ? null : String(profile)}
        choices={account.profiles.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(chosen) => setProfile(chosen === null ? null : Number(chosen))}
      />
      {brands.length > 1 && (
        <Select
          label={t('viewAs.brand')}
          value={brand ?? brands[0]?.value ?? null}
          choices={brands}
          onChange={setBrand}
        />
      )}
    </ActionDialog>
  );
}

function masterOf({ profiles }: AccountPage): number | null {
  return profiles.find(({ type }) => type === 'master')?.id ?? null;
}

/** The pages that support needs most, by path. */
const pages = ['/', '/my/collection', '/my/payments_and_services', '/my/devices', '/my/settings'] as const;

interface SeenPagesProps {
  readonly account: AccountPage;
  readonly token: string;
  readonly onClose: () => void;
}

function SeenPages({ account, token, onClose }: SeenPagesProps) {
  const t = useTexts();
  const [page, setPage] = useState<string>('/');
  const [title, setTitle] = useState<string | null>(null);
  const { data: record } = useQuery({
    queryKey: ['records', 'title', 'type', title],
    queryFn: () => service.operator.getRecord({ kind: 'title', id: title ?? '' }),
    enabled: title !== null,
  });
  const path = title === null || record === undefined ? page : titlePath(record.record?.['type'], title);
  return (
    <Dialog title={t('seeAs.title', { name: account.name })} isOpen onClose={onClose} size="wide">
      <Notice tone="warn">{t('seeAs.banner', { san: account.san })}</Notice>
      <div className={styles.seen}>
        <Select
          label={t('seeAs.page')}
          value={title === null ? page : null}
          choices={pages.map((one) => ({ value: one, label: t(`seenPage.${one}`) }))}
          onChange={(chosen) => {
            setTitle(null);
            setPage(chosen ?? '/');
          }}
        />
        <RecordPicker label={t('seeAs.film')} kind="title" value={title} onChange={setTitle} />
      </div>
      <LivePage path={path} token={token} version={path} />
    </Dialog>
  );
}
