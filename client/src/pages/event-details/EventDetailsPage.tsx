import { Loader, Text } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { QueryFailure } from '../../apollo/QueryFailure.tsx';
import { EventMissing } from '../../features/events/EventMissing.tsx';
import { useEventDetailsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { eventTexts } from '../../messages/events.ts';
import { labelTexts } from '../../messages/labels.ts';
import { callTexts } from '../../messages/shell.ts';
import { EventArticle } from './EventArticle.tsx';
import classes from './EventDetailsPage.module.css';

graphql(`
  query EventDetails($slug: String!) {
    publishedEvent(slug: $slug) {
      id
      name
      ...EventArticle_event
    }
  }
`);

const DraftPreview = lazy(() => import('./DraftPreview.tsx'));

/** The public page of an event, where its tickets are sold: `/event-details?slug=…`; of a draft, `?preview=<id>`. */
export default function EventDetailsPage() {
  const [search] = useSearchParams();
  const draft = search.get('preview');
  if (draft) {
    return (
      <Suspense fallback={<Waiting />}>
        <DraftPreview id={draft} />
      </Suspense>
    );
  }
  const slug = search.get('slug') ?? '';
  return <PublishedEvent key={slug} slug={slug} />;
}

function Waiting() {
  return (
    <div className={classes.waiting} role="status">
      <Loader aria-hidden />
      <Text c="dimmed">{eventTexts.loading}</Text>
    </div>
  );
}

function PublishedEvent({ slug }: { slug: string }) {
  const query = useEventDetailsQuery({ variables: { slug }, skip: slug === '' });
  const { loading, error, refetch } = query;
  // The sale stays while the event is read again: after a failure, or for another reader of this browser.
  const event = (query.data ?? query.previousData)?.publishedEvent;
  useDocumentTitle(`${event?.name ?? labelTexts.event} · Passa`);

  if (event) return <EventArticle event={event} onChanged={() => void refetch().catch(() => undefined)} />;
  if (loading) return <Waiting />;
  return (
    <div className={classes.page}>
      {error ? (
        <QueryFailure title={callTexts.loadFailed(labelTexts.thisEvent)} error={error} refetch={refetch} />
      ) : (
        <EventMissing slug={slug} />
      )}
    </div>
  );
}
