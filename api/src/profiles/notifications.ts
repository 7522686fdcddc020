import type { Language, Notification } from '@kadr/contract';

/** Notifications of changes to profiles; `name` is the profile's. */
const words = {
  switched: {
    rus: (name: string) => `Теперь смотрит «${name}»`,
    eng: (name: string) => `“${name}” is watching now`,
    hye: (name: string) => `Հիմա դիտում է «${name}»`,
  },
  deleted: {
    rus: (name: string) => `Профиль «${name}» удалён`,
    eng: (name: string) => `The profile “${name}” is deleted`,
    hye: (name: string) => `«${name}» պրոֆիլը ջնջված է`,
  },
  pin_changed: {
    rus: () => 'PIN-код сохранён',
    eng: () => 'The PIN is saved',
    hye: () => 'PIN կոդը պահպանված է',
  },
  pin_reset: {
    rus: () => 'PIN-код сброшен',
    eng: () => 'The PIN is reset',
    hye: () => 'PIN կոդը զրոյացված է',
  },
} satisfies Record<string, Record<Language, (name: string) => string>>;

const eventTypes = {
  switched: 'profile_changed',
  deleted: 'profile_updated',
  pin_changed: 'profile_updated',
  pin_reset: 'profile_updated',
} as const;

/** Texts of notifications may contain HTML, so names are escaped. */
export function profileNotification(what: keyof typeof words, language: Language, name = ''): Notification {
  return {
    event_type: eventTypes[what],
    display: {
      message: words[what][language](escapeHtml(name)),
      submessage: null,
      poster: null,
      target: null,
    },
  };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}
