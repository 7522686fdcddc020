import type { Language, Role } from '@kadr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { service } from '../data/client.ts';
import { useTask } from '../data/use-task.ts';
import { languageNames, languages } from '../i18n/language.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextField } from '../ui/text-field.tsx';
import { PermissionsField } from './permissions-field.tsx';
import { rolesKey } from './role-names.ts';
import styles from './settings.module.css';

interface RoleDialogProps {
  /** Null: a new role. */
  readonly role: Role | null;
  readonly mayWrite: boolean;
  readonly onClose: () => void;
}

const emptyRole: Role = { role: '', name: { rus: '' }, permissions: [], is_built_in: false };

/** A role with its names and permissions. Built-in roles are read-only. */
export function RoleDialog({ role, mayWrite, onClose }: RoleDialogProps) {
  const t = useTexts();
  const task = useTask();
  const queries = useQueryClient();
  const [draft, setDraft] = useState(role ?? emptyRole);
  const isReadOnly = draft.is_built_in || !mayWrite;
  const save = () =>
    task.run(async () => {
      const { is_built_in: _, ...input } = draft;
      await service.operator.putRole(input);
      await queries.invalidateQueries({ queryKey: rolesKey });
      onClose();
    });
  const rename = (language: Language, text: string): void => {
    const { [language]: _, ...others } = draft.name;
    const name = text === '' && language !== 'rus' ? others : { ...others, [language]: text };
    setDraft({ ...draft, name: name as Role['name'] });
  };
  return (
    <Dialog
      title={role === null ? t('roles.new') : (role.name.rus ?? role.role)}
      size="large"
      isOpen
      onClose={onClose}
      {...(!isReadOnly && {
        actions: (
          <>
            <Button onPress={onClose}>{t('ui.cancel')}</Button>
            <Button
              look="primary"
              isPending={task.isBusy}
              isDisabled={draft.role === '' || draft.name.rus === '' || draft.permissions.length === 0}
              onPress={() => void save()}
            >
              {t('edit.save')}
            </Button>
          </>
        ),
      })}
    >
      {task.error !== null && <Notice tone="bad">{task.error}</Notice>}
      {draft.is_built_in && <Notice tone="info">{t('roles.builtInHint')}</Notice>}
      <div className={styles.row}>
        {languages.map((language) => (
          <TextField
            key={language}
            label={`${t('fields.name')}, ${languageNames[language]}`}
            value={draft.name[language] ?? ''}
            onChange={(text) => rename(language, text)}
            isReadOnly={isReadOnly}
          />
        ))}
        <TextField
          label={t('roles.slug')}
          isCode
          value={draft.role}
          onChange={(slug) => setDraft({ ...draft, role: slug })}
          isReadOnly={isReadOnly || role !== null}
        />
      </div>
      <PermissionsField
        value={draft.permissions}
        onChange={(permissions) => setDraft({ ...draft, permissions })}
        isReadOnly={isReadOnly}
      />
    </Dialog>
  );
}
