import type { Notification } from '@kadr/contract';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { CardWanted } from './card-wanted.tsx';
import { givenCode } from './given-code.ts';
import { PromoCodeForm } from './promo-code-form.tsx';
import { Redeemed } from './redeemed.tsx';

type Step =
  | { readonly name: 'form' }
  /** The code requires a linked card. */
  | { readonly name: 'info'; readonly code: string }
  | { readonly name: 'success'; readonly notification: Notification | null };

export interface PromoCodeFlowProps {
  readonly titleAs: 'h2' | 'h3';
  /** Whether links open in another window: the page is in a frame. */
  readonly isFramed?: boolean;
  /** The content below the form. */
  readonly children?: ReactNode;
}

/** A promo code from the form to its result. */
export function PromoCodeFlow({ titleAs, isFramed = false, children }: PromoCodeFlowProps) {
  const { search } = useLocation();
  const [step, setStep] = useState<Step>({ name: 'form' });
  if (step.name === 'success')
    return (
      <Redeemed
        notification={step.notification}
        isFramed={isFramed}
        titleAs={titleAs}
        onAgain={() => setStep({ name: 'form' })}
      />
    );
  if (step.name === 'info')
    return (
      <CardWanted
        code={step.code}
        isFramed={isFramed}
        titleAs={titleAs}
        onBack={() => setStep({ name: 'form' })}
      />
    );
  return (
    <>
      <PromoCodeForm
        given={givenCode(search)}
        onDone={(notification) => setStep({ name: 'success', notification })}
        onCardWanted={(code) => setStep({ name: 'info', code })}
      />
      {children}
    </>
  );
}
