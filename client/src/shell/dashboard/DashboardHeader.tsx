import { ActionIcon, Burger, Kbd } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { NotificationsBell } from '../../features/notifications/NotificationsBell.tsx';
import { labelTexts } from '../../messages/labels.ts';
import { shellTexts } from '../../messages/shell.ts';
import type { Viewer } from '../../session/use-viewer.ts';
import { Logo } from '../../ui/Logo.tsx';
import { ThemeToggle } from '../../ui/ThemeToggle.tsx';
import classes from './DashboardHeader.module.css';
import { tabAddress } from './tab-address.ts';

const SearchOverlay = lazy(() => import('./SearchOverlay.tsx'));

/** The search box of the header; it opens the global search, as Ctrl/Cmd+K does. */
export function SearchBox({ viewer }: { viewer: Viewer }) {
  const [wanted, setWanted] = useState(0);
  const open = () => setWanted((times) => times + 1);
  useHotkeys([['mod+K', open]], []);
  return (
    <>
      <button type="button" className={classes.search} onClick={open} aria-label={shellTexts.search}>
        <IconSearch size={18} aria-hidden />
        <span className={classes.searchWords}>{shellTexts.search}</span>
        <Kbd className={classes.searchKeys}>{/Mac|iP/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'}</Kbd>
      </button>
      {wanted > 0 && (
        <Suspense>
          <SearchOverlay viewer={viewer} wanted={wanted} />
        </Suspense>
      )}
    </>
  );
}

interface DashboardHeaderProps {
  viewer: Viewer;
  /** The name of the open tab. */
  crumb: string;
  menuOpen: boolean;
  narrow: boolean;
  onMenu: () => void;
  onNarrow: () => void;
}

/** Logo, breadcrumb, search, theme and notifications. */
export function DashboardHeader({ viewer, crumb, menuOpen, narrow, onMenu, onNarrow }: DashboardHeaderProps) {
  const Fold = narrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <div className={classes.bar}>
      <Burger
        hiddenFrom="md"
        opened={menuOpen}
        onClick={onMenu}
        size="sm"
        className={classes.burger}
        aria-label={menuOpen ? shellTexts.closeMenu : shellTexts.openMenu}
      />
      <Link to="/" className={classes.logo} aria-label={labelTexts.homeOf(shellTexts.product)}>
        <Logo />
      </Link>
      <ActionIcon
        visibleFrom="md"
        onClick={onNarrow}
        aria-label={narrow ? shellTexts.expand : shellTexts.collapse}
      >
        <Fold size={21} aria-hidden />
      </ActionIcon>
      <nav aria-label={labelTexts.breadcrumb} className={classes.crumbs}>
        <ol>
          <li>
            <Link to={tabAddress('overview')}>{shellTexts.dashboardTitle}</Link>
          </li>
          <li aria-current="page">{crumb}</li>
        </ol>
      </nav>
      <div className={classes.actions}>
        <SearchBox viewer={viewer} />
        <ThemeToggle />
        <NotificationsBell />
      </div>
    </div>
  );
}
