import { useQuery, useQueryClient } from '@tanstack/react-query';
import { userQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';
import { useMessages } from '../i18n/messages.tsx';
import type { ModalProps } from '../modals/modals.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { PinForm } from './pin-form.tsx';
import { openCancelLimit, openReset } from './pin-modals.ts';
import { noPin, pinProblem } from './pin-problem.ts';
import styles from './profiles.module.css';
import { presentOf } from './use-profiles.ts';

export interface PinEntryModalProps {
  /**
   * Purpose of the PIN: to allow more than now, to watch a title above the age limit once, or to act as the master
   * profile.
   */
  readonly reason: 'more' | 'age' | 'master';
  /** The master profile may remove its age limit instead of entering the PIN. */
  readonly canDisable?: boolean;
}

const texts = {
  more: 'profiles.unlockText',
  age: 'profiles.ageGateText',
  master: 'profiles.masterText',
} as const;

/** Asks for the PIN, with links to reset it, and for the master profile to disable it. */
export function PinEntryModal({
  reason,
  canDisable = false,
  close,
}: PinEntryModalProps & ModalProps<string>) {
  const t = useMessages();
  const queries = useQueryClient();
  const { data: user } = useQuery(userQuery());
  const enter = async (pin: string): Promise<string | null> => {
    try {
      const { valid } = await (await apiOf(queries)).profiles.pinValidate({ pin_code: pin });
      if (!valid) return t('input.pin.validate');
      close(pin);
      return null;
    } catch (error) {
      return pinProblem(t, error);
    }
  };
  return (
    <Dialog open onClose={() => close()} title={t('profiles.pinTitle')}>
      <p className={styles.text}>{t(texts[reason])}</p>
      <PinForm label={t('profiles.pin')} button={t('profiles.confirm')} onPin={enter} submitsItself>
        <Button
          variant="ghost"
          onClick={() => {
            void openReset().then((isReset) => {
              if (isReset) close(noPin);
            });
          }}
        >
          {t('profiles.forgotPin')}
        </Button>
        {canDisable && presentOf(user)?.type === 'master' && (
          <Button
            variant="ghost"
            onClick={() => {
              void openCancelLimit().then((isLifted) => {
                if (isLifted) close('disabled');
              });
            }}
          >
            {t('profiles.disablePin')}
          </Button>
        )}
      </PinForm>
    </Dialog>
  );
}
