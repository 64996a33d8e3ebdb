import { ActionIcon, Burger, Button, Collapse } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUserCircle } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { labelTexts } from '../messages/labels.ts';
import { shellTexts } from '../messages/shell.ts';
import { useReturnHere } from '../session/return-address.ts';
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

/** Pages that a visitor returns to after signing in; from all others a sign-in leads to the dashboard. */
const RETURN_PAGES = /^\/(event-details|event-purchase|my-tickets|tickets\/.+)$/;

/** The header of the public pages; on a phone its links fold into a menu. */
export function PublicHeader() {
  const signedIn = useSession() !== null;
  const [opened, { toggle, close }] = useDisclosure(false);
  const { pathname } = useLocation();
  const here = useReturnHere();
  const signInState = RETURN_PAGES.test(pathname) ? here : undefined;
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
            <Button component={Link} to="/auth" state={signInState} className={classes.signIn}>
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
          <Link
            to={signedIn ? '/dashboard' : '/auth'}
            state={signedIn ? undefined : signInState}
            className={classes.menuLink}
          >
            {signedIn ? labelTexts.dashboard : shellTexts.signIn}
          </Link>
        </nav>
      </Collapse>
    </header>
  );
}
