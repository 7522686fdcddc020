import { KadrError, oauthScopes } from '@kadr/contract';
import type { CheckedLogin, Country, Device, ErrorName, Notification, OauthLink } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';
import type { Language } from '@kadr/contract';

/** The only correct code, wherever a code is asked for: as many of its digits as the code has. */
export const fixtureCode = '123456';

/** The only password that signs in, with any login. */
export const fixturePassword = 'secret';

/** The modes of logins: by the beginning of an e-mail address, or by a phone's last digits. */
const modes = [
  [/^register|01$/, 'register'],
  [/^migrate|02$/, 'migrate_phone'],
  [/^reset|03$/, 'reset_password'],
] as const;

/** The service's answer to a TV's code; all other codes belong to no TV. */
const tvNotification = (message: string, submessage: string): Notification => ({
  event_type: 'ott_tv_activated',
  display: { message, submessage, poster: null, target: null },
});
const activatedTv = tvNotification('Телевизор подключён', 'Через несколько секунд на нём откроется аккаунт.');
const expiredTv = tvNotification('Срок действия кода истёк', 'На экране уже новый код.');

const day = 86_400;
/** 1 March 2026, noon. */
const noon = 1_772_366_400;

/** Sign-in without a service behind it: the operations of signing in and of an account’s own pages. */
export function fixtureSignIn(
  language: Language,
  onCall: (operation: string) => void | Promise<void> = () => undefined,
): Pick<
  KadrClient,
  'signIn' | 'countries' | 'devices' | 'signIns' | 'tvCodes' | 'passkeys' | 'oauth' | 'account'
> & {
  readonly session: SessionOperations;
} {
  const answer: Answers['answer'] = async (operation, value) => {
    await onCall(operation);
    return value();
  };
  const refuse = (operation: string, name: ErrorName) => (): Promise<never> =>
    answer(operation, () => {
      throw new KadrError(name);
    });
  const answers: Answers = { language, answer, refuse };
  return {
    session: sessionOperations(answers),
    signIn: signInOperations(answers),
    ...countryOperations(answers),
    ...deviceOperations(answers),
    ...tvCodeOperations(answers),
    ...accountOperations(answers),
  };
}

type SessionOperations = Pick<KadrClient['session'], 'create' | 'createByAssertion' | 'endAll'>;

/** The answers of operations; each reports its name first. */
interface Answers {
  readonly language: Language;
  readonly answer: <T>(operation: string, value: () => T) => Promise<T>;
  readonly refuse: (operation: string, name: ErrorName) => () => Promise<never>;
}

function sessionOperations({ answer, refuse }: Answers): SessionOperations {
  return {
    create: ({ login, login_type, password = '' }) =>
      answer('session.create', () => {
        if (login_type === 'phone') check(password, 4);
        else if (password !== fixturePassword) throw new KadrError('WRONG_CREDENTIALS');
        return { session_state: login.includes('full') || login.endsWith('05') ? 'restricted' : 'normal' };
      }),
    createByAssertion: refuse('session.createByAssertion', 'ASSERTION_INVALID'),
    endAll: () => answer('session.endAll', () => ({ session_state: 'demo' as const })),
  };
}

function signInOperations({ answer }: Answers): KadrClient['signIn'] {
  return {
    checkLogin: ({ login, mode }) =>
      answer('signIn.checkLogin', (): CheckedLogin => {
        const login_mode = modes.find(([pattern]) => pattern.test(login))?.[1] ?? 'authorize';
        if (mode === 'migrate_phone' && login_mode === 'authorize')
          throw new KadrError('MIGRATION_PHONE_UNKNOWN');
        return {
          login_mode,
          login_type: isPhone(login) ? 'phone' : 'email',
          migrated_from: login_mode === 'migrate_phone' ? 'Экран+' : null,
        };
      }),
    sendSmsCode: () => answer('signIn.sendSmsCode', () => sent(4)),
    validateSmsCode: ({ code }) =>
      answer('signIn.validateSmsCode', () => {
        check(code, 4);
        return { confirmation_code: 'sms' };
      }),
    sendEmailCode: () => answer('signIn.sendEmailCode', () => sent(6)),
    validateEmailCode: ({ code }) =>
      answer('signIn.validateEmailCode', () => {
        check(code, 6);
        return { confirmation_code: 'email' };
      }),
    resetPassword: ({ new_password }) =>
      answer('signIn.resetPassword', () => {
        if (new_password.length < 6) throw new KadrError('PASSWORD_WEAK', { field: 'new_password' });
        return {};
      }),
    validatePassword: ({ password }) =>
      answer('signIn.validatePassword', () => {
        if (password !== fixturePassword) throw new KadrError('PASSWORD_WRONG');
        return { confirmation_code: 'password' };
      }),
    migratePhone: () => answer('signIn.migratePhone', () => ({})),
  };
}

function countryOperations({ answer, language }: Answers): Pick<KadrClient, 'countries'> {
  return {
    countries: {
      list: () =>
        answer('countries.list', () => ({
          countries: countries.map(({ id, code, alias, call_code, maskexp, names }) => ({
            id,
            code,
            alias,
            call_code,
            maskexp,
            name: names[language],
            image: null,
          })),
          default_country: 'RU',
        })),
      languages: () =>
        answer('countries.languages', () => ({
          languages: [
            { code: 'rus', name: 'Русский', image: null },
            { code: 'eng', name: 'English', image: null },
            { code: 'hye', name: 'Հայերեն', image: null },
          ],
        })),
    },
  };
}

function deviceOperations({ answer }: Answers): Pick<KadrClient, 'devices' | 'signIns'> {
  return {
    devices: {
      list: () => answer('devices.list', () => ({ devices: [...devices], limit: { device_limit: 5 } })),
      delete: ({ uid }) =>
        answer('devices.delete', () => ({
          devices: devices.filter((device) => device.uid !== uid),
          limit: { device_limit: 5 },
        })),
    },
    signIns: {
      list: () =>
        answer('signIns.list', () => ({
          items: devices.map(({ id, terminal_name, title, device_type_icon, is_current, signed_in_at }) => ({
            id,
            at: signed_in_at,
            method: 'sms_code' as const,
            ip: `203.0.113.${id}`,
            place: null,
            terminal_name,
            title,
            device_type_icon,
            is_current,
          })),
          next_cursor: null,
        })),
    },
  };
}

function tvCodeOperations({ answer }: Answers): Pick<KadrClient, 'tvCodes'> {
  return {
    tvCodes: {
      create: () =>
        answer('tvCodes.create', () => ({
          code: 'KDRLMF',
          device_code: 'secret-of-the-tv',
          expires_in: 600,
          interval: 5,
        })),
      poll: () => answer('tvCodes.poll', () => ({ state: 'waiting' as const, session_state: null })),
      describe: ({ code }) =>
        answer('tvCodes.describe', () => {
          if (!['KDRLMF', 'FARWAY'].includes(code)) throw new KadrError('TV_CODE_UNKNOWN');
          return {
            terminal_name: 'Телевизор',
            title: 'Chrome, Tizen',
            device_type_icon: 'tv' as const,
            is_same_network: code !== 'FARWAY',
          };
        }),
      authorize: ({ code }) =>
        answer('tvCodes.authorize', () => {
          if (code === 'EXPIRE') return { success: false, notification: expiredTv };
          if (!['KDRLMF', 'FARWAY'].includes(code)) throw new KadrError('TV_CODE_UNKNOWN');
          return { success: true, notification: activatedTv };
        }),
      activate: () => answer('tvCodes.activate', () => ({ notification: activatedTv })),
    },
  };
}

function accountOperations({ answer, refuse }: Answers): Pick<KadrClient, 'passkeys' | 'oauth' | 'account'> {
  return {
    passkeys: {
      list: () =>
        answer('passkeys.list', () => ({
          passkeys: [{ id: 1, name: 'Chrome, Windows', created_at: noon - 9 * day, last_used_at: null }],
        })),
      registrationOptions: refuse('passkeys.registrationOptions', 'PASSKEY_REFUSED'),
      register: refuse('passkeys.register', 'PASSKEY_REFUSED'),
      delete: () => answer('passkeys.delete', () => ({})),
      signInOptions: refuse('passkeys.signInOptions', 'PASSKEY_REFUSED'),
      signIn: refuse('passkeys.signIn', 'PASSKEY_REFUSED'),
    },
    oauth: {
      describe: ({ client_id, redirect_uri }) =>
        answer('oauth.describe', () => {
          if (client_id !== 'alice') throw new KadrError('OAUTH_REQUEST_INVALID');
          return {
            kind: 'consent' as const,
            name: 'Алиса',
            scopes: [...oauthScopes],
            denial_url: `${redirect_uri}?error=access_denied`,
          };
        }),
      authorize: ({ redirect_uri, state = '' }) =>
        answer('oauth.authorize', () => ({ url: `${redirect_uri}?code=good&state=${state}` })),
      links: () => answer('oauth.links', () => ({ items: [fixtureLink] })),
      unlink: () => answer('oauth.unlink', () => ({ items: [] })),
      profile: refuse('oauth.profile', 'ACCESS_TOKEN_INVALID'),
      favourites: refuse('oauth.favourites', 'ACCESS_TOKEN_INVALID'),
    },
    account: {
      export: () => answer('account.export', () => ({ exported_at: noon, data: { account: { id: 1 } } })),
      erase: () => answer('account.erase', () => ({})),
    },
  };
}

function check(code: string, length: number): void {
  if (code !== fixtureCode.slice(0, length)) throw new KadrError('CODE_WRONG');
}

const sent = (code_length: number) => ({ resend_after: 60, code_length, expires_in: 600 });
const isPhone = (login: string): boolean => !login.includes('@');

const fixtureLink: OauthLink = {
  id: '5f0c2f8e-0000-4000-8000-000000000001',
  name: 'Алиса',
  scopes: ['profile.name', 'favourites.read'],
  profile_name: 'Анна',
  linked_at: noon - 3 * day,
  last_used_at: noon,
};

const device = (
  id: number,
  terminal_name: string,
  title: string,
  device_type_icon: Device['device_type_icon'],
): Device => ({
  id,
  uid: `device-${id}`,
  terminal_name,
  title,
  device_type_icon,
  is_current: id === 1,
  signed_in_at: noon - id * 11 * day,
  last_seen_at: noon - (id - 1) * day,
});

const devices: readonly Device[] = [
  device(1, 'Компьютер', 'Chrome, Windows', 'computer'),
  device(2, 'Телефон', 'Safari, iOS', 'phone'),
  device(3, 'Телевизор', 'Chrome, Tizen', 'tv'),
  device(4, 'Планшет', 'Safari, iPadOS', 'tablet'),
  device(5, 'Приставка', 'Chrome, Android', 'console'),
];

const countries: readonly (Omit<Country, 'name' | 'image'> & { readonly names: Record<Language, string> })[] =
  [
    {
      id: 1,
      code: 'AM',
      alias: 'armenia',
      call_code: '+374',
      maskexp: 'XX XXX-XXX',
      names: { rus: 'Армения', eng: 'Armenia', hye: 'Հայաստան' },
    },
    {
      id: 2,
      code: 'KZ',
      alias: 'kazakhstan',
      call_code: '+7',
      maskexp: '(XXX) XXX-XX-XX',
      names: { rus: 'Казахстан', eng: 'Kazakhstan', hye: 'Ղազախստան' },
    },
    {
      id: 3,
      code: 'RU',
      alias: 'russia',
      call_code: '+7',
      maskexp: '(XXX) XXX-XX-XX',
      names: { rus: 'Россия', eng: 'Russia', hye: 'Ռուսաստան' },
    },
  ];
