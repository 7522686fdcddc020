import type { AgeLimit, Profile } from '@kadr/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { useBrand } from '../data/initial-data.tsx';
import { promoPanel } from '../data/promo-panel.ts';
import { profilesQuery } from './queries.ts';
import { userQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';
import { useMessages } from '../i18n/messages.tsx';
import { confirm } from '../modals/open-modals.ts';
import { forSignedIn } from '../sign-in/for-signed-in.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { NotFoundPage } from '../layout/not-found-page.tsx';
import { PlainPage } from '../layout/plain-page.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ProfileIcon } from '../ui/profile-icon.tsx';
import { Switch } from '../ui/switch.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useForm } from '../ui/use-form.ts';
import type { Form } from '../ui/use-form.ts';
import { useTask } from '../ui/use-task.ts';
import { toasts } from '../data/toasts.ts';
import { BaseSettings } from './base-settings.tsx';
import { IconChoice } from './icon-choice.tsx';
import { openChange } from './pin-modals.ts';
import { changesOf, formOf } from './profile-form.ts';
import type { ProfileForm } from './profile-form.ts';
import { nameProblem } from './profile-name.ts';
import styles from './profile-page.module.css';
import { saveProfile } from './save-profile.ts';
import { useProfiles } from './use-profiles.ts';
import { isWindowWrong, ViewLimitsFields } from './view-limits-fields.tsx';

/**
 * A profile's name, picture, limits and switches; the master profile can change any profile, others only themselves.
 */
export const ProfilePage = forSignedIn(function ProfilePage() {
  const t = useMessages();
  const { name: brand } = useBrand();
  const { id } = useParams();
  const { profiles, limits, present, isMaster } = useProfiles();
  const profile = profiles?.find((one) => String(one.id) === id);
  if (profile === undefined || limits.length === 0 || (!isMaster && profile.id !== present))
    return <NotFoundPage />;
  return (
    <>
      <PageHead title={t('profiles.pageTitle', { name: profile.name, brand })} isHidden />
      <PlainPage title={profile.name} lead={t('profiles.type', { type: profile.type })} width="text">
        <ProfileSettings key={profile.id} profile={profile} limits={limits} isMaster={isMaster} />
      </PlainPage>
    </>
  );
});

interface ProfileSettingsProps {
  readonly profile: Profile;
  readonly limits: readonly AgeLimit[];
  readonly isMaster: boolean;
}

function ProfileSettings({ profile, limits, isMaster }: ProfileSettingsProps) {
  const t = useMessages();
  const queries = useQueryClient();
  const form = useForm<ProfileForm>({
    initial: () => formOf(profile, limits),
    check: ({ name, viewLimits }) => {
      const problem = nameProblem(t, name);
      return {
        ...(problem !== null && { name: problem }),
        ...(isWindowWrong(viewLimits) && { viewLimits: t('profiles.windowWrong') }),
      };
    },
    send: async (values) => {
      const changes = changesOf(values, profile, limits);
      if (changes === null) return undefined;
      const saved = await saveProfile(queries, profile, changes);
      if (saved === null) return false;
      form.change(formOf(saved, limits));
      return undefined;
    },
  });
  const removal = useRemoval(profile);
  const problem = form.error ?? removal.error;
  return (
    <form className={styles.page} onSubmit={form.onSubmit} noValidate>
      <ProfileFields profile={profile} limits={limits} form={form} />
      <div className={styles.save}>
        <Button variant="primary" size="large" type="submit" loading={form.isSending}>
          {t('profiles.save')}
        </Button>
        <output className={problem === null ? styles.good : styles.bad}>
          {problem ?? (form.isSent ? t('profiles.saved') : '')}
        </output>
      </div>
      {isMaster && (
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('profiles.pinSection')}</h2>
          <p className={styles.text}>{t('profiles.pinSectionText')}</p>
          <div>
            <Button onClick={() => void openChange()}>{t('profiles.changePin')}</Button>
          </div>
        </section>
      )}
      {isMaster && profile.type === 'additional' && (
        <section className={styles.section}>
          <div>
            <Button variant="ghost" onClick={() => void removal.ask()}>
              {t('profiles.delete')}
            </Button>
          </div>
        </section>
      )}
    </form>
  );
}

interface ProfileFieldsProps extends Omit<ProfileSettingsProps, 'isMaster'> {
  readonly form: Form<ProfileForm>;
}

function ProfileFields({ profile, limits, form }: ProfileFieldsProps) {
  const t = useMessages();
  const { data: user } = useQuery(userQuery());
  const { values, errors, change } = form;
  return (
    <>
      <section className={styles.section}>
        <TextField
          label={t('profiles.name')}
          name="profile-name"
          autoComplete="off"
          value={values.name}
          hint={t('profiles.nameHint')}
          error={errors.name ?? null}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <details className={styles.picture}>
          <summary>
            <span className={styles.portrait}>
              <ProfileIcon image={profile.icon.image} />
            </span>
            {t('profiles.icon')}
          </summary>
          <IconChoice chosen={values.iconId} onChoose={(iconId) => change({ iconId })} />
        </details>
      </section>
      <section className={styles.section}>
        <h2 className={styles.heading}>{t('profiles.limits')}</h2>
        <BaseSettings fields={values.base} limits={limits} onChange={(base) => change({ base })} />
      </section>
      <section className={styles.section}>
        <h2 className={styles.heading}>{t('profiles.viewLimits')}</h2>
        <ViewLimitsFields
          limits={values.viewLimits}
          timeZone={user?.currentTimeZone ?? ''}
          error={errors.viewLimits ?? null}
          onChange={(viewLimits) => change({ viewLimits })}
        />
      </section>
      <section className={styles.section}>
        <Switch
          label={t('profiles.notifications')}
          hint={t('profiles.notificationsHint')}
          checked={values.isNotificationsAllowed}
          onChange={(isNotificationsAllowed) => change({ isNotificationsAllowed })}
        />
        <ButtonLink href={`/my/profiles/${profile.id}/channels`}>{t('profiles.channels')}</ButtonLink>
      </section>
    </>
  );
}

/** Deletes a profile after the viewer's confirmation, and leaves its page. */
function useRemoval({ id, name }: Profile) {
  const t = useMessages();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { error, run } = useTask();
  const ask = async (): Promise<void> => {
    const isSure = await confirm({
      title: t('profiles.deleteTitle', { name }),
      text: t('profiles.deleteText'),
      continueWords: t('profiles.delete'),
      exitWords: t('profiles.back'),
    });
    if (!isSure) return;
    await run(async () => {
      const { notification } = await (await apiOf(queries)).profiles.delete({ id });
      await navigate('/my', { replace: true });
      await queries.invalidateQueries({ queryKey: profilesQuery().queryKey });
      toasts.show(promoPanel(notification));
    });
  };
  return { error, ask };
}
