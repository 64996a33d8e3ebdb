import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { eventTexts } from '../../../messages/events.ts';
import { seriesTexts as texts } from '../../../messages/series.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { priceText } from '../EventCard.tsx';
import { shortWhen } from '../event-dates.ts';
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

/** Dates of a show for visitors, each with what is left of it; a line leads to the page of the date. */
export function SeriesDates({ dates: refs, venue }: SeriesDatesProps) {
  const dates = useFragment(SeriesDateFragment, refs);
  return (
    <ul className={classes.list}>
      {dates.map((date) => {
        const when = shortWhen(date.startDate, date.timeZone);
        return (
          <li key={date.id}>
            <Link to={`/event-details?slug=${encodeURIComponent(date.slug)}`} className={classes.line}>
              <div className="min-0">
                <time dateTime={date.startDate} className={classes.when}>
                  {when}
                </time>
                {date.venue !== venue && (
                  <Text size="sm" c="dimmed" className="break-anywhere">
                    {date.venue}
                  </Text>
                )}
              </div>
              <div className={classes.state}>
                {date.available === 0 && date.lowestPrice && (
                  <StatusBadge status="refused" label={eventTexts.soldOut} />
                )}
                {date.lowStock && <StatusBadge status="due" label={texts.few(date.available)} />}
                {date.available > 0 && date.lowestPrice && (
                  <Text span fw={600} className="tabular">
                    {priceText(date.lowestPrice)}
                  </Text>
                )}
              </div>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
