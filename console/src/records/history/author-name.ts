import { useTexts } from '../../i18n/use-texts.ts';

/** Gives what an author of changes is called: a person, a program, or whoever has the operator's token. */
export function useAuthorName(): (by: string) => string {
  const t = useTexts();
  return (by) => (by === 'token' ? t('audit.token') : by);
}
