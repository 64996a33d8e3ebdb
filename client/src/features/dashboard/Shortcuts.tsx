import { Text } from '@mantine/core';
import {
  type Icon,
  IconBuildingStore,
  IconCalendarPlus,
  IconChevronRight,
  IconCoin,
  IconCompass,
  IconQrcode,
  IconSearch,
  IconTicket,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { dashboardTexts as texts } from '../../messages/dashboard.ts';
import { labelTexts } from '../../messages/labels.ts';
import { isLimited, type Viewer } from '../../session/use-viewer.ts';
import { tabAddress } from '../../shell/dashboard/tab-address.ts';
import { mayOpen, type TabId } from '../../shell/tabs.ts';
import { type CounterGroup, counterGroup } from './counter-group.ts';
import classes from './Shortcuts.module.css';

interface Shortcut {
  label: string;
  tab: TabId;
  rest?: Record<string, string>;
  icon: Icon;
}

const VALIDATE: Shortcut = { label: texts.validateTickets, tab: 'validate', icon: IconQrcode };

const REVENUE: Shortcut = { label: texts.revenue, tab: 'revenue', icon: IconCoin };
const CONTRACTS: Shortcut = { label: texts.contracts, tab: 'partnerships', icon: IconBuildingStore };

const SHORTCUTS: Partial<Record<CounterGroup, Shortcut[]>> = {
  organizer: [
    { label: texts.createEvent, tab: 'events', rest: { view: 'create' }, icon: IconCalendarPlus },
    VALIDATE,
    { label: texts.partnerships, tab: 'partnerships', icon: IconBuildingStore },
  ],
  finance: [REVENUE, CONTRACTS],
  signatory: [CONTRACTS, REVENUE],
  attendee: [
    { label: texts.browseEvents, tab: 'browse-events', icon: IconCompass },
    { label: texts.myTickets, tab: 'my-tickets', icon: IconTicket },
  ],
  validator: [VALIDATE, { label: texts.searchTickets, tab: 'search', icon: IconSearch }],
};

/** Links to the most frequent tasks of a role. */
export function Shortcuts({ viewer }: { viewer: Viewer }) {
  const shortcuts = SHORTCUTS[counterGroup(viewer.role)]?.filter(({ tab }) =>
    mayOpen(tab, viewer.role, viewer.permissions, isLimited(viewer)),
  );
  if (!shortcuts) return null;
  return (
    <nav aria-label={labelTexts.shortcuts}>
      <ul className={classes.list}>
        {shortcuts.map(({ label, tab, rest, icon: Icon }) => (
          <li key={label}>
            <Link to={tabAddress(tab, rest)} className={classes.link}>
              <Icon size={22} stroke={1.7} aria-hidden />
              <Text span fw={600}>
                {label}
              </Text>
              <IconChevronRight size={18} className={classes.go} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
