import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { tabAddress } from '../../../shell/dashboard/tab-address.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { shortWhen } from '../event-dates.ts';
import classes from './SeriesDateRow.module.css';
import { SoldBar } from './SoldBar.tsx';

const SeriesDateRowFragment = graphql(`
  fragment SeriesDateRow_event on Event {
    id
    status
    startDate
    timeZone
    tiers {
      id
      generated
      sold
    }
  }
`);

/** One date of a show with its state and sales; the row leads to its page. */
export function SeriesDateRow({ event: ref }: { event: FragmentType<typeof SeriesDateRowFragment> }) {
  const event = useFragment(SeriesDateRowFragment, ref);
  const when = shortWhen(event.startDate, event.timeZone);
  const sum = (key: 'generated' | 'sold') => event.tiers.reduce((total, tier) => total + tier[key], 0);
  return (
    <li>
      <Link to={tabAddress('events', { event: event.id })} className={classes.row}>
        <Text fw={600} span>
          <time dateTime={event.startDate}>{when}</time>
        </Text>
        <StatusBadge status={event.status} />
        <div className={classes.sold}>
          <SoldBar sold={sum('sold')} generated={sum('generated')} label={labelTexts.ticketsOf(when)} />
        </div>
      </Link>
    </li>
  );
}
