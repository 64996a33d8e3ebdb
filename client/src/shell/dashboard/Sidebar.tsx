import { ActionIcon, Avatar, Text, Tooltip } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { UnreadMessages } from '../../features/messages/UnreadMessages.tsx';
import { accountTexts } from '../../messages/account.ts';
import { labelTexts } from '../../messages/labels.ts';
import { shellTexts } from '../../messages/shell.ts';
import { roleLabel } from '../../session/role-label.ts';
import { useLogout } from '../../session/use-logout.ts';
import { isLimited, type Viewer } from '../../session/use-viewer.ts';
import { type Tab, type TabId, tabsFor } from '../tabs.ts';
import classes from './Sidebar.module.css';
import { tabAddress } from './tab-address.ts';
import { TAB_ICONS } from './tab-icons.ts';

/** The signed-in user with their role, the account link, and the logout. */
export function SidebarFooter({ viewer, narrow }: { viewer: Viewer; narrow: boolean }) {
  const logout = useLogout();
  const name = viewer.user.name || viewer.user.email;
  return (
    <div className={classes.footer} data-narrow={narrow || undefined}>
      <Tooltip label={narrow ? name : accountTexts.title} position="right">
        <Link to="/account" className={classes.account} aria-label={narrow ? name : undefined}>
          <Avatar color="teal" radius="xl" variant="filled" aria-hidden>
            {name.charAt(0).toUpperCase()}
          </Avatar>
          {!narrow && (
            <div className={classes.who}>
              <Text fw={600} truncate>
                {name}
              </Text>
              <Text size="xs" c="dimmed" truncate>
                {roleLabel(viewer.role)}
              </Text>
            </div>
          )}
        </Link>
      </Tooltip>
      <Tooltip label={shellTexts.logout} position="right">
        <ActionIcon aria-label={shellTexts.logout} onClick={() => void logout()}>
          <IconLogout size={20} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}

interface SidebarProps {
  viewer: Viewer;
  current: TabId;
  /** Icons only. */
  narrow: boolean;
  onPick: () => void;
}

function TabLink({
  tab,
  current,
  narrow,
  onPick,
}: { tab: Tab } & Pick<SidebarProps, 'current' | 'narrow' | 'onPick'>) {
  const Icon = TAB_ICONS[tab.id];
  const link = (
    <Link
      to={tabAddress(tab.id)}
      className={classes.tab}
      aria-current={tab.id === current ? 'page' : undefined}
      aria-label={narrow ? tab.label : undefined}
      onClick={onPick}
    >
      <Icon size={20} stroke={1.7} aria-hidden />
      {!narrow && <span>{tab.label}</span>}
      {tab.id === 'messages' && <UnreadMessages narrow={narrow} />}
    </Link>
  );
  return narrow ? (
    <Tooltip label={tab.label} position="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}

/** The tabs of a role, other permitted tabs under "More", and the signed-in user. */
export function Sidebar({ viewer, current, narrow, onPick }: SidebarProps) {
  const { own, more } = tabsFor(viewer.role, viewer.permissions, isLimited(viewer));
  const link = (tab: Tab) => (
    <TabLink key={tab.id} tab={tab} current={current} narrow={narrow} onPick={onPick} />
  );
  return (
    <div className={classes.sidebar} data-narrow={narrow || undefined}>
      <nav className={classes.tabs} aria-label={labelTexts.dashboard}>
        {own.map(link)}
        {more.length > 0 && (
          <>
            <div className={classes.more}>{narrow ? <hr /> : shellTexts.more}</div>
            {more.map(link)}
          </>
        )}
      </nav>
      <SidebarFooter viewer={viewer} narrow={narrow} />
    </div>
  );
}
