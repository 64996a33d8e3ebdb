import { Button, Group, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { IconCalendarOff, IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { PagedList } from '../../../apollo/PagedList.tsx';
import { AddDatesButton } from '../../../features/events/organiser/AddDatesButton.tsx';
import { SeriesDateRows } from '../../../features/events/organiser/SeriesDateRows.tsx';
import { SeriesProgress } from '../../../features/events/organiser/SeriesProgress.tsx';
import { useLiveEventStats } from '../../../features/events/organiser/use-live-event-stats.ts';
import { ExportButton } from '../../../features/reports/ExportButton.tsx';
import { useLatestDateQuery, useManagedSeriesQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { eventTexts } from '../../../messages/events.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { seriesTexts } from '../../../messages/series.ts';
import { callTexts } from '../../../messages/shell.ts';
import { staffEventTexts } from '../../../messages/staff-events.ts';
import { staffSeriesTexts as texts } from '../../../messages/staff-series.ts';
import { useCan } from '../../../session/use-viewer.ts';
import { tabAddress } from '../../../shell/dashboard/tab-address.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { notify } from '../../../ui/notify.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { BackToEvents } from './EventNav.tsx';

graphql(`
  query ManagedSeries($id: ID!, $ended: Boolean!, $first: Int!, $after: String, $order: StartOrder!) {
    eventSeries(id: $id) {
      id
      name
      slug
      upcomingCount
      dateCount
      draftCount
      allDates(ended: $ended, first: $first, after: $after, order: $order) {
        totalCount
        pageInfo {
          ...Page @unmask
        }
        nodes {
          id
          ...SeriesDateRows_event
        }
      }
    }
  }
`);

graphql(`
  query LatestDate($id: ID!) {
    eventSeries(id: $id) {
      id
      allDates(ended: false, first: 1, order: LATEST_FIRST) {
        nodes {
          id
          ...AddDatesButton_event
        }
      }
      past: allDates(ended: true, first: 1, order: LATEST_FIRST) {
        nodes {
          id
          ...AddDatesButton_event
        }
      }
    }
  }
`);

const PAGE = 50;

/** A show with many dates for its organiser: the progress of work on them, and the dates with their sales. */
export function SeriesView({ id }: { id: string }) {
  const navigate = useNavigate();
  const [ended, setEnded] = useState(false);
  const query = useManagedSeriesQuery({
    variables: { id, ended, first: PAGE, order: ended ? 'LATEST_FIRST' : 'SOONEST_FIRST' },
  });
  const latest = useLatestDate(id);
  useLiveEventStats(useCan('VIEW_SALES'));
  const mayPublish = useCan('PUBLISH_EVENTS');
  const series = query.data?.eventSeries ?? query.previousData?.eventSeries;
  const refetch = () => {
    void query.refetch().catch(() => undefined);
    latest.refetch();
  };
  if (!series && !query.loading && !query.error) {
    return (
      <>
        <BackToEvents />
        <EmptyState
          title={texts.missing}
          message={texts.missingBody}
          icon={<IconCalendarOff size={30} />}
          order={1}
        >
          <Button component={Link} to={tabAddress('events')}>
            {staffEventTexts.back}
          </Button>
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <BackToEvents />
      {series && (
        <PageTitle
          title={series.name}
          lead={
            <Group gap="sm">
              <Text span>{texts.dates(series.dateCount ?? 0)}</Text>
              {(series.draftCount ?? 0) > 0 && <Text span>· {texts.drafts(series.draftCount ?? 0)}</Text>}
            </Group>
          }
        >
          {series.upcomingCount > 0 && (
            <>
              <Button
                component={Link}
                to={`/series/${encodeURIComponent(series.slug)}`}
                variant="subtle"
                size="sm"
                leftSection={<IconExternalLink size={18} aria-hidden />}
              >
                {texts.publicPage}
              </Button>
              <CopyButton
                value={`${window.location.origin}/series/${encodeURIComponent(series.slug)}`}
                label={texts.copyLink(series.name)}
                words={labelTexts.copyLink}
                onCopied={() => void notify('success', eventTexts.linkCopied)}
              />
            </>
          )}
          <DatesReport seriesId={id} />
          {latest.date && (
            <AddDatesButton
              event={latest.date}
              mayPublish={mayPublish}
              onAdded={(seriesId) => {
                void navigate(tabAddress('events', { series: seriesId }));
                refetch();
              }}
            />
          )}
        </PageTitle>
      )}
      {series && <SeriesProgress seriesId={id} onFinished={refetch} />}
      <SegmentedControl
        mb="md"
        aria-label={eventTexts.view}
        value={ended ? 'past' : 'upcoming'}
        onChange={(value) => setEnded(value === 'past')}
        data={[
          { value: 'upcoming', label: texts.upcoming },
          { value: 'past', label: texts.past },
        ]}
      />
      <PagedList
        query={query}
        list={query.data?.eventSeries?.allDates ?? undefined}
        failure={callTexts.loadFailed(texts.theSeries)}
        more={texts.moreDates}
        skeleton={<Skeleton height={320} radius="lg" role="status" aria-label={seriesTexts.loading} />}
        empty={
          <EmptyState
            title={ended ? texts.nonePast : texts.noneUpcoming}
            message={texts.noneBody}
            icon={<IconCalendarOff size={30} />}
            order={2}
          />
        }
      >
        {(dates) => <SeriesDateRows events={dates} />}
      </PagedList>
    </>
  );
}

/** The figures of each date as a file, for people who see sales. */
function DatesReport({ seriesId }: { seriesId: string }) {
  return useCan('VIEW_SALES') && <ExportButton table="dates" filter={{ seriesId }} size="sm" />;
}

/** The date that new ones are copied from: the last one. */
function useLatestDate(id: string) {
  const { data, refetch } = useLatestDateQuery({ variables: { id } });
  const date = data?.eventSeries?.allDates?.nodes[0] ?? data?.eventSeries?.past?.nodes[0];
  return { date, refetch: () => void refetch().catch(() => undefined) };
}
