import type { BonusProgram } from '@kadr/contract';
import { useMessages } from '../i18n/messages.tsx';
import type { ModalProps } from '../modals/modals.ts';
import { Dialog } from '../ui/dialog.tsx';
import { BonusActivation } from './bonus-activation.tsx';

/** Joins a bonus programme, or changes the login there. Closed with true once that is done. */
export function BonusModal({ program, close }: { readonly program: BonusProgram } & ModalProps<boolean>) {
  const t = useMessages();
  const { name, status, required_login_type: type } = program;
  return (
    <Dialog
      open
      onClose={() => close()}
      title={
        status === 'registered' ? t('bonuses.changeTitle', { type, name }) : t('bonuses.joinTitle', { name })
      }
    >
      <BonusActivation program={program} onDone={() => close(true)} onExit={() => close()} />
    </Dialog>
  );
}
