import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { service } from './client.ts';

type Answer = Parameters<typeof service.staff.signInByPasskey>[0]['response'];

/** Asks the browser to prove a passkey; null when the member closes its dialog. */
export async function provePasskey(): Promise<Answer | null> {
  const options = await service.staff.passkeyOptions();
  return orNull(async () => startAuthentication({ optionsJSON: options }));
}

/** Asks the browser to create a passkey and adds it; returns false when the member closes its dialog. */
export async function makePasskey(name: string): Promise<boolean> {
  const options = await service.staff.passkeyCreation();
  const response = await orNull(async () =>
    startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }),
  );
  if (response === null) return false;
  await service.staff.addPasskey({ name, response });
  return true;
}

async function orNull(ask: () => Promise<object>): Promise<Answer | null> {
  try {
    return (await ask()) as Answer;
  } catch (error) {
    if (error instanceof WebAuthnError || (error as Error).name === 'NotAllowedError') return null;
    throw error;
  }
}

/** The default name of a new passkey: the member's operating system. */
export function proposedPasskeyName(): string {
  const agent = navigator.userAgent;
  const known: readonly (readonly [RegExp, string])[] = [
    [/iPhone/, 'iPhone'],
    [/iPad/, 'iPad'],
    [/Android/, 'Android'],
    [/Mac OS X/, 'Mac'],
    [/Windows/, 'Windows'],
  ];
  return known.find(([pattern]) => pattern.test(agent))?.[1] ?? 'Linux';
}
