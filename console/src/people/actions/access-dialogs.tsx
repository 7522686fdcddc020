import type { Language } from '@kadr/contract';
import { useState } from 'react';
import { service } from '../../data/client.ts';
import { languageNames, languages, locales } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { accountKey } from '../account-queries.ts';
import type { DialogProps } from './account-dialog.tsx';

type Texts = Readonly<Record<Language, string>>;

/** Blocks an account, with a message for its viewers. */
export function BlockDialog({ account, onClose }: DialogProps) {
  const t = useTexts();
  const [texts, setTexts] = useState<Texts>({ rus: '', eng: '', hye: '' });
  const hasText = Object.values(texts).some((text) => text.trim() !== '');
  const isMissing = hasText && texts.rus.trim() === '';
  return (
    <ActionDialog
      title={t('action.block')}
      hint={t('actionHint.block')}
      action={t('actions.block')}
      done={t('actionDone.block')}
      isDangerous
      isReady={!isMissing}
      queryKey={accountKey(account.id)}
      onClose={onClose}
      onAct={(reason) =>
        service.operator.blockAccount({
          id: account.id,
          is_blocked: true,
          message: hasText ? translated(texts) : null,
          reason,
        })
      }
    >
      {languages.map((language) => (
        <TextField
          key={language}
          label={t('actions.blockText', { language: languageNames[language] })}
          lang={locales[language].slice(0, 2)}
          isMultiline
          isFocusedFirst={language === 'rus'}
          value={texts[language]}
          onChange={(text) => setTexts({ ...texts, [language]: text })}
          error={language === 'rus' && isMissing ? t('actions.russianFirst') : undefined}
        />
      ))}
    </ActionDialog>
  );
}

/** The texts without empty languages. */
function translated({ rus, eng, hye }: Texts) {
  return {
    rus: rus.trim(),
    ...(eng.trim() !== '' && { eng: eng.trim() }),
    ...(hye.trim() !== '' && { hye: hye.trim() }),
  };
}

/** Unblocks an account. */
export function UnblockDialog({ account, onClose }: DialogProps) {
  const t = useTexts();
  return (
    <ActionDialog
      title={t('action.unblock')}
      action={t('actions.unblock')}
      done={t('actionDone.unblock')}
      queryKey={accountKey(account.id)}
      onClose={onClose}
      onAct={(reason) => service.operator.blockAccount({ id: account.id, is_blocked: false, reason })}
    />
  );
}

/** Signs an account out everywhere. */
export function SignOutDialog({ account, onClose }: DialogProps) {
  const t = useTexts();
  return (
    <ActionDialog
      title={t('action.signOut')}
      hint={t('actionHint.signOut')}
      action={t('actions.signOut')}
      done={t('actionDone.signOut')}
      queryKey={accountKey(account.id)}
      onClose={onClose}
      onAct={(reason) => service.operator.endAccountSessions({ id: account.id, reason })}
    />
  );
}
