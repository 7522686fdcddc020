import { useTexts } from '../../i18n/use-texts.ts';

/** Returns the display name of a change's author: a person, a program, or the operator token. */
export function useAuthorName(): (by: string) => string {
  const t = useTexts();
  return (by) => (by === 'token' ? t('audit.token') : by);
}
