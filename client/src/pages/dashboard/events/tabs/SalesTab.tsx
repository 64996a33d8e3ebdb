import { GuestLists } from '../../../../features/events/organiser/GuestLists.tsx';
import { SaleSwitch } from '../../../../features/selling/SaleSwitch.tsx';
import { SellingRules } from '../../../../features/selling/SellingRules.tsx';
import { useSalesOfEventQuery } from '../../../../gql/hooks/index.ts';
import { graphql } from '../../../../gql/index.ts';
import classes from '../EventView.module.css';
import { EventTab, type TabProps } from './EventTab.tsx';

graphql(`
  query SalesOfEvent($eventId: ID!) {
    event(id: $eventId) {
      id
      viewerCanEdit
      viewerCanCreateTickets
      ...GuestLists_event
      ...SaleSwitch_event
    }
  }
`);

/** How the tickets of an event are sold: where, its rules, and guest lists. */
export default function SalesTab({ eventId, viewer }: TabProps) {
  const query = useSalesOfEventQuery({ variables: { eventId } });
  return (
    <EventTab query={query} event={query.data?.event}>
      {(event) => (
        <div className={classes.stack}>
          {event.viewerCanEdit && <SaleSwitch event={event} />}
          {event.viewerCanEdit && viewer.permissions.includes('MANAGE_TIERS') && (
            <SellingRules eventId={event.id} />
          )}
          {event.viewerCanCreateTickets && <GuestLists event={event} />}
        </div>
      )}
    </EventTab>
  );
}
