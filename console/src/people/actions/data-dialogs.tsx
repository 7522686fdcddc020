import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { service } from '../../data/client.ts';
import { saveFile } from '../../data/save-file.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { accountKey } from '../account-queries.ts';
import { contactsKey } from '../panels/who-panel.tsx';
import type { DialogProps } from './account-dialog.tsx';

/** Reveals an account's addresses until the member leaves the page. */
export function RevealDialog({ account, onClose }: DialogProps) {
  const t = useTexts();
  const queries = useQueryClient();
  return (
    <ActionDialog
      title={t('action.reveal')}
      hint={t('actionHint.reveal')}
      action={t('actions.reveal')}
      queryKey={accountKey(account.id)}
      onClose={onClose}
      onAct={async (reason) =>
        queries.setQueryData(
          contactsKey(account.id),
          await service.operator.revealContacts({ id: account.id, reason }),
        )
      }
    />
  );
}

/** Exports all stored data of an account as a file. */
export function ExportDialog({ account, onClose }: DialogProps) {
  const t = useTexts();
  return (
    <ActionDialog
      title={t('action.export')}
      hint={t('actionHint.export')}
      action={t('actions.export')}
      done={t('actionDone.export')}
      queryKey={accountKey(account.id)}
      onClose={onClose}
      onAct={async (reason) => {
        const kept = await service.operator.exportAccount({ id: account.id, reason });
        saveFile(`account-${account.san}.json`, `${JSON.stringify(kept, null, 2)}\n`, 'application/json');
      }}
    />
  );
}

/** Erases an account after its number is typed as confirmation. */
export function EraseDialog({ account, onClose }: DialogProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  return (
    <ActionDialog
      title={t('action.erase')}
      hint={t('actionHint.erase')}
      action={t('actions.erase')}
      done={t('actionDone.erase')}
      isDangerous
      isReady={typed.trim() === account.san}
      queryKey={['people', 'list']}
      onClose={onClose}
      onAct={async (reason) => {
        await service.operator.eraseAccount({ id: account.id, reason });
        void navigate('/people');
      }}
    >
      <TextField
        label={t('actions.eraseConfirm', { san: account.san })}
        inputMode="numeric"
        isCode
        isFocusedFirst
        value={typed}
        onChange={setTyped}
      />
    </ActionDialog>
  );
}
