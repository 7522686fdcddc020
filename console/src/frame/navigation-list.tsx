import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useMay } from '../data/member.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './navigation-list.module.css';
import { navigationFor } from './navigation.ts';

/** The screens that the member may see, in groups. */
export function Navigation() {
  const t = useTexts();
  const groups = navigationFor(useMay());
  const { pathname } = useLocation();
  const list = useRef<HTMLElement>(null);
  const shown = useRef<string>(null);
  // The list is longer than a screen: a bookmark or the palette may lead to an entry below its edge.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  return (
    <nav ref={list} className={styles.navigation} aria-label={t('frame.navigation')}>
      <NavLink to="/" end className={linkClass}>
        <Icon name="today" />
        {t('today.title')}
      </NavLink>
      {groups.map(({ id, label, icon, destinations }) => (
        <div key={id} className={styles.group}>
          <p id={`group-${id}`} className={styles.name}>
            <Icon name={icon} />
            {t(label)}
          </p>
          <ul aria-labelledby={`group-${id}`}>
            {destinations.map((destination) => (
              <li key={destination.path}>
                {/* A screen with another destination below it is current only on its own path. */}
                <NavLink
                  to={destination.path}
                  end={destinations.some(({ path }) => path.startsWith(`${destination.path}/`))}
                  className={linkClass}
                >
                  {t(destination.label)}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

const linkClass = ({ isActive }: { isActive: boolean }): string =>
  classNames(styles.link, isActive && styles.current);
