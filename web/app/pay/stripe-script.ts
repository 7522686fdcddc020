import type { StripeAppearance } from './stripe-appearance.ts';

/** The used part of Stripe.js, the bank's script. */
export interface Stripe {
  elements(options: { readonly clientSecret: string; readonly appearance: StripeAppearance }): StripeElements;
  confirmPayment(options: StripeConfirmation): Promise<StripeResult>;
  confirmSetup(options: StripeConfirmation): Promise<StripeResult>;
}

export interface StripeElements {
  create(type: 'payment'): StripeElement;
}

export interface StripeElement {
  mount(place: HTMLElement): void;
  on(event: 'ready' | 'loaderror', run: () => void): void;
  destroy(): void;
}

interface StripeConfirmation {
  readonly elements: StripeElements;
  readonly confirmParams: { readonly return_url: string };
  readonly redirect: 'if_required';
}

interface StripeResult {
  readonly error?: { readonly type: string; readonly message?: string };
}

type StripeFactory = (publicKey: string, options: { readonly locale: string }) => Stripe;

/** Loads the script once per page. Rejects if it fails to load. */
export async function loadStripe(
  scriptUrl: string,
  { publicKey, locale }: { readonly publicKey: string; readonly locale: string },
): Promise<Stripe> {
  const factory = (): StripeFactory | undefined => (window as { Stripe?: StripeFactory }).Stripe;
  if (factory() === undefined)
    await new Promise<void>((resolve, reject) => {
      const script = document.createElement('script');
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => reject(new Error('The bank’s script did not come.')));
      script.src = scriptUrl;
      document.head.append(script);
    });
  const make = factory();
  if (make === undefined) throw new Error('The bank’s script is not what it was.');
  return make(publicKey, { locale });
}
