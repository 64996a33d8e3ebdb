import { TicketLookup } from '../../../features/tickets/TicketLookup.tsx';
import { TicketSearch } from '../../../features/tickets/TicketSearch.tsx';
import { labelTexts } from '../../../messages/labels.ts';
import { ticketTexts } from '../../../messages/tickets.ts';
import { useCan } from '../../../session/use-viewer.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';

/** Search Tickets. */
export default function SearchPanel() {
  const searches = useCan('SEARCH_TICKETS');
  return (
    <>
      <PageTitle
        title={labelTexts.searchTickets}
        lead={searches ? ticketTexts.searchLead : ticketTexts.lookupLead}
      />
      {searches ? <TicketSearch /> : <TicketLookup />}
    </>
  );
}
