import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { userQuery } from '../data/queries.ts';
import { signOut } from '../data/sign-out.ts';
import { blockOf } from './block-watch.ts';
import { paymentMethodsQuery } from '../purchase/queries.ts';
import { topUpAddressOf } from '../purchase/top-up-address.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Picture } from '../ui/picture.tsx';
import { SafeText } from '../ui/safe-text.tsx';
import { useTask } from '../ui/use-task.ts';
import { canLeave, mayTopUp, stepsOf, withoutBlock } from './account-block.ts';
import styles from '../modals/modals.module.css';
import type { ModalProps } from '../modals/modals.ts';

/** Says why an account cannot be used and what can be done about it. It closes when the block ends. */
export function AccountBlockModal({ close }: ModalProps<void>) {
  const queries = useQueryClient();
  const { data: user } = useQuery({ ...userQuery(), refetchOnMount: false });
  const [shown] = useState(() => blockOf(user));
  const { isBusy, error, run } = useTask();
  const block = blockOf(user);

  useEffect(() => {
    if (block === null) close();
  }, [block, close]);

  const screen = block ?? shown;
  const { data: methods } = useQuery({
    ...paymentMethodsQuery(),
    enabled: screen !== null && mayTopUp(screen),
  });
  if (screen === null) return null;
  const clear = (): void => {
    queries.setQueryData(userQuery().queryKey, (known) => known && withoutBlock(known));
    close();
  };
  const leave = () =>
    run(async () => {
      await signOut(queries);
      close();
    });

  return (
    <Dialog open onClose={clear} title={screen.message} canClose={canLeave(screen)}>
      {screen.icon && (
        <Picture
          path={screen.icon}
          profiles={['avatar']}
          sizes="96px"
          alt=""
          loading="eager"
          className={styles.icon}
        />
      )}
      {screen.submessage && (
        <p className={styles.text}>
          <SafeText text={screen.submessage} />
        </p>
      )}
      <output className={styles.bad}>{error}</output>
      <div className={styles.steps}>
        {stepsOf(screen, topUpAddressOf(methods?.items)).map((step, at) => {
          const variant = at === 0 && step.type !== 'logout' ? 'primary' : 'secondary';
          if (step.type === 'logout')
            return (
              <Button key={step.title} loading={isBusy} onClick={() => void leave()}>
                {step.title}
              </Button>
            );
          if (step.type === 'my_collection')
            return (
              <ButtonLink key={step.title} href="/my/collection" variant={variant} onClick={clear}>
                {step.title}
              </ButtonLink>
            );
          return (
            <ButtonLink key={step.title} href={step.address} target="_blank" rel="noopener" variant={variant}>
              {step.title}
            </ButtonLink>
          );
        })}
      </div>
    </Dialog>
  );
}
