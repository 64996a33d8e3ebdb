import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { staffEventTexts } from '../../../messages/staff-events.ts';
import type { Viewer } from '../../../session/use-viewer.ts';
import { tabAddress } from '../../../shell/dashboard/tab-address.ts';
import { TabLinks } from '../../../ui/TabLinks.tsx';
import classes from './BackToEvents.module.css';

export type EventPart = keyof typeof staffEventTexts.parts;

const ORDERS = ['VIEW_SALES', 'MANAGE_TICKETS', 'PROCESS_PAYMENTS'] as const;
const DOOR = ['VALIDATE_TICKETS', 'MANAGE_TICKETS', 'VIEW_SALES', 'VIEW_ALL_DATA'] as const;

/** The rights on one event, as the server states them. */
interface EventRights {
  viewerCanEdit: boolean;
  viewerCanCreateTickets: boolean;
}

/** Returns whether the viewer holds a permission that shows orders. */
export const seesOrders = ({ permissions }: Pick<Viewer, 'permissions'>): boolean =>
  ORDERS.some((permission) => permissions.includes(permission));

/** The tabs of an event's page that the viewer may use, in order. */
export function partsOf(event: EventRights, viewer: Pick<Viewer, 'permissions'>): EventPart[] {
  const shown: Record<EventPart, boolean> = {
    overview: true,
    tickets: event.viewerCanEdit || event.viewerCanCreateTickets,
    orders: seesOrders(viewer),
    guests: viewer.permissions.includes('SEARCH_TICKETS'),
    sales: event.viewerCanEdit || event.viewerCanCreateTickets,
    door: DOOR.some((permission) => viewer.permissions.includes(permission)),
    money: viewer.permissions.includes('VIEW_SALES'),
    messages: event.viewerCanEdit && viewer.permissions.includes('SEND_MESSAGES'),
    settings: event.viewerCanEdit,
  };
  return (Object.keys(shown) as EventPart[]).filter((part) => shown[part]);
}

/** The tab that the address names, or the overview. */
export const partOf = (named: string | null, parts: readonly EventPart[]): EventPart =>
  parts.find((part) => part === named) ?? 'overview';

export function BackToEvents() {
  return (
    <Link to={tabAddress('events')} className={classes.back}>
      <IconArrowLeft size={18} aria-hidden />
      {staffEventTexts.back}
    </Link>
  );
}

interface EventNavProps {
  eventId: string;
  parts: readonly EventPart[];
  current: EventPart;
}

/** The tabs of an event's page, each with an address that can be shared. */
export function EventNav({ eventId, parts, current }: EventNavProps) {
  return (
    <TabLinks
      label={staffEventTexts.partsOfEvent}
      tabs={parts.map((part) => ({
        key: part,
        label: staffEventTexts.parts[part],
        to: tabAddress('events', { event: eventId, part }),
        isCurrent: part === current,
      }))}
    />
  );
}
