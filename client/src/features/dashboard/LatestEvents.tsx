import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { labelTexts } from '../../messages/labels.ts';
import { tabAddress } from '../../shell/dashboard/tab-address.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { Cover } from '../events/cover/Cover.tsx';
import { shortWhen } from '../events/event-dates.ts';
import { SoldBar } from '../events/organiser/SoldBar.tsx';
import classes from './LatestEvents.module.css';

const LatestEventFragment = graphql(`
  fragment LatestEvents_event on Event {
    id
    category
    name
    status
    startDate
    timeZone
    tiers {
      id
      generated
      sold
    }
    ...Cover_event
  }
`);

/** The organiser's newest events with their sales. */
export function LatestEvents({
  events: refs,
}: {
  events: readonly FragmentType<typeof LatestEventFragment>[];
}) {
  const events = useFragment(LatestEventFragment, refs);
  return (
    <ul className="plain-list">
      {events.map((event) => (
        <li key={event.id} className={classes.item}>
          <Link to={tabAddress('events', { event: event.id })} className={classes.line}>
            <Cover event={event} width={160} height={112} sizes="120px" className={classes.art} />
            <div className="min-0">
              <div className={classes.head}>
                <Text fw={600} span className={classes.name}>
                  {event.name}
                </Text>
                <StatusBadge status={event.status} flex="none" />
              </div>
              <Text size="sm" c="dimmed">
                {shortWhen(event.startDate, event.timeZone)}
              </Text>
            </div>
            <div className={classes.sales}>
              <SoldBar
                sold={event.tiers.reduce((total, tier) => total + tier.sold, 0)}
                generated={event.tiers.reduce((total, tier) => total + tier.generated, 0)}
                label={labelTexts.ticketsOf(event.name)}
              />
            </div>
          </Link>
        </li>
      ))}
    </ul>
  );
}
