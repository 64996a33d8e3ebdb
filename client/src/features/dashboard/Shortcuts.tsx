import { Text } from '@mantine/core';
import {
  type Icon,
  IconBuildingStore,
  IconCalendarPlus,
  IconChevronRight,
  IconCompass,
  IconQrcode,
  IconSearch,
  IconTicket,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { tabAddress } from '../../shell/dashboard/tab-address.ts';
import { dashboardTexts as texts } from '../../texts/dashboard.ts';
import type { FigureGroup } from './figure-group.ts';
import classes from './Shortcuts.module.css';

interface Shortcut {
  label: string;
  to: string;
  icon: Icon;
}

const VALIDATE: Shortcut = { label: texts.validateTickets, to: tabAddress('validate'), icon: IconQrcode };

const SHORTCUTS: Partial<Record<FigureGroup, Shortcut[]>> = {
  organizer: [
    { label: texts.createEvent, to: tabAddress('events', { view: 'create' }), icon: IconCalendarPlus },
    VALIDATE,
    { label: texts.partnerships, to: tabAddress('partnerships'), icon: IconBuildingStore },
  ],
  attendee: [
    { label: texts.browseEvents, to: tabAddress('browse-events'), icon: IconCompass },
    { label: texts.myTickets, to: tabAddress('my-tickets'), icon: IconTicket },
  ],
  validator: [VALIDATE, { label: texts.searchTickets, to: tabAddress('search'), icon: IconSearch }],
};

/** What a role mostly comes here to do. */
export function Shortcuts({ group }: { group: FigureGroup }) {
  const shortcuts = SHORTCUTS[group];
  if (!shortcuts) return null;
  return (
    <nav aria-label="Shortcuts">
      <ul className={classes.list}>
        {shortcuts.map(({ label, to, icon: Icon }) => (
          <li key={label}>
            <Link to={to} className={classes.link}>
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
