import { Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { MoreOf } from '../../apollo/PagedList.tsx';
import { useIssuerPastEventsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { organiserPageTexts as texts } from '../../messages/organiser-pages.ts';
import { LineSkeletons } from '../../ui/LineSkeletons.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { dayWithYear } from '../events/event-dates.ts';
import classes from './PastEvents.module.css';

graphql(`
  query IssuerPastEvents($slug: String!, $first: Int!, $after: String) {
    issuerBySlug(slug: $slug) {
      id
      pastEvents(first: $first, after: $after) {
        pageInfo {
          ...Page @unmask
        }
        nodes {
          id
          name
          venue
          slug
          startDate
          timeZone
        }
      }
    }
  }
`);

const PAGE = 10;

/** The events of an organiser that have ended, latest first; nothing when there are none. */
export function PastEvents({ slug }: { slug: string }) {
  const { data, loading, error, refetch, fetchMore } = useIssuerPastEventsQuery({
    variables: { slug, first: PAGE },
  });
  const list = data?.issuerBySlug?.pastEvents;
  if (list?.nodes.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="past-events">
      <Title order={2} size="h3" id="past-events">
        {texts.past}
      </Title>
      {!list && loading && <LineSkeletons label={texts.loadingPast} />}
      {!list && error && (
        <LoadFailure title={texts.pastFailed} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {list && (
        <ul className={classes.list}>
          {list.nodes.map((event) => (
            <li key={event.id} className={classes.row}>
              <time dateTime={event.startDate} className={classes.day}>
                {dayWithYear(event.startDate, event.timeZone)}
              </time>
              <Link to={`/event-details?slug=${encodeURIComponent(event.slug)}`} className={classes.name}>
                {event.name}
              </Link>
              <span className={classes.venue}>{event.venue}</span>
            </li>
          ))}
        </ul>
      )}
      <MoreOf query={{ loading, fetchMore }} list={list} label={texts.morePast} />
    </section>
  );
}
