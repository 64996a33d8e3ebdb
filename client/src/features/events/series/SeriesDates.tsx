import { Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { SeriesDates_EventFragment } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { eventTexts } from '../../../messages/events.ts';
import { seriesTexts as texts } from '../../../messages/series.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { priceText } from '../EventCard.tsx';
import { byMonth, shortWhen } from '../event-dates.ts';
import classes from './SeriesDates.module.css';

const SeriesDateFragment = graphql(`
  fragment SeriesDates_event on Event {
    id
    slug
    venue
    startDate
    timeZone
    available
    lowStock
    lowestPrice {
      ...Money @unmask
    }
  }
`);

interface SeriesDatesProps {
  dates: readonly FragmentType<typeof SeriesDateFragment>[];
  /** Of the show; a date elsewhere names its own. */
  venue: string | null;
}

type ShownDate = SeriesDates_EventFragment;

/** Dates of a show for visitors by month, each with what is left of it; a line leads to the page of the date. */
export function SeriesDates({ dates: refs, venue }: SeriesDatesProps) {
  const dates = useFragment(SeriesDateFragment, refs);
  return byMonth(dates).map(([month, ofMonth]) => (
    <section key={month}>
      <Title order={3} size="h5" mt="md" mb={4}>
        {month}
      </Title>
      <ul className={classes.list}>
        {ofMonth.map((date) => (
          <DateLine key={date.id} date={date} venue={venue} />
        ))}
      </ul>
    </section>
  ));
}

function DateLine({ date, venue }: { date: ShownDate; venue: string | null }) {
  const { startDate, timeZone, available, lowestPrice } = date;
  return (
    <li>
      <Link to={`/event-details?slug=${encodeURIComponent(date.slug)}`} className={classes.line}>
        <div className="min-0">
          <time dateTime={startDate} className={classes.when}>
            {shortWhen(startDate, timeZone)}
          </time>
          {date.venue !== venue && (
            <Text size="sm" c="dimmed" className="break-anywhere">
              {date.venue}
            </Text>
          )}
        </div>
        <div className={classes.state}>
          {available === 0 && lowestPrice && <StatusBadge status="refused" label={eventTexts.soldOut} />}
          {date.lowStock && <StatusBadge status="due" label={texts.few(available)} />}
          {available > 0 && lowestPrice && (
            <Text span fw={600} className="tabular">
              {priceText(lowestPrice)}
            </Text>
          )}
        </div>
      </Link>
    </li>
  );
}
