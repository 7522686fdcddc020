import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Asks before unsaved changes are lost by a link, the browser's back button or closing the page. */
export function LeaveGuard({ mayLeave }: { readonly mayLeave: () => boolean }) {
  const t = useTexts();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => !mayLeave() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent): void => {
      if (!mayLeave()) event.preventDefault();
    };
    globalThis.addEventListener('beforeunload', onUnload);
    return () => globalThis.removeEventListener('beforeunload', onUnload);
  }, [mayLeave]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      title={t('leave.title')}
      size="small"
      isAlert
      isOpen
      onClose={() => blocker.reset()}
      actions={
        <>
          <Button onPress={() => blocker.reset()}>{t('ui.cancel')}</Button>
          <Button look="danger" onPress={() => blocker.proceed()}>
            {t('leave.leave')}
          </Button>
        </>
      }
    >
      <p>{t('leave.explained')}</p>
    </Dialog>
  );
}
