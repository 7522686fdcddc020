import { useLocation } from 'react-router';
import { useMessages } from '../i18n/messages.tsx';
import { MenuButton } from '../ui/menu-button.tsx';
import { LanguageLinks } from '../layout/language-links.tsx';

/** The language switch of the header. */
export function LanguageMenu() {
  const t = useMessages();
  const { key } = useLocation();
  return (
    <MenuButton label={t('shell.language')} icon="globe" showsLabel={false} closesOn={key}>
      <LanguageLinks />
    </MenuButton>
  );
}
