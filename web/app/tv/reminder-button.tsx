import type { Epg } from '@kadr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { userQuery } from '../data/queries.ts';
import { useMessages } from '../i18n/messages.tsx';
import { requestSignIn } from '../sign-in/request-sign-in.ts';
import { failureOf } from '../data/page-errors.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { toasts } from '../data/toasts.ts';
import { useEpgTimes } from './epg-times.ts';
import { setReminder } from './set-reminder.ts';

export interface ReminderButtonProps {
  readonly epg: Pick<Epg, 'id' | 'name' | 'start_time' | 'is_reminded'>;
  /** Shows a label beside the bell. */
  readonly hasWords?: boolean;
}

/** Seconds for which the result is shown. */
const shownFor = 5;

/** Sets or removes a reminder for a programme. A guest is asked to sign in first, and then it continues. */
export function ReminderButton({ epg, hasWords = false }: ReminderButtonProps) {
  const t = useMessages();
  const { clock } = useEpgTimes();
  const queries = useQueryClient();
  const isBusy = useRef(false);
  const change = async (isReminded: boolean): Promise<void> => {
    await setReminder(queries, epg.id, isReminded);
    toasts.show({
      title: t(isReminded ? 'tv.reminderSet' : 'tv.reminderRemoved'),
      text: isReminded ? t('tv.reminderAt', { name: epg.name, time: clock(epg.start_time) }) : epg.name,
      duration: shownFor,
      ...(isReminded && { link: { href: '/my/reminders', name: t('tv.toReminders') } }),
    });
  };
  const toggle = async (): Promise<void> => {
    const user = await queries.ensureQueryData(userQuery());
    if (user.isAuth) return change(!epg.is_reminded);
    if (await requestSignIn()) await change(true);
  };
  const shared = {
    'data-event': 'ui_button_click',
    'data-event-name': 'reminder',
    onClick: (): void => {
      if (isBusy.current) return;
      isBusy.current = true;
      void toggle()
        .catch((error: unknown) => {
          const title = failureOf(error).description || t('tv.reminderFailed');
          toasts.show({ title, tone: 'bad', duration: shownFor });
        })
        .finally(() => (isBusy.current = false));
    },
  };
  if (hasWords)
    return (
      <Button icon={epg.is_reminded ? 'check' : 'bell'} {...shared}>
        {t(epg.is_reminded ? 'tv.isReminded' : 'tv.remind')}
      </Button>
    );
  return (
    <IconButton
      icon={epg.is_reminded ? 'check' : 'bell'}
      variant="ghost"
      aria-pressed={epg.is_reminded}
      label={t('tv.remindOf', { name: epg.name })}
      title={t(epg.is_reminded ? 'tv.isReminded' : 'tv.remind')}
      {...shared}
    />
  );
}
