import { CreateTickets } from '../../../../features/events/organiser/CreateTickets.tsx';
import { TicketSummary } from '../../../../features/events/organiser/TicketSummary.tsx';
import { PoolsPanel } from '../../../../features/selling/PoolsPanel.tsx';
import { useTicketsOfEventQuery } from '../../../../gql/hooks/index.ts';
import { graphql } from '../../../../gql/index.ts';
import classes from '../EventView.module.css';
import { EventTab, seesFigures, type TabProps } from './EventTab.tsx';

graphql(`
  query TicketsOfEvent($eventId: ID!, $figures: Boolean!) {
    event(id: $eventId) {
      id
      viewerCanEdit
      viewerCanCreateTickets
      tiers {
        id
      }
      ...TicketSummary_event
      ...CreateTickets_event
    }
  }
`);

/** The tiers of an event, and the form that adds some. */
export default function TicketsTab({ eventId, viewer }: TabProps) {
  const figures = seesFigures(viewer);
  const query = useTicketsOfEventQuery({ variables: { eventId, figures } });
  return (
    <EventTab query={query} event={query.data?.event}>
      {(event) => (
        <div className={classes.stack}>
          <TicketSummary
            event={event}
            mayManageTiers={event.viewerCanEdit && viewer.permissions.includes('MANAGE_TIERS')}
            figures={figures}
          />
          {event.tiers.length > 0 && event.viewerCanEdit && viewer.permissions.includes('MANAGE_TIERS') && (
            <PoolsPanel eventId={event.id} figures={figures} />
          )}
          {event.viewerCanCreateTickets && <CreateTickets event={event} figures={figures} />}
        </div>
      )}
    </EventTab>
  );
}
