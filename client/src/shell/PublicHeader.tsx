import { ActionIcon, Burger, Button, Collapse } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUserCircle } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { labelTexts } from '../messages/labels.ts';
import { shellTexts } from '../messages/shell.ts';
import { useSession } from '../session/session.ts';
import { Logo } from '../ui/Logo.tsx';
import { ThemeToggle } from '../ui/ThemeToggle.tsx';
import classes from './PublicHeader.module.css';

const LINKS = [
  { to: '/', label: labelTexts.home },
  { to: '/about', label: labelTexts.about },
  { to: '/events', label: labelTexts.events },
  { to: '/issuers', label: labelTexts.issuers },
];

/** The header of the public pages; on a phone its links fold into a menu. */
export function PublicHeader() {
  const signedIn = useSession() !== null;
  const [opened, { toggle, close }] = useDisclosure(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(close, [pathname]);

  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Link to="/" className={classes.home} aria-label={labelTexts.homeOf(shellTexts.product)}>
          <Logo />
        </Link>
        <nav className={classes.links} aria-label={labelTexts.mainMenu}>
          {LINKS.map((link) => (
            <NavLink key={link.to} to={link.to} className={classes.link} end>
              {link.label}
            </NavLink>
          ))}
        </nav>
        <div className={classes.actions}>
          <ThemeToggle />
          {signedIn ? (
            <ActionIcon component={Link} to="/dashboard" aria-label={labelTexts.dashboard}>
              <IconUserCircle size={24} aria-hidden />
            </ActionIcon>
          ) : (
            <Button component={Link} to="/auth" className={classes.signIn}>
              {shellTexts.signIn}
            </Button>
          )}
          <Burger
            className={classes.burger}
            opened={opened}
            onClick={toggle}
            aria-label={opened ? shellTexts.closeMenu : shellTexts.openMenu}
            aria-expanded={opened}
            aria-controls="public-menu"
            size="sm"
          />
        </div>
      </div>
      <Collapse expanded={opened} id="public-menu" className={classes.menu}>
        <nav aria-label={labelTexts.menu} className={classes.menuLinks}>
          {[...LINKS, { to: '/#features', label: labelTexts.features }].map((link) => (
            <Link key={link.to} to={link.to} className={classes.menuLink} onClick={close}>
              {link.label}
            </Link>
          ))}
          <Link to={signedIn ? '/dashboard' : '/auth'} className={classes.menuLink}>
            {signedIn ? labelTexts.dashboard : shellTexts.signIn}
          </Link>
        </nav>
      </Collapse>
    </header>
  );
}
