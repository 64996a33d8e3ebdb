import { Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { SeriesDateRows_EventFragment } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { tabAddress } from '../../../shell/dashboard/tab-address.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { byMonth, shortWhen } from '../event-dates.ts';
import classes from './SeriesDateRows.module.css';
import { SoldBar } from './SoldBar.tsx';

const SeriesDateRowFragment = graphql(`
  fragment SeriesDateRows_event on Event {
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

/** Dates of a show by month, each with its state and sales; a row leads to the page of the date. */
export function SeriesDateRows({
  events: refs,
}: {
  events: readonly FragmentType<typeof SeriesDateRowFragment>[];
}) {
  const events = useFragment(SeriesDateRowFragment, refs);
  return byMonth(events).map(([month, ofMonth]) => (
    <section key={month}>
      <Title order={2} size="h5" mt="lg" mb={4}>
        {month}
      </Title>
      <ul className="plain-list">
        {ofMonth.map((event) => (
          <DateRow key={event.id} event={event} />
        ))}
      </ul>
    </section>
  ));
}

function DateRow({ event }: { event: SeriesDateRows_EventFragment }) {
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
