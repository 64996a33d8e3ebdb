import { Alert, Anchor } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { QueryFailure } from '../../apollo/QueryFailure.tsx';
import { EventMissing } from '../../features/events/EventMissing.tsx';
import { useDraftPreviewQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { eventTexts } from '../../messages/events.ts';
import { labelTexts } from '../../messages/labels.ts';
import { callTexts } from '../../messages/shell.ts';
import { staffEventTexts as texts } from '../../messages/staff-events.ts';
import { tabAddress } from '../../shell/dashboard/tab-address.ts';
import { SkeletonBlock } from '../../ui/SkeletonBlock.tsx';
import { EventArticle } from './EventArticle.tsx';
import classes from './EventDetailsPage.module.css';

graphql(`
  query DraftPreview($id: ID!) {
    event(id: $id) {
      id
      ...EventArticle_event
    }
  }
`);

/** The page of a draft as buyers will see it, for its organiser's team. Its tickets cannot be bought. */
export default function DraftPreview({ id }: { id: string }) {
  const { data, loading, error, refetch } = useDraftPreviewQuery({ variables: { id } });
  const event = data?.event;
  return (
    <>
      <div className={classes.page}>
        <Alert color="marigold" icon={<IconEye aria-hidden />} mb="md">
          {texts.previewBanner}{' '}
          <Anchor component={Link} to={tabAddress('events', { event: id })} underline="always">
            {texts.previewBack}
          </Anchor>
        </Alert>
        {!event && loading && <SkeletonBlock label={eventTexts.loading} height={420} />}
        {!event && !loading && error && (
          <QueryFailure title={callTexts.loadFailed(labelTexts.thisEvent)} error={error} refetch={refetch} />
        )}
        {!event && !loading && !error && <EventMissing slug="" />}
      </div>
      {event && <EventArticle event={event} onChanged={() => undefined} isPreview />}
    </>
  );
}
