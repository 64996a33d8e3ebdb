import { tabAddress } from '../../../shell/dashboard/tab-address.ts';
import { staffEventTexts } from '../../../texts/staff-events.ts';
import { TabLinks } from '../../../ui/TabLinks.tsx';
import type { EventPart } from './event-parts.ts';

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
