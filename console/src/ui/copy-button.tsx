import { useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from './button.tsx';

/** Copies a text to the clipboard, and confirms it. */
export function CopyButton({ text, label }: { readonly text: string; readonly label?: string }) {
  const t = useTexts();
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <Button icon={isCopied ? 'check' : 'copy'} onPress={() => void copy()}>
      {isCopied ? t('ui.copied') : (label ?? t('ui.copy'))}
    </Button>
  );
}
