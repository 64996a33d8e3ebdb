import { Anchor, Button, Group, SegmentedControl, Skeleton, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconCalendarOff, IconCalendarPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { QueryFailure } from '../../apollo/QueryFailure.tsx';
import { seriesCalendarAddress } from '../../features/events/calendar-address.ts';
import { Cover } from '../../features/events/cover/Cover.tsx';
import { dayWithYear, shortWhen } from '../../features/events/event-dates.ts';
import { FormattedText } from '../../features/events/FormattedText.tsx';
import { Share } from '../../features/events/Share.tsx';
import { SeriesDates } from '../../features/events/series/SeriesDates.tsx';
import type { SeriesPageQuery } from '../../gql/graphql.ts';
import { useSeriesPageQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { eventTexts } from '../../messages/events.ts';
import { labelTexts } from '../../messages/labels.ts';
import { buyingTexts } from '../../messages/purchases.ts';
import { seriesTexts as texts } from '../../messages/series.ts';
import { callTexts, fallbackTexts } from '../../messages/shell.ts';
import { siteOrigin } from '../../session/site-origin.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { SkeletonCards } from '../../ui/SkeletonCards.tsx';
import { localDay } from '../../ui/zones.ts';
import classes from './SeriesPage.module.css';

const SeriesMonth = lazy(() => import('../../features/events/series/SeriesMonth.tsx'));

graphql(`
  query SeriesPage($slug: String!, $first: Int!, $after: String) {
    publishedSeries(slug: $slug) {
      id
      name
      slug
      upcomingCount
      firstDate
      nextAvailable {
        id
        slug
        startDate
        timeZone
      }
      dates(first: $first, after: $after) {
        pageInfo {
          ...Page @unmask
        }
        nodes {
          id
          name
          venue
          startDate
          timeZone
          available
          descriptionBlocks {
            ...FormattedText_block
          }
          issuer {
            id
            name
            slug
          }
          ...Cover_event
          ...SeriesDates_event
        }
      }
    }
  }
`);

const PAGE = 20;

/** The public page of a show with many dates: `/series/{slug}`. */
export default function SeriesPage() {
  const { slug = '' } = useParams();
  const { data, loading, error, refetch, fetchMore } = useSeriesPageQuery({
    variables: { slug, first: PAGE },
  });
  const series = data?.publishedSeries;
  useDocumentTitle(`${series?.name ?? texts.series} · Passa`);
  if (series) {
    const more = () => fetchMore({ variables: { after: series.dates.pageInfo.endCursor } });
    return <SeriesView key={series.id} series={series} loading={loading} onMore={more} />;
  }
  return (
    <div className={classes.page}>
      {loading && (
        <>
          <Skeleton className={classes.cover} radius="lg" />
          <SkeletonCards label={texts.loading} count={2} />
        </>
      )}
      {!loading && error && (
        <QueryFailure title={callTexts.loadFailed(texts.thisSeries)} error={error} refetch={refetch} />
      )}
      {!loading && !error && (
        <EmptyState
          title={texts.notFound}
          message={texts.notFoundBody}
          icon={<IconCalendarOff size={30} />}
          order={1}
        >
          <Button component={Link} to="/events">
            {fallbackTexts.browseEvents}
          </Button>
        </EmptyState>
      )}
    </div>
  );
}

type ShownSeries = NonNullable<SeriesPageQuery['publishedSeries']>;

interface SeriesViewProps {
  series: ShownSeries;
  loading: boolean;
  onMore: () => Promise<unknown>;
}

function SeriesView({ series, loading, onMore }: SeriesViewProps) {
  const { name, slug, dates, upcomingCount, firstDate } = series;
  const [next] = dates.nodes;
  if (!next || !firstDate) {
    return (
      <div className={classes.page}>
        <Title order={1} className={classes.name} mb="lg">
          {name}
        </Title>
        <EmptyState title={texts.none} message={texts.noneBody} icon={<IconCalendarOff size={30} />}>
          <Button component={Link} to="/events">
            {fallbackTexts.browseEvents}
          </Button>
        </EmptyState>
      </div>
    );
  }
  return (
    <article className={classes.page}>
      <Cover
        event={next}
        width={1600}
        height={480}
        sizes="(min-width: 80em) 1240px, 100vw"
        eager
        className={classes.cover}
      />
      <header className={classes.head}>
        <Title order={1} className={classes.name}>
          {name}
        </Title>
        <Text size="lg" mt="sm" fw={600}>
          {texts.datesFrom(texts.dates(upcomingCount), dayWithYear(firstDate, next.timeZone))}
        </Text>
        <Text c="dimmed">{next.venue}</Text>
        <Text c="dimmed" mb="sm">
          {labelTexts.by}{' '}
          <Anchor component={Link} to={`/issuers/${next.issuer.slug}`} underline="always" inherit>
            {next.issuer.name}
          </Anchor>
        </Text>
        <Group gap="sm">
          <Button
            component="a"
            href={seriesCalendarAddress(slug)}
            variant="default"
            leftSection={<IconCalendarPlus size={18} aria-hidden />}
          >
            {buyingTexts.addToCalendar}
          </Button>
          <Share name={name} url={`${siteOrigin}/series/${encodeURIComponent(slug)}`} />
        </Group>
      </header>
      <div className={classes.columns}>
        <Dates series={series} loading={loading} onMore={onMore} />
        <section>
          <Title order={2} size="h3" mb="sm">
            {labelTexts.aboutEvent}
          </Title>
          <FormattedText blocks={next.descriptionBlocks} />
        </section>
      </div>
    </article>
  );
}

function Dates({ series, loading, onMore }: SeriesViewProps) {
  const { id, dates, nextAvailable } = series;
  const [view, setView] = useState<'list' | 'month'>('list');
  const [next] = dates.nodes;
  const venue = next?.venue ?? null;
  return (
    <section>
      <div className={classes.bar}>
        <Title order={2} size="h3">
          {texts.upcoming}
        </Title>
        <SegmentedControl
          aria-label={eventTexts.view}
          value={view}
          onChange={(value) => setView(value === 'month' ? 'month' : 'list')}
          data={[
            { value: 'list', label: eventTexts.asList },
            { value: 'month', label: eventTexts.asMonth },
          ]}
        />
      </div>
      {next && nextAvailable?.id !== next.id && (
        <Text mb="sm">
          {nextAvailable ? (
            <Anchor
              component={Link}
              to={`/event-details?slug=${encodeURIComponent(nextAvailable.slug)}`}
              underline="always"
            >
              {texts.nextFree(shortWhen(nextAvailable.startDate, nextAvailable.timeZone))}
            </Anchor>
          ) : (
            texts.allSoldOut
          )}
        </Text>
      )}
      {view === 'list' ? (
        <>
          <SeriesDates dates={dates.nodes} venue={venue} />
          {dates.pageInfo.hasNextPage && (
            <MoreButton label={texts.moreDates} loading={loading} onMore={onMore} />
          )}
        </>
      ) : (
        <Suspense fallback={<Skeleton height={320} radius="lg" />}>
          <SeriesMonth
            seriesId={id}
            first={next ? localDay(next.startDate, next.timeZone) : null}
            venue={venue}
          />
        </Suspense>
      )}
    </section>
  );
}
