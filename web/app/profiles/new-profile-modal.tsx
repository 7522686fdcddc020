import type { Profile } from '@kadr/contract';
import { useMessages } from '../i18n/messages.tsx';
import type { ModalProps } from '../modals/modals.ts';
import { Dialog } from '../ui/dialog.tsx';
import { NewProfile } from './new-profile.tsx';

/** The wizard as a modal. Closed with the new profile. */
export function NewProfileModal({ close }: ModalProps<Profile>) {
  const t = useMessages();
  return (
    <Dialog open onClose={() => close()} title={t('profiles.newTitle')}>
      <NewProfile onDone={close} onBack={() => close()} />
    </Dialog>
  );
}
