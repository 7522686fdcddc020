import type { StaffInvitation } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { errorNameOf, service } from '../data/client.ts';
import { useMemberRefresh } from '../data/member.ts';
import { useTask } from '../data/use-task.ts';
import { useLanguage, useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { TextField } from '../ui/text-field.tsx';
import { OutsideScreen } from './sign-in-screen.tsx';
import styles from './sign-in.module.css';

/** Accepts an invitation: name and password, then a second factor. */
export function InvitationScreen() {
  const t = useTexts();
  const { secret = '' } = useParams();
  const { data, error, isPending } = useQuery({
    queryKey: ['invitation', secret],
    queryFn: () => service.staff.getInvitation({ secret }),
    retry: false,
    staleTime: Infinity,
  });
  if (isPending) return <Spinner />;
  if (data === undefined) {
    const isGone = errorNameOf(error) === 'NOT_FOUND';
    return (
      <OutsideScreen title={t('invitation.title')}>
        <Notice tone="bad">{isGone ? t('invitation.gone') : t('ui.unreachable')}</Notice>
      </OutsideScreen>
    );
  }
  return (
    <OutsideScreen title={t('invitation.title')}>
      <InvitationForm secret={secret} invitation={data} />
    </OutsideScreen>
  );
}

function InvitationForm({
  secret,
  invitation,
}: {
  readonly secret: string;
  readonly invitation: StaffInvitation;
}) {
  const t = useTexts();
  const language = useLanguage();
  const task = useTask();
  const refresh = useMemberRefresh();
  const navigate = useNavigate();
  const [name, setName] = useState(invitation.name ?? '');
  const [email, setEmail] = useState(invitation.email ?? '');
  const [password, setPassword] = useState('');
  const isOwners = invitation.email === null;
  const accept = () =>
    task.run(async () => {
      await service.staff.acceptInvitation({
        secret,
        name: name.trim(),
        password,
        ...(isOwners && { email: email.trim() }),
      });
      await refresh();
      await navigate('/', { replace: true });
    });
  const roles = invitation.roles.map((role) => role.name[language] ?? role.name.rus).join(', ');
  return (
    <Form onSubmit={() => void accept()}>
      {roles !== '' && <p className={styles.roles}>{t('invitation.roles', { roles })}</p>}
      {task.error !== null && <Notice tone="bad">{task.error}</Notice>}
      <TextField
        label={t('invitation.name')}
        autoComplete="name"
        value={name}
        onChange={setName}
        isFocusedFirst
      />
      <TextField
        label={t('signIn.email')}
        type="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        isReadOnly={!isOwners}
      />
      <TextField
        label={t('invitation.password')}
        hint={t('invitation.passwordHint')}
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
      <Button
        look="primary"
        type="submit"
        isPending={task.isBusy}
        isDisabled={name.trim() === '' || email.trim() === '' || password.length < 8}
      >
        {t('invitation.accept')}
      </Button>
    </Form>
  );
}
