import { useCallback, useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { MenuButton } from '../ui/menu-button.tsx';
import styles from './main-menu.module.css';
import { useMenuLinks } from './menu-items.ts';
import type { MenuLink } from './menu-items.ts';

/**
 * The main menu in one line. What does not fit stands in the popover of "More" (SH-003). How many fit is measured: the
 * line wraps and hides its second line, so that the server's markup already shows the right ones, and those of the second
 * line are then moved.
 */
export function MainMenu({ pathname }: { readonly pathname: string }) {
  const t = useMessages();
  const links = useMenuLinks();
  const [fitting, setFitting] = useState(Number.POSITIVE_INFINITY);

  const measure = useCallback((menu: HTMLElement) => {
    const list = menu.firstElementChild;
    if (!(list instanceof HTMLElement)) return undefined;
    const count = (): void => {
      list.style.maxInlineSize = '';
      const items = [...list.children].filter((item) => item instanceof HTMLElement);
      const inLine = items.filter(({ offsetTop }) => offsetTop === items[0]?.offsetTop);
      const last = inLine.at(-1);
      // No wider than what it shows, so that "More" stands beside it.
      if (last && inLine.length < items.length) {
        list.style.maxInlineSize = `${Math.ceil(last.getBoundingClientRect().right - list.getBoundingClientRect().left)}px`;
      }
      setFitting(inLine.length);
    };
    const observer = new ResizeObserver(count);
    observer.observe(menu);
    // Letters of the real font are of other widths than those of the fallback.
    document.fonts.ready.then(count, () => undefined);
    return () => observer.disconnect();
  }, []);

  const hidden = links.slice(fitting);
  if (links.length === 0) return null;
  return (
    <nav
      key={links.map(({ id }) => id).join()}
      ref={measure}
      aria-label={t('shell.mainMenu')}
      className={styles.menu}
    >
      <ul className={styles.line}>
        {links.map((link, index) => (
          <li key={link.id} className={index >= fitting ? styles.over : undefined}>
            <MenuAnchor link={link} pathname={pathname} className={styles.link} />
          </li>
        ))}
      </ul>
      {hidden.length > 0 && (
        <div className={styles.more}>
          <MenuButton label={t('shell.more')} closesOn={pathname}>
            {hidden.map((link) => (
              <li key={link.id}>
                <MenuAnchor link={link} pathname={pathname} />
              </li>
            ))}
          </MenuButton>
        </div>
      )}
    </nav>
  );
}

export interface MenuAnchorProps {
  readonly link: MenuLink;
  /** Path of the page that is shown. */
  readonly pathname: string;
  readonly className?: string | undefined;
}

/** An entry of the menu, marked when it is where the viewer is. */
export function MenuAnchor({ link, pathname, className }: MenuAnchorProps) {
  return (
    <a
      href={link.href}
      className={className}
      aria-current={link.href === pathname ? 'page' : undefined}
      {...(link.isBlank && { target: '_blank', rel: 'noopener' })}
    >
      {link.title}
    </a>
  );
}
