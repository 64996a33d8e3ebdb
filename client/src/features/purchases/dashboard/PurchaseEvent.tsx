import { Text, Title } from '@mantine/core';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { Cover } from '../../events/cover/Cover.tsx';
import { fullWhen } from '../../events/event-dates.ts';
import { OwnTime } from '../../events/OwnTime.tsx';
import classes from './PurchaseModal.module.css';

const PurchaseEventFragment = graphql(`
  fragment PurchaseEvent_event on Event {
    id
    category
    name
    venue
    startDate
    timeZone
    endDate
    ...Cover_event
  }
`);

interface PurchaseEventProps {
  event: FragmentType<typeof PurchaseEventFragment>;
  /** Heading level of the event's name. */
  order?: 2 | 3;
}

/** Summary of the event being bought. */
export function PurchaseEvent({ event: ref, order = 3 }: PurchaseEventProps) {
  const event = useFragment(PurchaseEventFragment, ref);
  const when = fullWhen(event.startDate, event.endDate, event.timeZone);
  return (
    <div className={classes.event}>
      <Cover event={event} width={320} height={220} sizes="92px" className={classes.art} />
      <div className="min-0 break-anywhere">
        <Title order={order} size="h4">
          {event.name}
        </Title>
        <Text size="sm" c="dimmed">
          {when.date}, {when.time}
          <OwnTime at={event.startDate} zone={event.timeZone} />
        </Text>
        <Text size="sm" c="dimmed">
          {event.venue}
        </Text>
      </div>
    </div>
  );
}
