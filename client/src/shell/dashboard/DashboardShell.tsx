import { AppShell, Drawer } from '@mantine/core';
import { useDisclosure, useLocalStorage } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useLowStockAlerts } from '../../features/events/organiser/use-low-stock-alerts.ts';
import { StandingBanner } from '../../features/issuers/StandingBanner.tsx';
import { useLiveMessages } from '../../features/messages/use-live-messages.ts';
import { MaintenanceBanner } from '../../features/system/MaintenanceBanner.tsx';
import type { Viewer } from '../../session/use-viewer.ts';
import { shellTexts } from '../../texts/shell.ts';
import { Logo } from '../../ui/Logo.tsx';
import { CONTENT_ID, SkipLink } from '../SkipLink.tsx';
import { type TabId, tabsFor } from '../tabs.ts';
import { DashboardHeader } from './DashboardHeader.tsx';
import classes from './DashboardShell.module.css';
import { Sidebar } from './Sidebar.tsx';

interface DashboardShellProps {
  viewer: Viewer;
  current: TabId;
  children: ReactNode;
}

/** The frame of the dashboard: a sidebar that collapses to icons, an overlay on small screens. */
export function DashboardShell({ viewer, current, children }: DashboardShellProps) {
  useLiveMessages(viewer.permissions.includes('VIEW_MESSAGES'));
  useLowStockAlerts(viewer.user.issuer !== null && viewer.permissions.includes('VIEW_SALES'));
  const [menuOpen, menu] = useDisclosure(false);
  const [narrow, setNarrow] = useLocalStorage({ key: 'sidebar_narrow', defaultValue: false });
  const { own, more } = tabsFor(viewer.role, viewer.permissions);
  const crumb = [...own, ...more].find((tab) => tab.id === current)?.label ?? shellTexts.dashboardTitle;
  return (
    <AppShell
      header={{ height: 64 }}
      navbar={{ width: narrow ? 76 : 264, breakpoint: 'md', collapsed: { mobile: true } }}
      transitionDuration={150}
    >
      <SkipLink />
      <AppShell.Header className={classes.surface}>
        <DashboardHeader
          viewer={viewer}
          crumb={crumb}
          menuOpen={menuOpen}
          narrow={narrow}
          onMenu={menu.toggle}
          onNarrow={() => setNarrow(!narrow)}
        />
      </AppShell.Header>
      <AppShell.Navbar className={classes.surface} visibleFrom="md">
        <Sidebar viewer={viewer} current={current} narrow={narrow} onPick={menu.close} />
      </AppShell.Navbar>
      <Drawer
        opened={menuOpen}
        onClose={menu.close}
        size={304}
        padding={0}
        title={<Logo />}
        closeButtonProps={{ 'aria-label': shellTexts.closeMenu }}
        classNames={{ content: classes.drawer, header: classes.drawerHeader, body: classes.drawerBody }}
      >
        <Sidebar viewer={viewer} current={current} narrow={false} onPick={menu.close} />
      </Drawer>
      <AppShell.Main id={CONTENT_ID} tabIndex={-1} className={classes.main}>
        <MaintenanceBanner />
        <StandingBanner viewer={viewer} />
        <div className={classes.content}>{children}</div>
      </AppShell.Main>
    </AppShell>
  );
}
