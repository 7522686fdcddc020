import { countCharacters, profileNameLength, tidyName } from '@kadr/contract/profile-name';
import type { Translate } from '../i18n/messages.tsx';

/** What is wrong with a profile's name, null when nothing is. */
export function nameProblem(t: Translate, name: string): string | null {
  const tidy = tidyName(name);
  if (tidy === '') return t('profiles.nameMissing');
  return countCharacters(tidy) > profileNameLength || tidy.length > 8 * profileNameLength
    ? t('input.validate.max_length', { max: profileNameLength })
    : null;
}
