import { useState } from 'react';
import { useMessages } from '../../i18n/messages.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './together-panel.module.css';

/** The party's link: shared by the system's dialog on phones, copied elsewhere. */
export function PartyLink({ id }: { readonly id: string }) {
  const t = useMessages();
  const [said, setSaid] = useState<'copied' | 'failed' | null>(null);
  const url = new URL(`/together/${id}`, window.location.href).href;
  const isTouch = matchMedia('(pointer: coarse)').matches;
  const share = async (): Promise<void> => {
    if (isTouch && 'share' in navigator) {
      try {
        return await navigator.share({ title: t('together.title'), text: t('together.invitation'), url });
      } catch (error) {
        // A viewer who cancels wants no fallback.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    await navigator.clipboard.writeText(url).then(
      () => setSaid('copied'),
      () => setSaid('failed'),
    );
  };
  return (
    <div className={styles.link}>
      <Button variant="primary" size="small" onClick={() => void share()}>
        {t(said === 'copied' ? 'together.copied' : 'together.copyLink')}
      </Button>
      <output className={styles.hint}>{said === 'failed' ? url : t('together.linkHint')}</output>
    </div>
  );
}
