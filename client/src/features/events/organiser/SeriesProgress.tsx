import { Alert, Paper, Progress, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useSeriesProgressQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { locale } from '../../../language/language.ts';
import { staffSeriesTexts as texts } from '../../../messages/staff-series.ts';

graphql(`
  fragment SeriesProgress_series on EventSeries {
    id
    changes {
      id
      kind
      total
      done
      failed
      finishedAt
      failures {
        startDate
        code
        message
      }
    }
  }
`);

graphql(`
  query SeriesProgress($id: ID!) {
    eventSeries(id: $id) {
      id
      dateCount
      draftCount
      upcomingCount
      ...SeriesProgress_series @unmask
    }
  }
`);

interface SeriesProgressProps {
  seriesId: string;
  /** Called when work that was under way is finished. */
  onFinished: () => void;
}

const POLL_MS = 1_500;

/** Progress of work on many dates, as long as it lasts, and dates that were refused. */
export function SeriesProgress({ seriesId, onFinished }: SeriesProgressProps) {
  const { data, startPolling, stopPolling } = useSeriesProgressQuery({
    variables: { id: seriesId },
    fetchPolicy: 'cache-and-network',
  });
  const changes = data?.eventSeries?.changes;
  const isBusy = changes?.some(({ finishedAt }) => !finishedAt) ?? false;
  const wasBusy = useRef(false);
  useEffect(() => {
    if (isBusy) startPolling(POLL_MS);
    else stopPolling();
    if (wasBusy.current && !isBusy) onFinished();
    wasBusy.current = isBusy;
  }, [isBusy, startPolling, stopPolling, onFinished]);
  const latest = changes?.find(({ finishedAt }) => !finishedAt) ?? changes?.[0];
  if (!latest) return null;
  const { kind, total, done, failed, finishedAt, failures } = latest;
  if (finishedAt && failed === 0) return null;
  const words = finishedAt
    ? texts.finished[kind](done.toLocaleString(locale))
    : texts.progress[kind](done.toLocaleString(locale), total.toLocaleString(locale));
  return (
    <Paper withBorder p="lg" mb="lg" component="section" aria-label={words}>
      <Progress.Root size={12} radius="xl">
        <Progress.Section
          value={(100 * (done + failed)) / total}
          color={finishedAt ? 'leaf' : 'marigold.5'}
          aria-label={words}
        />
      </Progress.Root>
      <Text fw={600} mt="xs" className="tabular" role="status">
        {words}
      </Text>
      {!finishedAt && (
        <Text size="sm" c="dimmed">
          {texts.working}
        </Text>
      )}
      {failed > 0 && (
        <Alert color="coral" variant="light" mt="md" icon={<IconAlertTriangle size={20} aria-hidden />}>
          {texts.refused[kind](failed)}
          {failures[0] && `: ${failures[0].message}`}
        </Alert>
      )}
    </Paper>
  );
}
