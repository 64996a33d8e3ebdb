import { Alert, AppShell, Drawer } from '@mantine/core';
import { useDisclosure, useLocalStorage } from '@mantine/hooks';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useLiveMessages } from '../../features/messages/use-live-messages.ts';
import { MaintenanceBanner } from '../../features/system/MaintenanceBanner.tsx';
import { useLowStockSubscription } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { eventTexts } from '../../messages/events.ts';
import { standingTexts } from '../../messages/issuers.ts';
import { shellTexts } from '../../messages/shell.ts';
import { isLimited, type Viewer } from '../../session/use-viewer.ts';
import { Logo } from '../../ui/Logo.tsx';
import { notify } from '../../ui/notify.ts';
import { CONTENT_ID, SkipLink } from '../SkipLink.tsx';
import { labelOf, mayOpen, type TabId, tabsFor } from '../tabs.ts';
import { DashboardHeader } from './DashboardHeader.tsx';
import classes from './DashboardShell.module.css';
import { Sidebar } from './Sidebar.tsx';

/** Shows users of an inactive organiser the restrictions and the reason. */
export function StandingBanner({ viewer }: { viewer: Viewer }) {
  const issuer = viewer.user.issuer;
  if (!issuer || issuer.active) return null;
  return (
    <Alert
      role="status"
      color="marigold"
      radius={0}
      icon={<IconAlertTriangle aria-hidden />}
      title={standingTexts.inactive(issuer.name)}
    >
      {issuer.inactiveReason && standingTexts.reason(issuer.inactiveReason)}
    </Alert>
  );
}

graphql(`
  subscription LowStock {
    lowStock {
      event {
        id
      }
      eventName
      available
      lowStock
      soldOut
    }
  }
`);

/**
 * Notifies the organiser when tickets of one of their events run low or sell out. Requires VIEW_SALES: pass whether the
 * viewer has it.
 */
export function useLowStockAlerts(allowed: boolean): void {
  const low = useRef(new Set<string>());
  useLowStockSubscription({
    skip: !allowed,
    ignoreResults: true,
    onData: ({ client, data }) => {
      const alert = data.data?.lowStock;
      if (!alert) return;
      client.cache.modify({
        id: client.cache.identify({ __typename: 'Event', id: alert.event.id }),
        fields: { available: () => alert.available, lowStock: () => alert.lowStock },
      });
      const isNew = !low.current.has(alert.event.id);
      if (alert.lowStock) low.current.add(alert.event.id);
      else low.current.delete(alert.event.id);
      if (alert.soldOut) void notify('info', `${alert.eventName}: ${eventTexts.soldOut}`);
      if (alert.lowStock && isNew)
        void notify('info', `${alert.eventName}: ${eventTexts.onlyLeft(alert.available)}`);
    },
  });
}

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
  const { own, more } = tabsFor(viewer.role, viewer.permissions, isLimited(viewer));
  // Not every tab that a viewer may open is in the sidebar.
  const name =
    mayOpen(current, viewer.role, viewer.permissions, isLimited(viewer)) && labelOf(current, viewer.role);
  const crumb =
    [...own, ...more].find((tab) => tab.id === current)?.label || name || shellTexts.dashboardTitle;
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
