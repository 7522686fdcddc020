import { lazy, Suspense } from 'react';

export interface SafeTextProps {
  /** Words from outside, with or without HTML. */
  readonly text: string;
}

const SafeMarkup = lazy(async () => {
  const { SafeMarkup } = await import('./safe-markup.tsx');
  return { default: SafeMarkup };
});

/** Words from outside. HTML among them is shown without what could do harm (SH-097); its code comes when there is some. */
export function SafeText({ text }: SafeTextProps) {
  if (!/[<&]/.test(text)) return text;
  return (
    <Suspense fallback={null}>
      <SafeMarkup text={text} />
    </Suspense>
  );
}
