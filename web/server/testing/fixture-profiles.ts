import { KadrError, profileIcons } from '@kadr/contract';
import type { AgeLimit, Notification, Profile } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';
import { fixtureChannel } from './fixture-television.ts';

/** The master profile of the fixture account. */
export const fixtureProfile: Profile = {
  id: 1,
  name: 'Вера',
  type: 'master',
  icon: { id: 1, image: '/profile-icons/fox.svg' },
  default_age_limit_id: 5,
  max_age_limit_id: 5,
  is_erotic_allowed: false,
  purchase_limits: { is_pin_required: false },
  view_limits: { allowed_from: null, allowed_to: null, max_view_time: null },
  is_notifications_allowed: true,
};

const fixtureAgeLimits: readonly AgeLimit[] = [0, 6, 12, 16, 18].map((age_value, at) => ({
  id: at + 1,
  name: `${age_value}+`,
  age_value,
}));

export interface FixtureAccount {
  readonly client: KadrClient['profiles'];
  readonly profiles: () => readonly Profile[];
  /** The profile that watches. */
  readonly present: () => Profile;
  readonly pin: () => string;
  readonly setPin: (pin: string) => void;
}

/** The account's state at a moment. */
interface AccountState {
  profiles: readonly Profile[];
  /** Id of the profile that watches. */
  present: number;
  pin: string;
}

/** An account with profiles and a PIN, kept in memory, with as much of the service's rules as pages can observe. */
export function fixtureAccount(others: readonly Profile[] = []): FixtureAccount {
  const state: AccountState = {
    profiles: [fixtureProfile, ...others],
    present: fixtureProfile.id,
    pin: '0000',
  };
  return {
    profiles: () => state.profiles,
    present: () => find(state, state.present),
    pin: () => state.pin,
    setPin: (next) => {
      state.pin = next;
    },
    client: {
      ...profileOperations(state),
      ...pinOperations(state),
      channels: async () => ({ items: [fixtureChannel], next_cursor: null }),
      getIcons: async () => ({ items: [...profileIcons] }),
      getAgeLimits: async () => ({ items: [...fixtureAgeLimits] }),
    },
  };
}

function profileOperations(
  state: AccountState,
): Pick<FixtureAccount['client'], 'getAll' | 'switch' | 'create' | 'edit' | 'delete'> {
  return {
    getAll: async () => ({ items: [...state.profiles] }),
    switch: async ({ id, pin_code }) => {
      const next = find(state, id);
      if (next.type === 'master' && find(state, state.present).type !== 'master') requirePin(state, pin_code);
      state.present = next.id;
      return say(`Теперь смотрит «${next.name}»`, 'profile_changed');
    },
    create: async ({ name, ...changes }) => {
      const id = Math.max(...state.profiles.map((one) => one.id)) + 1;
      const made = changed({ ...fixtureProfile, id, type: 'additional', name }, changes);
      requirePinFor(state, made);
      state.profiles = [...state.profiles, made];
      return made;
    },
    edit: async ({ id, pin_code, ...changes }) => {
      const known = find(state, id);
      const next = { ...changed(known, changes), id: known.id };
      if (next.max_age_limit_id > known.max_age_limit_id) requirePin(state, pin_code);
      if (next.max_age_limit_id < known.max_age_limit_id) requirePinFor(state, next);
      state.profiles = state.profiles.map((one) => (one.id === next.id ? next : one));
      return next;
    },
    delete: async ({ id }) => {
      const gone = find(state, id);
      state.profiles = state.profiles.filter((one) => one !== gone);
      return say(`Профиль «${gone.name}» удалён`);
    },
  };
}

function pinOperations(
  state: AccountState,
): Pick<FixtureAccount['client'], 'pinValidate' | 'pinChange' | 'pinDelete' | 'unlockAge'> {
  return {
    pinValidate: async ({ pin_code }) => ({ valid: pin_code === state.pin }),
    pinChange: async ({ old_pin, new_pin }) => {
      requirePin(state, old_pin);
      if (new_pin === '0000') throw new KadrError('PIN_NOT_ALLOWED');
      state.pin = new_pin;
      return say('PIN-код сохранён');
    },
    pinDelete: async ({ password, confirmation_code }) => {
      if (password !== undefined && password !== 'right')
        throw new KadrError('WRONG_CREDENTIALS', { message: 'Неверный пароль.' });
      if (password === undefined && confirmation_code === undefined) throw new KadrError('INVALID_INPUT');
      state.pin = '0000';
      return say('PIN-код сброшен');
    },
    unlockAge: async ({ pin_code }) => {
      requirePin(state, pin_code);
      return { unlocked_until: 1_800_000_000 };
    },
  };
}

/** @param id a string where it comes from a path. */
function find({ profiles }: AccountState, id: unknown): Profile {
  const profile = profiles.find((one) => one.id === Number(id));
  if (profile === undefined) throw new KadrError('NOT_FOUND');
  return profile;
}

function requirePin({ pin }: AccountState, given: string | undefined): void {
  if ((given ?? '0000') !== pin) throw new KadrError('PIN_WRONG', { message: 'Неверный PIN-код.' });
}

function requirePinFor({ pin }: AccountState, { max_age_limit_id, purchase_limits }: Profile): void {
  if (pin === '0000' && (max_age_limit_id < 5 || purchase_limits.is_pin_required))
    throw new KadrError('PIN_NOT_SET', { message: 'Сначала задайте PIN-код.' });
}

function say(message: string, event_type = 'profile_updated'): { notification: Notification } {
  return {
    notification: { event_type, display: { message, submessage: null, poster: null, target: null } },
  };
}

function changed(profile: Profile, changes: object): Profile {
  const next: Profile = Object.assign({ ...profile }, changes);
  const { image } = profileIcons.find(({ icon_id }) => icon_id === next.icon.id) ?? {
    image: profile.icon.image,
  };
  return { ...next, icon: { id: next.icon.id, image } };
}
