import type { AgeLimit, Profile } from '@kadr/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useBrand } from '../data/initial-data.tsx';
import { promoPanel } from '../data/promo-panel.ts';
import { profilesQuery } from './queries.ts';
import { userQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';
import { useMessages } from '../i18n/messages.tsx';
import { confirm } from '../modals/open-modals.ts';
import { forSignedIn } from '../sign-in/for-signed-in.tsx';
import { failureOf } from '../data/page-errors.ts';
import { PageHead } from '../routing/page-head.tsx';
import { NotFoundPage } from '../layout/not-found-page.tsx';
import { PlainPage } from '../layout/plain-page.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ProfileIcon } from '../ui/profile-icon.tsx';
import { Switch } from '../ui/switch.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toasts } from '../data/toasts.ts';
import { BaseSettings } from './base-settings.tsx';
import { IconChoice } from './icon-choice.tsx';
import { openChange } from './pin-modals.ts';
import { changesOf, formOf } from './profile-form.ts';
import { nameProblem } from './profile-name.ts';
import styles from './profile-page.module.css';
import { saveProfile } from './save-profile.ts';
import { useProfiles } from './use-profiles.ts';
import { isWindowWrong, ViewLimitsFields } from './view-limits-fields.tsx';

/** A profile's name, picture, limits and switches; the master profile changes any, another one itself. */
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

function ProfileSettings({
  profile,
  limits,
  isMaster,
}: {
  readonly profile: Profile;
  readonly limits: readonly AgeLimit[];
  readonly isMaster: boolean;
}) {
  const t = useMessages();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [form, setForm] = useState(() => formOf(profile, limits));
  const [errors, setErrors] = useState<{ name?: string; window?: string; form?: string }>({});
  const [state, setState] = useState<'rest' | 'saving' | 'saved'>('rest');
  const { data: user } = useQuery(userQuery());

  const change = (part: Partial<typeof form>): void => {
    setForm((known) => ({ ...known, ...part }));
    setErrors({});
    setState('rest');
  };
  const save = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (state === 'saving') return;
    const name = nameProblem(t, form.name);
    if (name !== null || isWindowWrong(form.viewLimits)) {
      setErrors({
        ...(name !== null && { name }),
        ...(isWindowWrong(form.viewLimits) && { window: t('profiles.windowWrong') }),
      });
      return;
    }
    const changes = changesOf(form, profile, limits);
    if (changes === null) {
      setState('saved');
      return;
    }
    setState('saving');
    try {
      const saved = await saveProfile(queries, profile, changes);
      setState(saved === null ? 'rest' : 'saved');
      if (saved !== null) setForm(formOf(saved, limits));
    } catch (failure) {
      setErrors({ form: failureOf(failure).description || t('error.default') });
      setState('rest');
    }
  };
  const remove = async (): Promise<void> => {
    const isSure = await confirm({
      title: t('profiles.deleteTitle', { name: profile.name }),
      text: t('profiles.deleteText'),
      continueWords: t('profiles.delete'),
      exitWords: t('profiles.back'),
    });
    if (!isSure) return;
    try {
      const { notification } = await (await apiOf(queries)).profiles.delete({ id: profile.id });
      await navigate('/my', { replace: true });
      await queries.invalidateQueries({ queryKey: profilesQuery().queryKey });
      toasts.show(promoPanel(notification));
    } catch (failure) {
      setErrors({ form: failureOf(failure).description || t('error.default') });
    }
  };
  return (
    <form className={styles.page} onSubmit={(event) => void save(event)} noValidate>
      <section className={styles.section}>
        <TextField
          label={t('profiles.name')}
          name="profile-name"
          autoComplete="off"
          value={form.name}
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
          <IconChoice chosen={form.iconId} onChoose={(iconId) => change({ iconId })} />
        </details>
      </section>
      <section className={styles.section}>
        <h2 className={styles.heading}>{t('profiles.limits')}</h2>
        <BaseSettings fields={form.base} limits={limits} onChange={(base) => change({ base })} />
      </section>
      <section className={styles.section}>
        <h2 className={styles.heading}>{t('profiles.viewLimits')}</h2>
        <ViewLimitsFields
          limits={form.viewLimits}
          timeZone={user?.currentTimeZone ?? ''}
          error={errors.window ?? null}
          onChange={(viewLimits) => change({ viewLimits })}
        />
      </section>
      <section className={styles.section}>
        <Switch
          label={t('profiles.notifications')}
          hint={t('profiles.notificationsHint')}
          checked={form.isNotificationsAllowed}
          onChange={(isNotificationsAllowed) => change({ isNotificationsAllowed })}
        />
        <ButtonLink href={`/my/profiles/${profile.id}/channels`}>{t('profiles.channels')}</ButtonLink>
      </section>
      <div className={styles.save}>
        <Button variant="primary" size="large" type="submit" loading={state === 'saving'}>
          {t('profiles.save')}
        </Button>
        <output className={errors.form === undefined ? styles.good : styles.bad}>
          {errors.form ?? (state === 'saved' ? t('profiles.saved') : '')}
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
            <Button variant="ghost" onClick={() => void remove()}>
              {t('profiles.delete')}
            </Button>
          </div>
        </section>
      )}
    </form>
  );
}
