import { countCharacters, profileNameLength, tidyName } from '@kadr/contract/profile-name';
import type { Translate } from '../i18n/messages.tsx';

/** Error text for a profile's name, null for none. */
export function nameProblem(t: Translate, name: string): string | null {
  const tidy = tidyName(name);
  if (tidy === '') return t('profiles.nameMissing');
  return countCharacters(tidy) > profileNameLength || tidy.length > 8 * profileNameLength
    ? t('input.validate.max_length', { max: profileNameLength })
    : null;
}
