import { useCallback, useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { MenuButton } from '../ui/menu-button.tsx';
import styles from './main-menu.module.css';
import { useMenu } from '../layout/menu-items.ts';
import type { MenuLink } from '../layout/menu-items.ts';

/**
 * The main menu on one line. The rest is at the top of the popover of "More". How many fit is measured: the line wraps
 * and hides its second line, so that the server's markup already shows the right ones, and those of the second line are
 * then moved.
 */
export function MainMenu({ pathname }: { readonly pathname: string }) {
  const t = useMessages();
  const { line, more } = useMenu();
  const [fitting, setFitting] = useState(Number.POSITIVE_INFINITY);

  const measure = useCallback((menu: HTMLElement) => {
    const list = menu.firstElementChild;
    if (!(list instanceof HTMLElement)) return undefined;
    const count = (): void => {
      const items = [...list.children].filter((item) => item instanceof HTMLElement);
      setFitting(items.filter(({ offsetTop }) => offsetTop === items[0]?.offsetTop).length);
    };
    const observer = new ResizeObserver(count);
    observer.observe(menu);
    // The real font's letters differ in width from the fallback's.
    document.fonts.ready.then(count, () => undefined);
    return () => observer.disconnect();
  }, []);

  const hidden = [...line.slice(fitting), ...more];
  return (
    <nav
      key={line.map(({ href }) => href).join()}
      ref={measure}
      aria-label={t('shell.mainMenu')}
      className={styles.menu}
    >
      <ul className={styles.line}>
        {line.map((link, index) => (
          <li key={link.href} className={index >= fitting ? styles.over : undefined}>
            <MenuAnchor link={link} pathname={pathname} className={styles.link} />
          </li>
        ))}
      </ul>
      {hidden.length > 0 && (
        <MenuButton label={t('shell.more')} closesOn={pathname}>
          {hidden.map((link) => (
            <li key={link.href}>
              <MenuAnchor link={link} pathname={pathname} />
            </li>
          ))}
        </MenuButton>
      )}
    </nav>
  );
}

export interface MenuAnchorProps {
  readonly link: MenuLink;
  /** Path of the current page. */
  readonly pathname: string;
  readonly className?: string | undefined;
}

/** An entry of the menu, marked if the viewer is on its page, or on one below it. */
export function MenuAnchor({ link, pathname, className }: MenuAnchorProps) {
  return (
    <a
      href={link.href}
      className={className}
      aria-current={currentAt(link.href, pathname)}
      {...(link.isBlank && { target: '_blank', rel: 'noopener' })}
    >
      {link.title}
    </a>
  );
}

/** The value of `aria-current`: `page` on the page itself, `true` on pages below it. */
export function currentAt(href: string, pathname: string): 'page' | 'true' | undefined {
  if (href === pathname) return 'page';
  return href !== '/' && pathname.startsWith(`${href}/`) ? 'true' : undefined;
}
