import { TicketSummary } from '../../../../features/events/organiser/TicketSummary.tsx';
import { LaunchPanel } from '../../../../features/first-hour/LaunchPanel.tsx';
import { SharePanel } from '../../../../features/first-hour/SharePanel.tsx';
import { TryDoor } from '../../../../features/first-hour/TryDoor.tsx';
import { useEventOverviewQuery } from '../../../../gql/hooks/index.ts';
import { graphql } from '../../../../gql/index.ts';
import { EventFacts } from '../EventFacts.tsx';
import classes from '../EventView.module.css';
import { EventTab, seesFigures, type TabProps } from './EventTab.tsx';

graphql(`
  query EventOverview($eventId: ID!, $figures: Boolean!) {
    event(id: $eventId) {
      id
      status
      timeZone
      viewerCanEdit
      viewerCanCreateTickets
      tiers {
        id
      }
      ...EventFacts_event
      ...TicketSummary_event
      ...LaunchPanel_event
      ...SharePanel_event
    }
  }
`);

/** An event at a glance: the next step, its tickets and its details. */
export default function OverviewTab({ eventId, viewer }: TabProps) {
  const figures = seesFigures(viewer);
  const query = useEventOverviewQuery({ variables: { eventId, figures } });
  return (
    <EventTab query={query} event={query.data?.event}>
      {(event) => {
        const { viewerCanEdit, viewerCanCreateTickets } = event;
        const hasTickets = event.tiers.length > 0;
        const isPublished = event.status === 'PUBLISHED';
        return (
          <div className={classes.columns}>
            <div className={classes.stack}>
              {event.status === 'DRAFT' && hasTickets && viewerCanEdit && <LaunchPanel event={event} />}
              <TicketSummary
                event={event}
                mayManageTiers={false}
                figures={figures}
                mayCreate={viewerCanCreateTickets}
              />
              {isPublished && viewerCanCreateTickets && hasTickets && (
                <TryDoor eventId={event.id} timeZone={event.timeZone} />
              )}
              {isPublished && viewerCanEdit && <SharePanel event={event} />}
            </div>
            <div className={classes.stack}>
              <EventFacts event={event} />
            </div>
          </div>
        );
      }}
    </EventTab>
  );
}
