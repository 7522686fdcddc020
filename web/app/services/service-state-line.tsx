import type { Service } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { userQuery } from '../data/queries.ts';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import { originsOf, serviceStateOf } from './service-state.ts';

/** The state of a service in the viewer's account, in a sentence; nothing if the account does not have it. */
export function ServiceStateLine({
  service,
  className,
}: {
  readonly service: Pick<Service, 'active' | 'purchase_state'>;
  readonly className?: string | undefined;
}) {
  const t = useMessages();
  const formats = useFormats();
  const { data: user } = useQuery(userQuery());
  const state = serviceStateOf(service);
  if (state.kind === 'not_subscribed') return null;
  const date = 'date' in state ? formats.moment(state.date, user?.currentTimeZone ?? 'UTC') : '';
  return (
    <p className={className}>
      {[
        t('services.state', { state: state.kind, date }),
        ...originsOf(service.purchase_state).map((name) => t('services.through', { name })),
      ].join(' · ')}
    </p>
  );
}
